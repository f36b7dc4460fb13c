import type { Commands } from '../bindings/commands';
import type { Settings } from '../bindings/Settings';
import type { WireError } from '../bindings/WireError';

export type Command = keyof Commands;
export type Request<C extends Command> = Commands[C]['request'];
export type Answer<C extends Command> = Commands[C]['answer'];

/** Which files a dialog offers. */
export interface FileKind {
  name: string;
  extensions: string[];
}

/** A menu of the window's own menu bar. */
export interface MenuGroup {
  label: string;
  items: MenuEntry[];
}

/** Something to choose in it, with the key that does the same: `Ctrl+K`. */
export interface MenuEntry {
  label: string;
  press?: string;
  run: () => void;
}

/** The only door to the host. The pages know no file and no SQL: paths are names to hand on. */
export interface Platform {
  /** Carries a command out; throws a {@link Fault}. */
  call<C extends Command>(name: C, language: string, request: Request<C>): Promise<Answer<C>>;
  /** Asks for a file to read; null where the user thought better of it. */
  askOpen(title: string, kinds: FileKind[]): Promise<string | null>;
  /** Asks for a folder; null where the user thought better of it. */
  askFolder(title: string): Promise<string | null>;
  /** Asks for files to read; none where the user thought better of it. */
  askOpenMany(title: string, kinds: FileKind[]): Promise<string[]>;
  /** Asks for a file to write. */
  askSave(title: string, name: string, kinds: FileKind[]): Promise<string | null>;
  /** Tells of files dropped on the window, and of their hovering over it; returns what ends it. */
  onDrop(drop: (paths: string[]) => void, hover: (over: boolean) => void): () => void;
  /** Runs before the window closes, and is waited for. */
  onClose(run: () => Promise<void>): () => void;
  /** Gives the window its menu bar, in place of the one it had. */
  setMenu(groups: MenuGroup[]): void;
  /** Has what the system draws of the window follow a theme; null follows the system. */
  setTheme(theme: 'light' | 'dark' | null): void;
  /** Names the window. */
  setTitle(title: string): void;
  /** Opens a second window that shows a game at the table to both players; false where there can't be one. */
  share(game: string, language: string, theme: Settings['theme']): Promise<boolean>;
  /** Tells of commands that another window had carried out; returns what ends it. */
  onElsewhere(run: (command: Command) => void): () => void;
  /** Shows a written file where it lies. */
  reveal(path: string): Promise<void>;
  /** Opens a written PDF in the user's own program. */
  openFile(path: string): Promise<void>;
}

/** An error of the program, in words: see `WireError`. */
export class Fault extends Error {
  constructor(readonly wire: WireError) {
    super(wire.message);
    this.name = 'Fault';
  }
}

let present: Platform | undefined;

/** The host that the pages run in. */
export function platform(): Platform {
  if (!present) throw new Error('no platform');
  return present;
}

/** Tells the pages which host they run in. */
export function setPlatform(platform: Platform): void {
  present = platform;
}
