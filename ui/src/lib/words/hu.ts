import type { FluentResource } from '@fluent/bundle';

/** The window's texts in Hungarian: `window*.ftl` and what they refer to. */
export default import.meta.glob<FluentResource>('../../../../locales/hu/{window*,squad-words}.ftl', {
  query: '?words',
  import: 'default',
  eager: true,
});
