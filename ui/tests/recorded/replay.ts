import type { CheckSquad } from '../../src/bindings/CheckSquad';
import type { DraftChecked } from '../../src/bindings/DraftChecked';
import type { Fit } from '../../src/bindings/Fit';
import { CHANGES } from '../../src/bindings/topics';
import { type Command, Fault } from '../../src/platform';
import type { Step } from './file';

/** The source of answers in a test: a recording, or the program. */
export interface Teller {
  /** Returns the answer; throws a {@link Fault} if it was an error. */
  tell(command: Command, request: unknown): unknown;
}

/** Returns a recorded answer, or throws its error. */
export function said(step: Pick<Step, 'answer' | 'error'>): unknown {
  if (step.error) throw new Fault(step.error);
  return step.answer;
}

/** Serialises a request so that equal requests have equal texts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, one) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return one;
    const there = Object.entries(one).filter(([, v]) => v !== null && v !== undefined);
    return Object.fromEntries(there.sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}

export const changes = (command: Command) => CHANGES[command].length > 0;

/** Commands sent while typing. */
const TYPED: ReadonlySet<Command> = new Set(['preview_step', 'preview_mend', 'check_campaign']);

/**
 * Whether an input may be on the way to another: texts are prefixes, numbers may differ, unset values may be
 * set.
 */
function leads(typed: unknown, to: unknown): boolean {
  if (typed === to || typed === null || typed === undefined) return true;
  if (typeof typed === 'string') return typeof to === 'string' && to.startsWith(typed);
  if (typeof typed !== 'object') return typeof typed === 'number' && typeof to === 'number';
  if (typeof to !== 'object' || to === null || Array.isArray(typed) !== Array.isArray(to)) return false;
  const there = to as Record<string, unknown>;
  return Object.entries(typed).every(([key, one]) => key === 'why' || leads(one, there[key]));
}

/**
 * Replays a recorded session. Commands that change something are answered in order; reading ones by the last
 * answer before the next change, because timing decides how often and when a page reads.
 */
export class Replay implements Teller {
  /** The number of steps already replayed. */
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
    // Timing decides when a squad is saved: an intermediate draft gets the answer of a recorded one.
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
    // Timing decides which input is debounced: an intermediate one gets the answer of what it led to.
    const typed =
      TYPED.has(command) && this.now((s) => s.command === command && leads(request, s.request))[0];
    const found = step ?? typed;
    if (!found) throw new Unrecorded(command, request);
    return said(found);
  }

  /**
   * Combines the report on a squad with those on each row: which rows a page asks for together depends on
   * timing.
   */
  private check(request: CheckSquad): DraftChecked {
    // The request without its rows.
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

  /** The matching steps: those up to the next change first, latest first, then the others. */
  private now(meant: (step: Step) => boolean): Step[] {
    const next = this.steps.findIndex((s, n) => n >= this.at && changes(s.command));
    const end = next < 0 ? this.steps.length : next;
    return [...this.steps.slice(0, end).filter(meant).reverse(), ...this.steps.slice(end).filter(meant)];
  }
}

/** A request without a recorded answer. */
export class Unrecorded extends Error {
  constructor(command: Command, request: unknown) {
    const record = 'Record it (CONTRIBUTING.md): MUSTER_RECORD=1 npm test --prefix ui -- THE-TEST-FILE';
    super(`No answer of ${command} is recorded for ${JSON.stringify(request)}. ${record}`);
    this.name = 'Unrecorded';
  }
}
