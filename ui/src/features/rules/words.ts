import { call } from '../../lib/call.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { t } from '../../lib/words.svelte';

/** What a wording describes: a term or keyword, or a figure. */
export interface About {
  game: string;
  of: 'term' | 'figure';
  about: string;
}

/** Saves the user's own wording, with a toast that undoes it. */
export async function writeOwn({ game, of, about }: About, text: string): Promise<void> {
  const kept = await call('write_own_word', { game, of, about, text });
  if (kept.text === kept.before) return;
  const said = kept.text === '' ? 'rules-own-removed' : 'rules-own-saved';
  const undo = () => call('write_own_word', { game, of, about, text: kept.before });
  toasts.say(t(said, { name: kept.name }), undo, undefined, `own words ${of} ${about}`);
}
