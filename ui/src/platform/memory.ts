import type { WireError } from '../bindings/WireError';
import type { Answer, Command, MenuGroup, Platform, Request } from './index';

/** What a test has the program answer: a value, or a function of the request. */
export type Answers = {
  [C in Command]?: Answer<C> | ((request: Request<C>) => Answer<C> | Promise<Answer<C>>);
};

/** An error of the program's, for tests. */
export function refusal(code: string): WireError {
  return { code, message: `It is ${code}.`, means: '', todo: '', input: true };
}

/** A host for tests: answers are given beforehand, and everything asked is kept. */
export class MemoryPlatform implements Platform {
  readonly asked: { name: Command; language: string; request: unknown }[] = [];
  readonly revealed: string[] = [];
  title = '';
  menu: MenuGroup[] = [];
  /** What the next dialogs answer. */
  paths: (string | null)[] = [];
  drop: (paths: string[]) => void = () => {};
  hover: (over: boolean) => void = () => {};
  close: () => Promise<void> = async () => {};

  /** The themes that the system was told of. */
  readonly themes: ('light' | 'dark' | null)[] = [];

  constructor(readonly answers: Answers = {}) {}

  async call<C extends Command>(name: C, language: string, request: Request<C>): Promise<Answer<C>> {
    this.asked.push({ name, language, request: structuredClone(request) });
    const answer = this.answers[name] as unknown;
    if (answer === undefined) return structuredClone(await this.otherwise(name, request));
    const value = typeof answer === 'function' ? await answer(request) : answer;
    return structuredClone(value) as Answer<C>;
  }

  /** The answer where none was given beforehand. */
  protected async otherwise<C extends Command>(name: C, _: Request<C>): Promise<Answer<C>> {
    throw new Error(`no answer was given for ${name}`);
  }

  /** The requests made of one command. */
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

  /** The games that a second window shows; null where there can be none. */
  shared: string[] | null = null;
  elsewhere: (command: Command) => void = () => {};

  async share(game: string): Promise<boolean> {
    this.shared?.push(game);
    return this.shared !== null;
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
