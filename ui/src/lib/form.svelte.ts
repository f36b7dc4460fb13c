import { tick } from 'svelte';
import type { WireError } from '../bindings/WireError';
import { faultOf } from './fault';
import { kept } from './kept.svelte';

/**
 * A form whose fields are kept until they are saved or discarded, so that the user finds them as they were
 * left. Create it during component initialisation.
 */
export class Form<T extends object> {
  fields: T;
  /** Whether it shows an unsaved draft. */
  restored = $state(false);
  saving = $state(false);
  /** Why saving failed. */
  fault = $state.raw<WireError | null>(null);
  /** The form's element. */
  element = $state<HTMLFormElement>();

  constructor(
    /** The key that the draft is kept under. */
    private readonly about: string,
    /** The fields' saved values. */
    private readonly saved: T,
  ) {
    const left = kept.of<T>(about);
    this.fields = $state(left ?? structuredClone(saved));
    this.restored = left !== null;
    $effect(() => {
      // A form being saved isn't kept as a draft.
      if (!this.saving) kept.keep(about, $state.snapshot(this.fields) as T, saved);
    });
  }

  discard = (): void => {
    this.restored = false;
    this.fields = structuredClone(this.saved);
  };

  /** Notes, on closing, whether a draft is left; if so, the form announces it when reopened. */
  comeBack(): void {
    this.restored = kept.has(this.about);
  }

  /** Discards the draft. */
  drop(): void {
    kept.drop(this.about);
  }

  /** Moves the focus to the first invalid field. */
  async toWrong(): Promise<void> {
    await tick();
    this.element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  /** Saves the form; undefined if that failed, in which case the fields stay as typed. */
  async save<R>(work: () => Promise<R>): Promise<R | undefined> {
    this.saving = true;
    try {
      const done = await work();
      this.drop();
      return done;
    } catch (error) {
      this.fault = faultOf(error);
      this.saving = false;
      await this.toWrong();
      return undefined;
    }
  }
}
