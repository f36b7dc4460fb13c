import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import type { WireError } from '../../../bindings/WireError';
import { faultOf } from '../../../lib/fault';

/** What asks for the PIN. */
export interface Asking {
  /** Whether the dialog asking for the PIN is open. */
  asking: boolean;
  /** Reveals the secrets with a PIN; throws if it is wrong. */
  look(pin: string | null): Promise<void>;
}

/** The books whose secrets are revealed. */
interface Hiding {
  view: KeptCampaign | null;
  look(pin: string | null): Promise<void>;
  hide(): Promise<void>;
}

/** Reveals the secrets to the Imperial player, while a key is held or until they are hidden. */
export class Peek implements Asking {
  /** Whether the dialog asking for the PIN is open. */
  asking = $state(false);
  fault = $state.raw<WireError | null>(null);
  /** The number of pending requests for the secrets. */
  private opening = $state(0);
  private held = false;

  constructor(private readonly book: Hiding) {}

  get open(): boolean {
    return this.book.view?.secrets ?? false;
  }

  /** Reveals them, asking for the PIN first if there is one. */
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

  /** Reveals them with a PIN; throws if it is wrong. */
  look = async (pin: string | null): Promise<void> => {
    this.opening += 1;
    try {
      await this.book.look(pin);
    } finally {
      this.opening -= 1;
    }
  };

  /** Hides them at once, and cancels pending requests for them. */
  hide = (): void => {
    this.held = false;
    this.fault = null;
    if (this.open || this.opening > 0) void this.book.hide();
  };

  toggle = (): void => {
    if (this.open) this.hide();
    else void this.show();
  };

  /**
   * Handles the press of a key or button: reveals the secrets while it is held, or hides them if they were
   * left revealed.
   */
  hold = (): void => {
    if (this.open) {
      this.hide();
      return;
    }
    this.held = true;
    void this.show();
  };

  /** Handles its release. After a PIN prompt, the secrets stay until they are hidden. */
  release = (): void => {
    if (this.held && !this.asking) this.hide();
    this.held = false;
  };
}
