import type { KeptKind } from '../bindings/KeptKind';
import { type Alike, alike } from './alike';
import type { Attempt } from './attempt.svelte';
import { call } from './call.svelte';
import { dayInWords } from './days';
import type { ListKeys } from './listKeys.svelte';
import { toasts } from './toasts.svelte';
import { t } from './words.svelte';

/** A thing that the user keeps: a squad, match, campaign, game at the table, or tournament. */
export interface Thing {
  id: string;
  name: string;
}

/** Rows of some answers have their id in `uuid`; lists and choices read `id`. */
export const withId = <T extends { uuid: string }>(row: T): T & { id: string } => ({ ...row, id: row.uuid });

/** A thing's name, or the words for one without. */
export function called(kind: KeptKind, { name }: { name: string }): string {
  if (name.trim() === '') return t('shelf-unnamed', { kind });
  // A match is named after its day and the opponent.
  const [, date, opponent] = (kind === 'match' && /^(\d{4}-\d\d-\d\d) (.+)$/.exec(name)) || [];
  return date && opponent ? t('shelf-match', { date: dayInWords(date), opponent }) : name;
}

/** What tells things of the same name apart, by id. */
export function marksOf(kind: KeptKind, things: readonly Alike[]): Map<string, string> {
  return alike(things.map(({ id, name, created }) => ({ id, name: called(kind, { name }), created })));
}

/** A name with its mark, for where only text fits. */
export function marked(name: string, mark: string | undefined): string {
  return mark === undefined ? name : t('shelf-marked', { name, mark });
}

/** Things to choose from by name. */
export function choices(kind: KeptKind, things: readonly Alike[]): Thing[] {
  const marks = marksOf(kind, things);
  return things.map((thing) => ({ id: thing.id, name: marked(called(kind, thing), marks.get(thing.id)) }));
}

const about = (id: string): string => `removed ${id}`;

/** Removes a thing, with a toast that brings it back; `back` runs when it has. */
export async function remove(kind: KeptKind, { id, name }: Thing, back?: () => void): Promise<void> {
  await call('remove_kept', { kind, id });
  // Toasts report their own errors: the list may be gone by then.
  const undo = async () => {
    await call('bring_back_kept', { kind, id });
    back?.();
  };
  toasts.say(t('shelf-removed', { kind, name }), undo, undefined, about(id));
}

/** Brings a removed thing back; says so in place of the toast that offered it. */
export async function bringBack(kind: KeptKind, { id, name }: Thing): Promise<void> {
  await call('bring_back_kept', { kind, id });
  toasts.end(about(id));
  toasts.say(t('shelf-back', { name }));
}

/** What every list of things can do with its rows; `ShelfDialogs` shows its dialogs. */
export class Shelf<T extends { id: string }> {
  /** The thing being renamed, and whether its dialog is open. */
  renamed = $state.raw<Thing>();
  renaming = $state(false);
  /** Whether the removed things are shown. */
  removed = $state(false);

  constructor(
    readonly kind: KeptKind,
    private readonly rows: ListKeys<T>,
    private readonly doing: Attempt,
    /** What a row is called in a toast. */
    private readonly said: (row: T) => string,
  ) {}

  /** Whether a dialog is open, so that keys don't reach the list below. */
  get busy(): boolean {
    return this.renaming || this.removed;
  }

  rename = ({ id, name }: Thing): void => {
    this.renamed = { id, name };
    this.renaming = true;
  };

  showRemoved = (): void => {
    this.removed = true;
  };

  remove = async (row: T): Promise<void> => {
    const thing = { id: row.id, name: this.said(row) };
    await this.rows.remove(row, () => this.doing.run(() => remove(this.kind, thing).then(() => thing)));
  };
}
