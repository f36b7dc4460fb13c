import { desk } from './desk.svelte';
import { faultOf } from './fault';
import { toasts } from './toasts.svelte';
import { t } from './words.svelte';

/** Something that was done to a collection, and what takes it back. */
interface Step {
  id: number;
  game: string;
  /** What was done, as it was said. */
  text: string;
  /** Takes it back; false where that can't be done any more. */
  undo: () => Promise<boolean | undefined>;
}

/** As many as the program itself remembers. */
const MOST = 50;

/**
 * What was done to the collections since the window opened, for Ctrl+Z: the latest of the open game is undone first.
 * The toast that says what was done undoes that step and no other, and goes with it.
 */
class Steps {
  private list: Step[] = [];
  private next = 1;

  /** Remembers a step, and says it where nothing on the page shows it. Its number is for `amend` and `drop`. */
  did(text: string, undo: Step['undo'], said = true): number {
    const id = this.next++;
    this.list = [...this.list, { id, game: desk.game?.id ?? '', text, undo }].slice(-MOST);
    if (said) this.say(id, text);
    return id;
  }

  /** The step goes on: it is undone as a whole. */
  amend(id: number, text: string, undo: Step['undo']): void {
    this.list = this.list.map((step) => (step.id === id ? { ...step, text, undo } : step));
    this.say(id, text);
  }

  /** Whether its toast is still there. */
  isSaid(id: number): boolean {
    return toasts.shows(about(id));
  }

  /** The step is as if it had not been. */
  drop(id: number): void {
    this.list = this.list.filter((step) => step.id !== id);
    toasts.end(about(id));
  }

  /** Undoes the latest step of the open game, and says which it was. */
  async undoLast(): Promise<void> {
    const last = this.list.findLast((step) => step.game === desk.game?.id);
    if (last) await this.undo(last.id);
    else toasts.say(t('collection-nothing-to-undo'), undefined, undefined, 'undone');
  }

  /** Undoes this step. */
  async undo(id: number): Promise<void> {
    const step = this.list.find((one) => one.id === id);
    if (!step) return;
    this.drop(id);
    try {
      const done = (await step.undo()) !== false;
      const said = done ? t('collection-undone', { what: step.text }) : t('collection-too-late');
      toasts.say(said, undefined, undefined, 'undone');
    } catch (error) {
      // It can be tried again.
      this.list = [...this.list, step].toSorted((a, b) => a.id - b.id);
      toasts.say(faultOf(error).message);
    }
  }

  /** Forgets all, for tests. */
  clear(): void {
    this.list = [];
  }

  private say(id: number, text: string): void {
    toasts.say(text, () => this.undo(id), undefined, about(id));
    // Steps of one kind follow each other quickly: what was said of the one before has been read.
    for (const step of this.list) if (step.id !== id) toasts.end(about(step.id));
  }
}

const about = (id: number) => `step ${id}`;

export const steps = new Steps();

/** Whether a field that has the focus undoes its own letters: the page's undo leaves it alone. */
export function undoesItself(event: Event): boolean {
  const field = event.target;
  if (field instanceof HTMLTextAreaElement) return true;
  if (!(field instanceof HTMLInputElement) || field.closest('.stepper')) return false;
  return !['checkbox', 'radio', 'range', 'button'].includes(field.type) && field.value !== '';
}
