import type { FluentResource } from '@fluent/bundle';

/** The window's texts in traditional Chinese: `window*.ftl` and what they refer to. */
export default import.meta.glob<FluentResource>('../../../../locales/zh-Hant/{window*,squad-words}.ftl', {
  query: '?words',
  import: 'default',
  eager: true,
});
