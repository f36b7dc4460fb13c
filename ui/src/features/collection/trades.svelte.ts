import type { FindTrades } from '../../bindings/FindTrades';
import { desk } from '../../lib/desk.svelte';
import { PerGame } from '../../lib/perGame';

/** The players' lists and the options of trading, kept for each game while the window is open. */
export class Trading {
  paths = $state.raw<string[]>([]);
  me = $state(desk.settings.player ?? '');
  anyPrinting = $state(false);
  anyRarity = $state(false);
  byWorth = $state(false);

  constructor(private readonly game: string) {}

  /** Adds files that aren't listed yet. */
  add(paths: string[]): void {
    this.paths = [...this.paths, ...paths.filter((path) => !this.paths.includes(path))];
  }

  drop(path: string): void {
    this.paths = this.paths.filter((p) => p !== path);
  }

  /** The request; null with fewer than two players. */
  get request(): FindTrades | null {
    const me = this.me.trim();
    if (this.paths.length + (me ? 1 : 0) < 2) return null;
    return {
      game: this.game,
      paths: this.paths,
      me: me || null,
      any_printing: this.anyPrinting,
      any_rarity: this.anyRarity,
      by_worth: this.byWorth,
    };
  }
}

const all = new PerGame((game) => new Trading(game));

export const tradingOf = (game: string): Trading => all.of(game);

/** A path's file name. */
export const baseName = (path: string): string => path.split(/[\\/]/).pop() ?? path;

/** Resets everything, for tests. */
export const forgetTrades = (): void => all.clear();
