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

/** What toasts about steps are about: a later one takes an earlier one's place. */
const ABOUT = 'campaign';

/** The answer to a step has the books with it: they need not be read again. */
const SHOWN = ['campaign'] as const;

/** Steps that may name an agenda card. */
const NAMING = ['draw', 'agenda', 'play', 'correct'];

const secret = (step: HistoryEntry['step']): boolean => !!step && NAMING.includes(step.do);

/** The books without what only the Imperial player may see. */
function veiled(view: KeptCampaign): KeptCampaign {
  if (!view.secrets) return view;
  const upgrade = view.side_upgrade;
  const agenda = view.accounts.find((account) => account.pays === 'agenda')?.account;
  // What was spent on agenda cards may name one that is kept in secret.
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

/** An open campaign: its books as they were last read, and the one way to change them. */
export class Book {
  view = $state.raw<KeptCampaign | null>(null);
  fault = $state.raw<WireError | null>(null);
  /** Why the last step was refused; empty after one that was booked. */
  refused = $state.raw<Reason[]>([]);
  /** A step is being booked: the next waits. */
  busy = $state(false);
  /** Whether the Imperial player looks, and with which PIN. */
  private reveal = $state.raw<Reveal>({ secrets: false, pin: null });
  private readonly latest = new Latest();
  /** Counts how often the secrets were hidden: what was asked for before shows them no more. */
  private hidings = 0;
  /** Shows and hides the secrets, and asks for the PIN where there is one. */
  readonly peek = new Peek(this);

  constructor(readonly id: string) {}

  /** Reads the books; an older answer never takes the place of a newer one. */
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
    // An answer to a question from before the secrets were hidden doesn't show them again.
    this.view = this.reveal.secrets ? view : veiled(view);
    this.fault = null;
  }

  /** Shows the Imperial player's secrets; throws where the PIN is another. */
  async look(pin: string | null): Promise<void> {
    const reveal = { secrets: true, pin };
    const { hidings } = this;
    const newest = this.latest.begin();
    const view = await call('campaign', { id: this.id, reveal });
    if (hidings !== this.hidings) return;
    this.reveal = reveal;
    if (newest()) this.show(view);
    // Newer books came meanwhile, without the secrets.
    else await this.read();
  }

  /** Hides the secrets again: at once, before anything is read anew. */
  async hide(): Promise<void> {
    this.hidings += 1;
    this.reveal = { secrets: false, pin: null };
    if (this.view?.secrets) {
      this.view = veiled(this.view);
      // What was booked in secret may be named there.
      toasts.end(ABOUT);
    }
    await this.read();
  }

  /** Books a step. True where it was booked; why it wasn't stands in `refused` or `fault`. */
  step = (step: CampaignStep): Promise<boolean> =>
    this.change((at) => call('book_step', { ...at, step }, SHOWN));

  /** What is asked for of the secrets. */
  get asked(): Reveal {
    return this.reveal;
  }

  /** Mends history. True where it was mended; why it wasn't stands in `refused` or `fault`. */
  mend = (mend: Mend): Promise<boolean> => this.change((at) => call('mend_campaign', { ...at, mend }, SHOWN));

  undo = (): Promise<boolean> => this.change((at) => call('undo_step', at, SHOWN), true);

  redo = (): Promise<boolean> => this.change((at) => call('redo_step', at, SHOWN), true);

  /** Something else that was done with the campaign went wrong. */
  failed(error: unknown): void {
    this.fault = faultOf(error);
  }

  /** What asks what a step would book, once it has rested; a later step's answer counts. */
  preview(step: () => CampaignStep | null, rest: number): Query<'preview_step'> {
    const request = () => {
      const now = step();
      // After every entry the same step may come to something else.
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
      // Books that were read meanwhile may be those from before.
      this.latest.drop();
      this.refused = answer.refused;
      this.show(answer);
      if (answer.refused.length > 0) return false;
      // What was booked can be taken back at once, by its name; unless it names what was hidden meanwhile.
      if (reveal.secrets === this.reveal.secrets) {
        const undo = async (): Promise<void> => void (await this.undo());
        toasts.say(answer.done ?? '', back ? undefined : undo, undefined, ABOUT);
      }
      // The Imperial player began to look while it was booked.
      if (this.reveal.secrets && !reveal.secrets) await this.read();
      return true;
    } catch (error) {
      // The books may have been changed elsewhere: what stands there now is shown, and why nothing was booked.
      await this.read();
      this.fault = faultOf(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
