import type { Commands } from '../bindings/commands';
import type { Settings } from '../bindings/Settings';
import type { WireError } from '../bindings/WireError';
import type { Apart } from '../lib/apart';

export type Command = keyof Commands;
export type Request<C extends Command> = Commands[C]['request'];
export type Answer<C extends Command> = Commands[C]['answer'];

/** A file type offered by a file dialog. */
export interface FileKind {
  name: string;
  extensions: string[];
}

/** A menu in the window's menu bar. */
export interface MenuGroup {
  label: string;
  items: MenuEntry[];
}

/** A menu item, with its keyboard shortcut, such as `Ctrl+K`. */
export interface MenuEntry {
  label: string;
  press?: string;
  run: () => void;
}

/**
 * The only way to reach the host. Pages know no files and no SQL; to them a path is an opaque name to pass
 * on.
 */
export interface Platform {
  /** Whether nothing that users do is kept: pages then offer only what needs nothing kept, and no files. */
  readonly looksOnly?: true;
  /** Runs a command; throws a {@link Fault}. */
  call<C extends Command>(name: C, language: string, request: Request<C>): Promise<Answer<C>>;
  /** Asks for a file to read; null if the user cancels. */
  askOpen(title: string, kinds: FileKind[]): Promise<string | null>;
  /** Asks for a folder; null if the user cancels. */
  askFolder(title: string): Promise<string | null>;
  /** Asks for files to read; empty if the user cancels. */
  askOpenMany(title: string, kinds: FileKind[]): Promise<string[]>;
  /** Asks for a file to write; null if the user cancels. */
  askSave(title: string, name: string, kinds: FileKind[]): Promise<string | null>;
  /** Reports files dropped on the window or dragged over it; returns an unsubscribe function. */
  onDrop(drop: (paths: string[]) => void, hover: (over: boolean) => void): () => void;
  /** Registers a function that is awaited before the window closes; returns an unsubscribe function. */
  onClose(run: () => Promise<void>): () => void;
  /** Replaces the window's menu bar. */
  setMenu(groups: MenuGroup[]): void;
  /** Sets the theme of what the system draws, such as the title bar; null follows the system. */
  setTheme(theme: 'light' | 'dark' | null): void;
  /** Sets the window's title. */
  setTitle(title: string): void;
  /** Shows something in a window of its own; false if the host has only one. */
  apart(shown: Apart, language: string, theme: Settings['theme']): Promise<boolean>;
  /** Reports commands run by another window; returns an unsubscribe function. */
  onElsewhere(run: (command: Command) => void): () => void;
  /** Shows a written file in the system's file manager. */
  reveal(path: string): Promise<void>;
  /** Opens a written PDF in the user's default viewer. */
  openFile(path: string): Promise<void>;
}

/** An error reported by the program, with its message: see `WireError`. */
export class Fault extends Error {
  constructor(readonly wire: WireError) {
    super(wire.message);
    this.name = 'Fault';
  }
}

let present: Platform | undefined;

/** Returns the host that the pages run in; throws if none is set. */
export function platform(): Platform {
  if (!present) throw new Error('no platform');
  return present;
}

/** Whether what users do is kept: see {@link Platform.looksOnly}. */
export function keeps(): boolean {
  return present?.looksOnly !== true;
}

/** Sets the host that the pages run in. */
export function setPlatform(platform: Platform): void {
  present = platform;
}
