/** The words of the window in one language: `window*.ftl` and what they refer to. */
export default import.meta.glob<string>('../../../../locales/zh-Hans/{window*,squad-words}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
});
