import { tick } from 'svelte';
import type { WireError } from '../bindings/WireError';
import { faultOf } from './fault';
import { kept } from './kept.svelte';

/**
 * A form whose fields are kept until they are saved or given up: whoever comes back finds them as they were
 * left. It is made while its page is.
 */
export class Form<T extends object> {
  fields: T;
  /** Whether it shows what was typed before. */
  restored = $state(false);
  saving = $state(false);
  /** Why it couldn't be saved. */
  fault = $state.raw<WireError | null>(null);
  /** The form in the page. */
  element = $state<HTMLFormElement>();

  constructor(
    /** What the fields are kept under. */
    private readonly about: string,
    /** What they say as long as nobody types. */
    private readonly saved: T,
  ) {
    const left = kept.of<T>(about);
    this.fields = $state(left ?? structuredClone(saved));
    this.restored = left !== null;
    $effect(() => {
      // What is there whether or not it was saved is nobody's draft.
      if (!this.saving) kept.keep(about, $state.snapshot(this.fields) as T, saved);
    });
  }

  discard = (): void => {
    this.restored = false;
    this.fields = structuredClone(this.saved);
  };

  /** It is shut: whoever opens it again is told what was typed before. */
  comeBack(): void {
    this.restored = kept.has(this.about);
  }

  /** It was given up. */
  drop(): void {
    kept.drop(this.about);
  }

  /** The focus goes to the first field that is wrong. */
  async toWrong(): Promise<void> {
    await tick();
    this.element?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  /** Saves it. Nothing comes back where that failed: what was typed stays then. */
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
