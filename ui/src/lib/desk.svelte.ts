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

/** The settings used until they are loaded. */
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
  share_address: null,
  pages: {},
};

/** What is open in the window: the game, the settings, and each page's saved state. */
class Desk {
  started = $state<Started>();
  settings = $state<Settings>(NO_SETTINGS);
  private opened = $state<GameView>();
  /** Changes to settings: only the latest answer is the current state. */
  private readonly setting = new Latest();
  /** Requests to open a game: only the latest answer is shown. */
  private readonly opening = new Latest();

  /** The open game; every page's texts follow it. */
  get game(): GameView | undefined {
    return this.opened;
  }

  set game(game: GameView | undefined) {
    this.opened = game;
    speech.squad = game?.squad ?? 'squad';
  }

  /** Starts the program and opens the game played last. `ahead` prefetches its first page meanwhile. */
  async start(ahead?: (game: string) => Promise<unknown>): Promise<void> {
    const started = await platform().call('start', 'en', {});
    this.started = started;
    this.settings = started.settings;
    notices.hear(started.notices);
    this.dress();
    const spoken = speech.learn(started.language);
    const game = openedFirst(started);
    await spoken;
    // If the data are lost, nothing is read until the user has decided what to do.
    const first = this.lost ? undefined : ahead;
    if (game) await Promise.all([this.load(game), first?.(game)]);
  }

  /** Loads a game and shows it unless another was requested meanwhile; returns whether it is shown. */
  private async load(game: string): Promise<boolean> {
    const newest = this.opening.begin();
    const read = await call('game', { game });
    if (!newest()) return false;
    this.game = read;
    return true;
  }

  /** Reloads the games' names in the current language. */
  private async rename(): Promise<void> {
    if (!this.started) return;
    const started = await platform().call('start', speech.language, {});
    this.started.games = started.games;
    notices.hear(started.notices);
  }

  /** How the user's data were lost, if they were; the user then has to decide what to do. */
  get lost(): 'vanished' | 'corrupt' | null {
    return lostData(this.started);
  }

  /** One rem in pixels, by the text size the user chose. */
  get rem(): number {
    return ((this.settings.text_size ?? 100) * 14) / 100;
  }

  /** Whether the game's figures cost points. */
  get points(): boolean {
    return this.game?.points !== false;
  }

  /** Whether the game defines balanced squads. */
  get balance(): boolean {
    return this.game?.balance === true;
  }

  /** The games the user plays, including the open one; all games if none were chosen. */
  get played(): Started['games'] {
    const all = this.started?.games ?? [];
    const { games } = this.settings;
    return games.length > 0 ? all.filter((g) => games.includes(g.id) || g.id === this.game?.id) : all;
  }

  /** Opens another game and remembers it. `arrive` changes the route before anything is drawn. */
  async open(game: string, arrive?: () => void): Promise<void> {
    if (await this.load(game)) arrive?.();
    if (this.game?.id === game && this.settings.game !== game) await this.set({ game });
  }

  /** Reloads everything, after packs or the whole database were replaced. */
  async again(): Promise<void> {
    await this.start();
    allChanged();
  }

  private keeping: Promise<unknown> = Promise.resolve();

  /** Changes settings: shown at once, then saved. Reverts what can't be saved. */
  async set(change: Partial<Settings>): Promise<void> {
    const before = { ...this.settings };
    const newest = this.setting.begin();
    Object.assign(this.settings, change);
    this.dress();
    // Saved one after another, so that an earlier change can't overwrite a later one.
    const mine = this.keeping.then(() => call('change_settings', { change }));
    this.keeping = mine.catch(() => undefined);
    try {
      const kept = await mine;
      if (newest()) this.settings = kept;
    } catch (error) {
      const names = Object.keys(change) as (keyof Settings)[];
      // A setting changed again meanwhile isn't reverted.
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

  /** The saved state of a page. */
  left<T>(page: string, otherwise: T): T {
    return (this.settings.pages[page] as T | undefined) ?? otherwise;
  }

  /** Saves the state of a page. */
  async leave(page: string, how: unknown): Promise<void> {
    await this.set({ pages: { ...this.settings.pages, [page]: how } });
  }

  /** The theme last passed to the system. */
  private dressed: string | null = null;

  private dress(): void {
    const root = document.documentElement;
    const { theme } = this.settings;
    dress(theme);
    // System menus and lists know only light and dark.
    if (theme !== this.dressed)
      platform().setTheme(theme === 'contrast' ? 'dark' : (theme as 'light' | 'dark' | null));
    this.dressed = theme;
    root.style.fontSize = `${this.rem}px`;
  }
}

/** The window's only desk. */
export const desk = new Desk();
