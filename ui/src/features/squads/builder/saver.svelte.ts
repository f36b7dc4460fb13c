import type { SavedRevision } from '../../../bindings/SavedRevision';
import type { SquadDraft } from '../../../bindings/SquadDraft';
import type { WireError } from '../../../bindings/WireError';
import { call } from '../../../lib/call.svelte';
import { faultOf } from '../../../lib/fault';

/** A change is saved this long after the last one, in milliseconds … */
const QUIET = 400;
/** … but at most this long after the first unsaved one. */
const LATEST = 900;
/** These commands' answers depend on the draft, not on what is saved, and needn't be refetched. */
const SHOWN = ['check_squad', 'squad_room'] as const;
/** Delays between retries in milliseconds, growing with the failures. */
const AGAIN = [1_000, 2_000, 5_000, 10_000];

/** Savers with unsaved drafts by squad id, so that leaving the page loses none. */
const unsaved = new Map<string, Saver>();

/** The saver of a squad with unsaved changes. */
export function pending(id: string): Saver | undefined {
  return unsaved.get(id);
}

/**
 * Keeps a squad on disk in sync with the screen. Continues after the page is left, until everything is saved.
 */
export class Saver {
  how = $state<'saved' | 'waiting' | 'saving' | 'failed'>('saved');
  savedAt = $state<Date>();
  fault = $state.raw<WireError>();
  draft: SquadDraft | undefined;
  private timer: number | undefined;
  private first = 0;
  private failures = 0;
  private running: Promise<void> | undefined;

  /** The squad's id; empty until the first save creates it. */
  id = $state('');
  /** Called once the squad is created. */
  made: ((id: string) => void) | undefined;

  constructor(id: string) {
    this.id = id;
  }

  /** Schedules a draft to be saved. */
  touch(draft: SquadDraft): void {
    const now = Date.now();
    if (!this.draft) this.first = now;
    this.draft = draft;
    if (this.id !== '') unsaved.set(this.id, this);
    if (this.how === 'failed') return;
    if (this.how === 'saved') this.how = 'waiting';
    this.wait(Math.max(0, Math.min(QUIET, this.first + LATEST - now)));
  }

  /** Saves any unsaved changes now. */
  async flush(): Promise<void> {
    window.clearTimeout(this.timer);
    await this.running;
    if (this.draft) await this.save();
  }

  /** Drops unsaved changes, because the squad was deleted. */
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
      // Changes made meanwhile are saved separately.
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
