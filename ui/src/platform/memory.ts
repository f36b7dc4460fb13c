import type { WireError } from '../bindings/WireError';
import type { Apart } from '../lib/apart';
import type { Answer, Command, MenuGroup, Platform, Request } from './index';

/** Canned answers for tests: a value, or a function of the request. */
export type Answers = {
  [C in Command]?: Answer<C> | ((request: Request<C>) => Answer<C> | Promise<Answer<C>>);
};

/** Returns an error as the program would report it, for tests. */
export function refusal(code: string): WireError {
  return { code, message: `It is ${code}.`, means: '', todo: '', input: true };
}

/** A host for tests: gives canned answers and records every request. */
export class MemoryPlatform implements Platform {
  readonly asked: { name: Command; language: string; request: unknown }[] = [];
  readonly revealed: string[] = [];
  title = '';
  menu: MenuGroup[] = [];
  /** The answers of the next file dialogs, in order. */
  paths: (string | null)[] = [];
  drop: (paths: string[]) => void = () => {};
  hover: (over: boolean) => void = () => {};
  close: () => Promise<void> = async () => {};

  /** The themes passed to `setTheme`, in order. */
  readonly themes: ('light' | 'dark' | null)[] = [];

  constructor(readonly answers: Answers = {}) {}

  async call<C extends Command>(name: C, language: string, request: Request<C>): Promise<Answer<C>> {
    this.asked.push({ name, language, request: structuredClone(request) });
    const answer = this.answers[name] as unknown;
    if (answer === undefined) return structuredClone(await this.otherwise(name, request));
    const value = typeof answer === 'function' ? await answer(request) : answer;
    return structuredClone(value) as Answer<C>;
  }

  /** Answers a command that has no canned answer. */
  protected async otherwise<C extends Command>(name: C, _: Request<C>): Promise<Answer<C>> {
    throw new Error(`no answer was given for ${name}`);
  }

  /** Returns the recorded requests of one command. */
  requests<C extends Command>(name: C): Request<C>[] {
    return this.asked.filter((a) => a.name === name).map((a) => a.request as Request<C>);
  }

  askOpen = async (): Promise<string | null> => this.paths.shift() ?? null;
  askFolder = async (): Promise<string | null> => this.paths.shift() ?? null;
  askOpenMany = async (): Promise<string[]> => this.paths.splice(0).filter((path) => path !== null);
  askSave = async (): Promise<string | null> => this.paths.shift() ?? null;

  onDrop(drop: (paths: string[]) => void, hover: (over: boolean) => void): () => void {
    this.drop = drop;
    this.hover = hover;
    return () => {};
  }

  onClose(run: () => Promise<void>): () => void {
    this.close = run;
    return () => {};
  }

  setMenu(groups: MenuGroup[]): void {
    this.menu = groups;
  }

  setTheme(theme: 'light' | 'dark' | null): void {
    this.themes.push(theme);
  }

  setTitle(title: string): void {
    this.title = title;
  }

  /** What is shown in windows of its own; null if there can be only one. */
  others: Apart[] | null = null;
  elsewhere: (command: Command) => void = () => {};

  async apart(shown: Apart): Promise<boolean> {
    this.others?.push(shown);
    return this.others !== null;
  }

  onElsewhere(run: (command: Command) => void): () => void {
    this.elsewhere = run;
    return () => {};
  }

  async reveal(path: string): Promise<void> {
    this.revealed.push(path);
  }

  async openFile(path: string): Promise<void> {
    this.revealed.push(path);
  }
}
