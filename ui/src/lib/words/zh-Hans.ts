import type { FluentResource } from '@fluent/bundle';

/** The window's texts in simplified Chinese: `window*.ftl` and what they refer to. */
export default import.meta.glob<FluentResource>('../../../../locales/zh-Hans/{window*,squad-words}.ftl', {
  query: '?words',
  import: 'default',
  eager: true,
});
