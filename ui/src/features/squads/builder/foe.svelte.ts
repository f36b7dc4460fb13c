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

/** As many figures at once as the program reckons with. */
const MOST = 60;

/** Whom somebody meant last in each game: a builder that is opened again goes on with it. */
const meant = new Map<string, Named>();

/** What the figures of the builder do in one activation to an enemy that somebody chose. */
export class FoeOdds {
  /** The enemy; without one nothing is asked. */
  foe = $state.raw<Named | null>(meant.get(desk.game?.id ?? '') ?? null);
  /** Whether somebody is choosing one. */
  choosing = $state(false);
  /** Whether those stand first that do the enemy the most damage for their cost. */
  bestFirst = $state(false);
  fault = $state.raw<WireError>();
  /** What was said of a figure; null where its card doesn't tell enough. */
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

  /** What was said is no longer true. */
  again(): void {
    this.told = new Map();
    this.fault = undefined;
    this.latest.drop();
    this.ask();
  }

  /** A figure came on screen; returns what takes it off. */
  want(figure: string): () => void {
    this.wanted.add(figure);
    this.ask();
    return () => {
      this.wanted.delete(figure);
    };
  }

  /** What a figure does to the enemy, in three short words: what it needs, damage for its cost, how often it defeats. */
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
