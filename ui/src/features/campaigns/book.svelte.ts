import type { CampaignStep } from '../../bindings/CampaignStep';
import type { HistoryEntry } from '../../bindings/HistoryEntry';
import type { KeptCampaign } from '../../bindings/KeptCampaign';
import type { Mend } from '../../bindings/Mend';
import type { MovementAnswer } from '../../bindings/MovementAnswer';
import type { Reason } from '../../bindings/Reason';
import type { Reveal } from '../../bindings/Reveal';
import type { WireError } from '../../bindings/WireError';
import { call } from '../../lib/call.svelte';
import { faultOf } from '../../lib/fault';
import { Latest } from '../../lib/query/latest';
import { type Query, query } from '../../lib/query/query.svelte';
import { toasts } from '../../lib/toasts.svelte';
import { Peek } from './home/peek.svelte';

/** The subject of toasts about steps: a later one replaces an earlier one. */
const ABOUT = 'campaign';

/** The answer to a step contains the books, so they needn't be refetched. */
const SHOWN = ['campaign'] as const;

/** Steps that may name an agenda card. */
const NAMING = ['draw', 'agenda', 'play', 'correct'];

const secret = (step: HistoryEntry['step']): boolean => !!step && NAMING.includes(step.do);

/** Removes what only the Imperial player may see. */
function veiled(view: KeptCampaign): KeptCampaign {
  if (!view.secrets) return view;
  const upgrade = view.side_upgrade;
  const agenda = view.accounts.find((account) => account.pays === 'agenda')?.account;
  // Spending on agenda cards may name a secret one.
  const spent = (row: MovementAnswer) => row.account === agenda && row.amount < 0;
  return {
    ...view,
    ledger: view.ledger.map((row) => (spent(row) ? { ...row, why: '' } : row)),
    history: view.history.map((entry) =>
      secret(entry.step) ? { ...entry, text: '', more: [], mends: [], step: null } : entry,
    ),
    removed: view.removed.map((step) => ({ ...step, text: '' })),
    sides: view.sides.map((side) => ({ ...side, agenda: [] })),
    imperial: { ...view.imperial, agenda: [] },
    side_upgrade: upgrade && { ...upgrade, agenda: [], could_come: [] },
    secrets: false,
    undo: null,
    redo: null,
  };
}

/** An open campaign: its books as last read, and the only way to change them. */
export class Book {
  view = $state.raw<KeptCampaign | null>(null);
  fault = $state.raw<WireError | null>(null);
  /** Why the last step was refused; empty if it was recorded. */
  refused = $state.raw<Reason[]>([]);
  /** Whether a step is being recorded; the next one waits. */
  busy = $state(false);
  /** Whether the Imperial player is looking, and with which PIN. */
  private reveal = $state.raw<Reveal>({ secrets: false, pin: null });
  private readonly latest = new Latest();
  /** Counts how often the secrets were hidden: a request from before must not reveal them. */
  private hidings = 0;
  /** Reveals and hides the secrets, asking for the PIN if there is one. */
  readonly peek = new Peek(this);

  constructor(readonly id: string) {}

  /** Reads the books; an older answer never replaces a newer one. */
  async read(): Promise<void> {
    const newest = this.latest.begin();
    try {
      const view = await call('campaign', { id: this.id, reveal: this.reveal });
      if (newest()) this.show(view);
    } catch (error) {
      if (newest()) this.fault = faultOf(error);
    }
  }

  private show(view: KeptCampaign): void {
    // An answer requested before the secrets were hidden doesn't reveal them.
    this.view = this.reveal.secrets ? view : veiled(view);
    this.fault = null;
  }

  /** Reveals the Imperial player's secrets; throws if the PIN is wrong. */
  async look(pin: string | null): Promise<void> {
    const reveal = { secrets: true, pin };
    const { hidings } = this;
    const newest = this.latest.begin();
    const view = await call('campaign', { id: this.id, reveal });
    if (hidings !== this.hidings) return;
    this.reveal = reveal;
    if (newest()) this.show(view);
    // Newer books, without the secrets, arrived meanwhile.
    else await this.read();
  }

  /** Hides the secrets at once, before the books are read again. */
  async hide(): Promise<void> {
    this.hidings += 1;
    this.reveal = { secrets: false, pin: null };
    if (this.view?.secrets) {
      this.view = veiled(this.view);
      // The toast may name a secretly recorded step.
      toasts.end(ABOUT);
    }
    await this.read();
  }

  /** Records a step; returns whether it was recorded. If not, `refused` or `fault` has the reason. */
  step = (step: CampaignStep): Promise<boolean> =>
    this.change((at) => call('book_step', { ...at, step }, SHOWN));

  /** What to request of the secrets. */
  get asked(): Reveal {
    return this.reveal;
  }

  /** Edits the history; returns whether it was edited. If not, `refused` or `fault` has the reason. */
  mend = (mend: Mend): Promise<boolean> => this.change((at) => call('mend_campaign', { ...at, mend }, SHOWN));

  /** Undoes the last step; `theirs` allows one that another machine recorded. */
  undo = (theirs = false): Promise<boolean> =>
    this.change((at) => call('undo_step', theirs ? { ...at, theirs } : at, SHOWN), true);

  /** Lets Muster take the next step of the side that it can play. */
  decide = (): Promise<boolean> => this.change((at) => call('decide_step', at, SHOWN));

  redo = (): Promise<boolean> => this.change((at) => call('redo_step', at, SHOWN), true);

  /** Reports an error of some other action on the campaign. */
  failed(error: unknown): void {
    this.fault = faultOf(error);
  }

  /** Queries what a step would record, debounced; only the latest step's answer counts. */
  preview(step: () => CampaignStep | null, rest: number): Query<'preview_step'> {
    const request = () => {
      const now = step();
      // After each entry, the same step may have a different outcome.
      return this.view && now && { id: this.id, step: now, reveal: this.reveal };
    };
    return query('preview_step', request, { rest: () => rest });
  }

  private async change(
    ask: (at: { id: string; entries: number; reveal: Reveal }) => Promise<KeptCampaign>,
    back = false,
  ): Promise<boolean> {
    if (!this.view || this.busy) return false;
    this.busy = true;
    this.latest.drop();
    try {
      const { reveal } = this;
      const answer = await ask({ id: this.id, entries: this.view.entries, reveal });
      // Books read meanwhile may be outdated.
      this.latest.drop();
      this.refused = answer.refused;
      this.show(answer);
      if (answer.refused.length > 0) return false;
      // A recorded step is named in a toast that undoes it, unless the secrets it may name were hidden
      // meanwhile.
      if (reveal.secrets === this.reveal.secrets) {
        const undo = async (): Promise<void> => void (await this.undo());
        const said = [answer.done, answer.remark].filter(Boolean).join(' · ');
        toasts.say(said, back ? undefined : undo, undefined, ABOUT);
      }
      // The Imperial player started looking while the step was being recorded.
      if (this.reveal.secrets && !reveal.secrets) await this.read();
      return true;
    } catch (error) {
      // The books may have been changed elsewhere: shows the current ones, with the error.
      await this.read();
      this.fault = faultOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
