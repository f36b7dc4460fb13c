import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import type { WireError } from '../../../bindings/WireError';
import { faultOf } from '../../../lib/fault';

/** What is looked into. */
interface Hiding {
  view: KeptCampaign | null;
  look(pin: string | null): Promise<void>;
  hide(): Promise<void>;
}

/** The Imperial player looks at the secrets: while a key is held, or until they are hidden again. */
export class Peek {
  /** Whether the PIN is asked for. */
  asking = $state(false);
  fault = $state.raw<WireError | null>(null);
  /** Somebody asked to see them, and they are not here yet. */
  private opening = $state(0);
  private held = false;

  constructor(private readonly book: Hiding) {}

  get open(): boolean {
    return this.book.view?.secrets ?? false;
  }

  /** Shows them; where there is a PIN, asks for it first. */
  show = async (): Promise<void> => {
    this.fault = null;
    if (this.book.view?.locked) {
      this.asking = true;
      return;
    }
    try {
      await this.look(null);
    } catch (error) {
      this.fault = faultOf(error);
    }
  };

  /** Shows them to who knows the PIN; throws where it is another. */
  look = async (pin: string | null): Promise<void> => {
    this.opening += 1;
    try {
      await this.book.look(pin);
    } finally {
      this.opening -= 1;
    }
  };

  /** Hides them at once, or what was asked for before it comes. */
  hide = (): void => {
    this.held = false;
    this.fault = null;
    if (this.open || this.opening > 0) void this.book.hide();
  };

  toggle = (): void => {
    if (this.open) this.hide();
    else void this.show();
  };

  /** A key or button goes down: shows them while it is held, or hides what was left open. */
  hold = (): void => {
    if (this.open) {
      this.hide();
      return;
    }
    this.held = true;
    void this.show();
  };

  /** It is let go. Where the PIN was asked for they stay until they are hidden again. */
  release = (): void => {
    if (this.held && !this.asking) this.hide();
    this.held = false;
  };
}
