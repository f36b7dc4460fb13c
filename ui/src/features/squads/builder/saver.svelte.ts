import type { SavedRevision } from '../../../bindings/SavedRevision';
import type { SquadDraft } from '../../../bindings/SquadDraft';
import type { WireError } from '../../../bindings/WireError';
import { call } from '../../../lib/call.svelte';
import { faultOf } from '../../../lib/fault';

/** A change is saved this long after the last one … */
const QUIET = 400;
/** … and at the latest this long after the first that isn't saved. */
const LATEST = 900;
/** What the builder shows is of the draft that is saved: nothing that it would have to ask again. */
const SHOWN = ['check_squad', 'squad_room'] as const;
/** How long to wait before trying again, the more often it failed. */
const AGAIN = [1_000, 2_000, 5_000, 10_000];

/** Drafts that could not be saved yet, by the squad's id: leaving the page loses none of them. */
const unsaved = new Map<string, Saver>();

/** The saver of a squad that still has something to save. */
export function pending(id: string): Saver | undefined {
  return unsaved.get(id);
}

/** Keeps a squad on disk as it is on screen. It goes on when the page is left, until all is saved. */
export class Saver {
  how = $state<'saved' | 'waiting' | 'saving' | 'failed'>('saved');
  savedAt = $state<Date>();
  fault = $state.raw<WireError>();
  draft: SquadDraft | undefined;
  private timer: number | undefined;
  private first = 0;
  private failures = 0;
  private running: Promise<void> | undefined;

  /** The squad's id; empty while there is none: the first draft to save makes it. */
  id = $state('');
  /** Told once the squad was made. */
  made: ((id: string) => void) | undefined;

  constructor(id: string) {
    this.id = id;
  }

  /** There is a new draft to save. */
  touch(draft: SquadDraft): void {
    const now = Date.now();
    if (!this.draft) this.first = now;
    this.draft = draft;
    if (this.id !== '') unsaved.set(this.id, this);
    if (this.how === 'failed') return;
    if (this.how === 'saved') this.how = 'waiting';
    this.wait(Math.max(0, Math.min(QUIET, this.first + LATEST - now)));
  }

  /** Saves what isn't saved, now. */
  async flush(): Promise<void> {
    window.clearTimeout(this.timer);
    await this.running;
    if (this.draft) await this.save();
  }

  /** The squad is gone: there is nothing to save any more. */
  forget(): void {
    window.clearTimeout(this.timer);
    this.draft = undefined;
    this.fault = undefined;
    this.how = 'saved';
    unsaved.delete(this.id);
  }

  private begin(id: string): void {
    this.id = id;
    unsaved.set(id, this);
    this.made?.(id);
  }

  private wait(milliseconds: number): void {
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.flush(), milliseconds);
  }

  private save(): Promise<void> {
    this.running ??= this.write().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  private async write(): Promise<void> {
    const draft = this.draft;
    if (!draft) return;
    this.how = 'saving';
    try {
      let saved: SavedRevision;
      if (this.id === '') {
        const made = await call('new_squad', { draft }, SHOWN);
        this.begin(made.id);
        saved = made;
      } else saved = await call('save_squad', { id: this.id, draft }, SHOWN);
      this.savedAt = new Date(saved.saved_at);
      this.fault = undefined;
      this.failures = 0;
      // What was changed meanwhile has its own time.
      if (this.draft === draft) {
        this.draft = undefined;
        unsaved.delete(this.id);
        this.how = 'saved';
      } else {
        this.first = Date.now();
        this.how = 'waiting';
        this.wait(QUIET);
      }
    } catch (error) {
      this.fault = faultOf(error);
      this.how = 'failed';
      this.wait(AGAIN[Math.min(this.failures, AGAIN.length - 1)] ?? QUIET);
      this.failures += 1;
    }
  }
}
