import type { FluentResource } from '@fluent/bundle';

/** The window's texts in English: `window*.ftl` and what they refer to. */
export default import.meta.glob<FluentResource>('../../../../locales/en/{window*,squad-words}.ftl', {
  query: '?words',
  import: 'default',
  eager: true,
});
