import { createContext } from 'svelte';
import type { CellOdds } from '../../../bindings/CellOdds';
import type { Named } from '../../../bindings/Named';
import type { WireError } from '../../../bindings/WireError';
import { call } from '../../../lib/call.svelte';
import { desk } from '../../../lib/desk.svelte';
import { faultOf } from '../../../lib/fault';
import { Latest } from '../../../lib/query/latest';
import { speech, t } from '../../../lib/words.svelte';
import { nearly } from '../../odds/fraction';

/** The most figures the program computes at once. */
const MOST = 60;

/** The enemy last chosen in each game, reused when a builder is opened. */
const meant = new Map<string, Named>();

/** The effect of the builder's figures on a chosen enemy in one activation. */
export class FoeOdds {
  /** The enemy; without one nothing is computed. */
  foe = $state.raw<Named | null>(meant.get(desk.game?.id ?? '') ?? null);
  /** Whether the user is choosing an enemy. */
  choosing = $state(false);
  /** Whether to sort by damage to the enemy for the cost. */
  bestFirst = $state(false);
  fault = $state.raw<WireError>();
  /** The odds by figure; null if its card isn't known well enough. */
  private told = $state.raw<ReadonlyMap<string, CellOdds | null>>(new Map());
  private readonly wanted = new Set<string>();
  private readonly latest = new Latest();
  private soon = 0;

  choose(foe: Named | null): void {
    this.foe = foe;
    this.choosing = false;
    const game = desk.game?.id ?? '';
    if (foe) meant.set(game, foe);
    else meant.delete(game);
    this.again();
  }

  /** Drops all odds and requests them again. */
  again(): void {
    this.told = new Map();
    this.fault = undefined;
    this.latest.drop();
    this.ask();
  }

  /** Requests the odds of a figure on screen; returns a function for when it leaves. */
  want(figure: string): () => void {
    this.wanted.add(figure);
    this.ask();
    return () => {
      this.wanted.delete(figure);
    };
  }

  /**
   * A figure's odds in three short texts: the roll it needs, damage for its cost, and the chance to defeat.
   */
  of(figure: string, cost: number | null): string[] {
    const cell = this.foe && this.told.get(figure);
    if (!cell) return [];
    const percent = (fraction: string) => speech.number(Math.round(nearly(fraction) * 1000) / 10);
    const rounded = (number: number) => speech.number(Math.round(number * 100) / 100);
    const damage = nearly(cell.expected);
    return [
      cell.needed === null
        ? t('builder-foe-hits', { share: percent(cell.hit) })
        : t('builder-foe-needs', { needed: cell.needed }),
      cost
        ? t('builder-foe-points', { damage: rounded(damage / cost) })
        : t('builder-foe-average', { damage: rounded(damage) }),
      cell.defeat === null ? '' : t('builder-foe-defeats', { share: percent(cell.defeat) }),
    ];
  }

  leave(): void {
    cancelAnimationFrame(this.soon);
    this.latest.drop();
  }

  private ask(): void {
    if (!this.foe || this.soon) return;
    this.soon = requestAnimationFrame(() => {
      this.soon = 0;
      void this.read();
    });
  }

  private async read(): Promise<void> {
    const { foe } = this;
    const figures = [...this.wanted].filter((figure) => !this.told.has(figure)).slice(0, MOST);
    const game = desk.game?.id;
    if (!foe || !game || figures.length === 0) return;
    const newest = this.latest.begin();
    try {
      const table = await call('squad_odds', {
        game,
        attackers: { figures },
        defenders: { figures: [foe.id] },
      });
      if (!newest()) return;
      const told = new Map(this.told);
      for (const figure of figures) told.set(figure, null);
      table.attackers.forEach(({ id }, row) => {
        told.set(id, table.cells[row]?.[0] ?? null);
      });
      this.told = told;
      this.ask();
    } catch (error) {
      if (newest()) this.fault = faultOf(error);
    }
  }
}

export const [getFoe, setFoe] = createContext<FoeOdds>();
