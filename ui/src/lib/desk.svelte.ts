import type { GameView } from '../bindings/GameView';
import type { Settings } from '../bindings/Settings';
import type { Started } from '../bindings/Started';
import { platform } from '../platform';
import { call } from './call.svelte';
import { dress } from './dress';
import { notices } from './notices.svelte';
import { lostData, openedFirst } from './opened';
import { allChanged, saidAnew } from './query/cache';
import { Latest } from './query/latest';
import { speech } from './words.svelte';

/** What holds where nothing was set. */
export const NO_SETTINGS: Settings = {
  language: null,
  theme: null,
  text_size: null,
  games: [],
  game: null,
  welcomed: false,
  paper: null,
  player: null,
  currency: null,
  pages: {},
};

/** What is open: the game, the settings, and how pages were left. */
class Desk {
  started = $state<Started>();
  settings = $state<Settings>(NO_SETTINGS);
  private opened = $state<GameView>();
  /** Requests to change settings: only the last one's answer is the present state. */
  private readonly setting = new Latest();
  /** Games that were asked for: only the last one's answer is the open one. */
  private readonly opening = new Latest();

  /** The open game. The words of every page speak of it. */
  get game(): GameView | undefined {
    return this.opened;
  }

  set game(game: GameView | undefined) {
    this.opened = game;
    speech.squad = game?.squad ?? 'squad';
  }

  /** Asks how things stand and opens the game played last; `ahead` asks meanwhile what its first page will. */
  async start(ahead?: (game: string) => Promise<unknown>): Promise<void> {
    const started = await platform().call('start', 'en', {});
    this.started = started;
    this.settings = started.settings;
    notices.hear(started.notices);
    this.dress();
    const spoken = speech.learn(started.language);
    const game = openedFirst(started);
    await spoken;
    // Data that are lost are looked at only once the user has said what is to be done.
    const first = this.lost ? undefined : ahead;
    if (game) await Promise.all([this.load(game), first?.(game)]);
  }

  /** Reads a game and shows it, unless another was asked for meanwhile; says whether it is shown. */
  private async load(game: string): Promise<boolean> {
    const newest = this.opening.begin();
    const read = await call('game', { game });
    if (!newest()) return false;
    this.game = read;
    return true;
  }

  /** Games have other names in another language. */
  private async rename(): Promise<void> {
    if (!this.started) return;
    const started = await platform().call('start', speech.language, {});
    this.started.games = started.games;
    notices.hear(started.notices);
  }

  /** What became of the user's data, where they are gone: then somebody has to say what is to be done. */
  get lost(): 'vanished' | 'corrupt' | null {
    return lostData(this.started);
  }

  /** A rem, in pixels: as large as the user wants text. */
  get rem(): number {
    return ((this.settings.text_size ?? 100) * 14) / 100;
  }

  /** Whether the game's figures cost points. */
  get points(): boolean {
    return this.game?.points !== false;
  }

  /** Whether the game says what a balanced squad is. */
  get balance(): boolean {
    return this.game?.balance === true;
  }

  /** The games that the user plays, among them the open one; all where none was chosen. */
  get played(): Started['games'] {
    const all = this.started?.games ?? [];
    const { games } = this.settings;
    return games.length > 0 ? all.filter((g) => games.includes(g.id) || g.id === this.game?.id) : all;
  }

  /** Opens another game and remembers it. `arrive` goes to its place before anything is drawn. */
  async open(game: string, arrive?: () => void): Promise<void> {
    if (await this.load(game)) arrive?.();
    if (this.game?.id === game && this.settings.game !== game) await this.set({ game });
  }

  /** Reads everything anew: packs or the whole data were exchanged. */
  async again(): Promise<void> {
    await this.start();
    allChanged();
  }

  private keeping: Promise<unknown> = Promise.resolve();

  /** Changes settings: shown at once, kept by the program. What can't be kept is taken back. */
  async set(change: Partial<Settings>): Promise<void> {
    const before = { ...this.settings };
    const newest = this.setting.begin();
    Object.assign(this.settings, change);
    this.dress();
    // One after another: a later change of the same setting must not be kept before an earlier one.
    const mine = this.keeping.then(() => call('change_settings', { change }));
    this.keeping = mine.catch(() => undefined);
    try {
      const kept = await mine;
      if (newest()) this.settings = kept;
    } catch (error) {
      const names = Object.keys(change) as (keyof Settings)[];
      // What was changed again meanwhile is not taken back.
      const still = names.filter((name) => this.settings[name] === change[name]);
      Object.assign(this.settings, Object.fromEntries(still.map((name) => [name, before[name]])));
      this.dress();
      throw error;
    }
    if (change.language && change.language === this.settings.language) {
      await speech.learn(change.language);
      const game = this.game;
      await Promise.all([game && this.load(game.id), this.rename()]);
      saidAnew();
    }
  }

  /** How a page was left. */
  left<T>(page: string, otherwise: T): T {
    return (this.settings.pages[page] as T | undefined) ?? otherwise;
  }

  /** Remembers how a page is left. */
  async leave(page: string, how: unknown): Promise<void> {
    await this.set({ pages: { ...this.settings.pages, [page]: how } });
  }

  /** The theme that the system was told of last. */
  private dressed: string | null = null;

  private dress(): void {
    const root = document.documentElement;
    const { theme } = this.settings;
    dress(theme);
    // The menu bar and lists that the system opens know no third theme.
    if (theme !== this.dressed)
      platform().setTheme(theme === 'contrast' ? 'dark' : (theme as 'light' | 'dark' | null));
    this.dressed = theme;
    root.style.fontSize = `${this.rem}px`;
  }
}

/** The one desk of the window. */
export const desk = new Desk();
