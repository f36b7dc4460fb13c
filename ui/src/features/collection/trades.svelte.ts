import type { FindTrades } from '../../bindings/FindTrades';
import { desk } from '../../lib/desk.svelte';
import { PerGame } from '../../lib/perGame';

/** Whose lists trade, and how: as it was left, for each game, while the window is open. */
export class Trading {
  paths = $state.raw<string[]>([]);
  me = $state(desk.settings.player ?? '');
  anyPrinting = $state(false);
  anyRarity = $state(false);
  byWorth = $state(false);

  constructor(private readonly game: string) {}

  /** Adds files that aren't there yet. */
  add(paths: string[]): void {
    this.paths = [...this.paths, ...paths.filter((path) => !this.paths.includes(path))];
  }

  drop(path: string): void {
    this.paths = this.paths.filter((p) => p !== path);
  }

  /** What the program is asked; null where fewer than two trade. */
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

/** A file's name, without the folder that it lies in. */
export const baseName = (path: string): string => path.split(/[\\/]/).pop() ?? path;

/** Begins anew, for tests. */
export const forgetTrades = (): void => all.clear();
