import type { CampaignStep } from '../../../bindings/CampaignStep';
import type { PaperForm } from '../../../bindings/PaperForm';
import { isWhole } from '../steps/result.svelte';

/** A mission of a paper log as entered; empty strings where unknown. */
export interface PaperRow {
  /** Its stage, from 0; null for a forced mission. */
  stage: number | null;
  name: string;
  winner: string;
  outcome: string | null;
}

/** What a side or a hero has, as entered. */
export interface PaperBook {
  left: Record<string, number | null>;
  cards: string[];
}

/** A paper log as entered. */
export interface PaperDraft {
  rows: PaperRow[];
  /** The upgrade in progress; empty if a mission is next. */
  upgrade: string;
  /** The active side missions; null if they are drawn at random. */
  active: string[] | null;
  books: Record<string, PaperBook>;
}

export type PaperStep = Extract<CampaignStep, { do: 'paper' }>;

export const freshDraft = (): PaperDraft => ({
  rows: [{ stage: 0, name: '', winner: '', outcome: null }],
  upgrade: '',
  active: null,
  books: {},
});

/** The stage after those of the rows; undefined if the log is complete. */
export function nextStage(form: PaperForm, rows: PaperRow[]): number | undefined {
  const last = rows.findLast((row) => row.stage !== null)?.stage ?? -1;
  if (form.stages.some((stage) => stage.stage === last && stage.ends)) return undefined;
  return form.stages.find((stage) => stage.stage > last)?.stage;
}

/** The missions a row may contain; only one if there is no choice. */
export function missionsOf(form: PaperForm, row: PaperRow): { id: string; name: string }[] {
  if (row.stage === null) return form.forced;
  return form.stages.find((stage) => stage.stage === row.stage)?.missions ?? [];
}

/** What a side or a hero has as entered; empty if nothing was. */
export function bookOf(draft: PaperDraft, who: string): PaperBook {
  return draft.books[who] ?? { left: {}, cards: [] };
}

/** Whether every amount is a valid number. */
export function isSound(draft: PaperDraft): boolean {
  return Object.values(draft.books).every((book) => Object.values(book.left).every(isWhole));
}

/** The step that imports the log; empty fields are left out and stay unknown. */
export function stepOf(draft: PaperDraft): PaperStep {
  const books: PaperStep['books'] = {};
  for (const [who, { left, cards }] of Object.entries(draft.books)) {
    const told = Object.entries(left).flatMap(([what, amount]) =>
      amount !== null && isWhole(amount) ? [[what, amount] as const] : [],
    );
    if (told.length + cards.length > 0) books[who] = { left: Object.fromEntries(told), cards: [...cards] };
  }
  return {
    do: 'paper',
    missions: draft.rows.map(({ name, winner, outcome }) => ({
      name: name || null,
      winner: winner || null,
      outcome,
    })),
    upgrade: draft.upgrade || null,
    active: draft.active && [...draft.active],
    books,
  };
}

/** The draft for editing an imported paper log. */
export function draftOf(step: PaperStep, form: PaperForm): PaperDraft {
  const rows: PaperRow[] = [];
  for (const { name, winner, outcome } of step.missions) {
    // A forced mission has no stage of its own.
    const forced = rows.length > 0 && form.forced.some((mission) => mission.id === name);
    const stage = forced ? null : (nextStage(form, rows) ?? null);
    rows.push({ stage, name: name ?? '', winner: winner ?? '', outcome });
  }
  // Whoever was taken out of the group since a save was read has no book.
  const plays = (who: string) => form.books.some((book) => book.who === who);
  const books = Object.entries(step.books).flatMap(([who, book]) =>
    book && plays(who)
      ? [[who, { left: { ...book.left }, cards: [...book.cards] } as PaperBook] as const]
      : [],
  );
  return {
    rows,
    upgrade: step.upgrade ?? '',
    active: step.active && [...step.active],
    books: Object.fromEntries(books),
  };
}
