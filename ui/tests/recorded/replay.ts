import type { CheckSquad } from '../../src/bindings/CheckSquad';
import type { DraftChecked } from '../../src/bindings/DraftChecked';
import type { Fit } from '../../src/bindings/Fit';
import { CHANGES } from '../../src/bindings/topics';
import { type Command, Fault } from '../../src/platform';
import type { Step } from './file';

/** Who answers in a test: what was recorded, or the program itself. */
export interface Teller {
  /** The answer; throws a {@link Fault} where that was an error. */
  tell(command: Command, request: unknown): unknown;
}

/** What the program said, or its error. */
export function said(step: Pick<Step, 'answer' | 'error'>): unknown {
  if (step.error) throw new Fault(step.error);
  return step.answer;
}

/** A request as text: the same for all that ask the same. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
    const there = Object.entries(one).filter(([, v]) => v !== null && v !== undefined);
    return Object.fromEntries(there.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

export const changes = (command: Command) => CHANGES[command].length > 0;

/** What a page asks about while somebody types. */
const TYPED: ReadonlySet<Command> = new Set(['preview_step', 'preview_mend', 'check_campaign']);

/** Whether who types this may come to that: a text goes on, a number is another, what wasn't chosen or said is. */
function leads(typed: unknown, to: unknown): boolean {
  if (typed === to || typed === null || typed === undefined) return true;
  if (typeof typed === 'string') return typeof to === 'string' && to.startsWith(typed);
  if (typeof typed !== 'object') return typeof typed === 'number' && typeof to === 'number';
  if (typeof to !== 'object' || to === null || Array.isArray(typed) !== Array.isArray(to)) return false;
  const there = to as Record<string, unknown>;
  return Object.entries(typed).every(([key, one]) => key === 'why' || leads(one, there[key]));
}

/**
 * A recorded session. What changes something is answered in its order; what only reads, by the last answer
 * before the next change: how often and when a page asks goes by the clock, too.
 */
export class Replay implements Teller {
  /** The steps up to here were carried out. */
  private at = 0;

  constructor(private readonly steps: Step[]) {}

  tell(command: Command, request: unknown): unknown {
    return changes(command) ? this.change(command, request) : this.read(command, request);
  }

  private change(command: Command, request: unknown): unknown {
    const asked = canonical(request);
    const next = this.steps.findIndex(
      (s, n) => n >= this.at && s.command === command && canonical(s.request) === asked,
    );
    const step = this.steps[next];
    if (step) {
      this.at = next + 1;
      return said(step);
    }
    // When a squad is saved goes by the clock: a draft on the way to one that was saved is one more.
    const { id } = request as { id?: string };
    const saved = this.steps.filter((s) => s.command === command && (s.request as { id?: string }).id === id);
    const last = command === 'save_squad' ? (saved.find((s) => !this.isPast(s)) ?? saved.at(-1)) : undefined;
    if (!last) throw new Unrecorded(command, request);
    return said(last);
  }

  private isPast(step: Step): boolean {
    return this.steps.indexOf(step) < this.at;
  }

  private read(command: Command, request: unknown): unknown {
    if (command === 'check_squad') return this.check(request as CheckSquad);
    const asked = canonical(request);
    const [step] = this.now((s) => s.command === command && canonical(s.request) === asked);
    // When somebody who types has rested goes by the clock: what was on the way to what was asked is one more.
    const typed =
      TYPED.has(command) && this.now((s) => s.command === command && leads(request, s.request))[0];
    const found = step ?? typed;
    if (!found) throw new Unrecorded(command, request);
    return said(found);
  }

  /** What the rules say of a squad, and of each row by itself: which rows a page asks of together is chance. */
  private check(request: CheckSquad): DraftChecked {
    // All but the rows.
    const about = ({ figures: _, ...of }: CheckSquad) => canonical(of);
    const asked = about(request);
    const steps = this.now((s) => s.command === 'check_squad' && about(s.request as CheckSquad) === asked);
    const [first] = steps;
    if (!first) throw new Unrecorded('check_squad', request);
    const { view } = said(first) as DraftChecked;
    const fits = new Map<string, Fit>();
    for (const step of steps.toReversed())
      for (const fit of (step.answer as DraftChecked | undefined)?.fits ?? []) fits.set(fit.figure, fit);
    const fit = (figure: string) => {
      const found = fits.get(figure);
      if (!found) throw new Unrecorded('check_squad', request);
      return found;
    };
    return { view, fits: (request.figures ?? []).map(fit) };
  }

  /** The steps that are meant, those first that hold now: until the next change, the latest first. */
  private now(meant: (step: Step) => boolean): Step[] {
    const next = this.steps.findIndex((s, n) => n >= this.at && changes(s.command));
    const end = next < 0 ? this.steps.length : next;
    return [...this.steps.slice(0, end).filter(meant).reverse(), ...this.steps.slice(end).filter(meant)];
  }
}

/** Something was asked that nobody recorded. */
export class Unrecorded extends Error {
  constructor(command: Command, request: unknown) {
    const record = 'Record it (CONTRIBUTING.md): MUSTER_RECORD=1 npm test --prefix ui -- THE-TEST-FILE';
    super(`No answer of ${command} is recorded for ${JSON.stringify(request)}. ${record}`);
    this.name = 'Unrecorded';
  }
}
