import { desk } from './desk.svelte';
import { faultOf } from './fault';
import { toasts } from './toasts.svelte';
import { t } from './words.svelte';

/** An undoable change to a collection. */
interface Step {
  id: number;
  /** The game whose collection it changed; null if it concerns all. */
  game: string | null;
  /** The message shown for it. */
  text: string;
  /** Undoes it; false if that is no longer possible. */
  undo: () => Promise<boolean | undefined>;
}

/** The undo limit of the program itself. */
const MOST = 50;

/**
 * The undo history of the collections since the window opened. Ctrl+Z undoes the latest step of the open
 * game; a step's own toast undoes that step only, and disappears with it.
 */
class Steps {
  private list: Step[] = [];
  private next = 1;

  /**
   * Records a step, with a toast unless the page shows the change. Returns its id, for `amend` and `drop`.
   */
  did(text: string, undo: Step['undo'], said = true, game = desk.game?.id ?? null): number {
    const id = this.next++;
    this.list = [...this.list, { id, game, text, undo }].slice(-MOST);
    if (said) this.say(id, text);
    return id;
  }

  /** Extends a step, so that it is undone as a whole. */
  amend(id: number, text: string, undo: Step['undo']): void {
    this.list = this.list.map((step) => (step.id === id ? { ...step, text, undo } : step));
    this.say(id, text);
  }

  /** Whether its toast is still shown. */
  isSaid(id: number): boolean {
    return toasts.shows(about(id));
  }

  /** Forgets a step, with its toast. */
  drop(id: number): void {
    this.list = this.list.filter((step) => step.id !== id);
    toasts.end(about(id));
  }

  /** Undoes the latest step of the open game and reports it. */
  async undoLast(): Promise<void> {
    const last = this.list.findLast((step) => step.game === null || step.game === desk.game?.id);
    if (last) await this.undo(last.id);
    else toasts.say(t('collection-nothing-to-undo'), undefined, undefined, 'undone');
  }

  /** Undoes one step. */
  async undo(id: number): Promise<void> {
    const step = this.list.find((one) => one.id === id);
    if (!step) return;
    this.drop(id);
    try {
      const done = (await step.undo()) !== false;
      const said = done ? t('collection-undone', { what: step.text }) : t('collection-too-late');
      toasts.say(said, undefined, undefined, 'undone');
    } catch (error) {
      // Failed steps stay in the history, to be tried again.
      this.list = [...this.list, step].toSorted((a, b) => a.id - b.id);
      toasts.say(faultOf(error).message);
    }
  }

  /** Drops all steps: what they changed is no longer there to be undone. */
  clear(): void {
    this.list = [];
  }

  private say(id: number, text: string): void {
    toasts.say(text, () => this.undo(id), undefined, about(id));
    // Only the latest step has a toast: steps of one kind follow each other quickly.
    for (const step of this.list) if (step.id !== id) toasts.end(about(step.id));
  }
}

const about = (id: number) => `step ${id}`;

export const steps = new Steps();

/** Whether the focused field has its own undo, which the page then leaves alone. */
export function undoesItself(event: Event): boolean {
  const field = event.target;
  if (field instanceof HTMLTextAreaElement) return true;
  if (!(field instanceof HTMLInputElement) || field.closest('.stepper')) return false;
  return !['checkbox', 'radio', 'range', 'button'].includes(field.type) && field.value !== '';
}
