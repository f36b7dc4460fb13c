/** How the collection was looked at last: it is so again when a card is closed. */
class Looked {
  /** The figure that was looked for. */
  text = $state('');
  /** Which printings of a set are shown. */
  show = $state<'all' | 'missing' | 'owned'>('all');
}

export const looked = new Looked();
