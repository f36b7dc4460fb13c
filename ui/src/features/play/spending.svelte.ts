import type { KeptPlay } from '../../bindings/KeptPlay';
import type { PlaySpend } from '../../bindings/PlaySpend';
import type { PlaySpendAttack } from '../../bindings/PlaySpendAttack';
import type { PlaySpendMove } from '../../bindings/PlaySpendMove';
import { t } from '../../lib/words.svelte';
import type { Choice } from './choice';
import type { Game } from './game.svelte';

/** What a figure's equipment does to an enemy; a success alone pays only for attacks. */
export type Effect = 'attack' | 'stun' | 'back';

/** A success being spent: the figures tapped on the table for it, until it is full. */
export class Spending {
  /** The index of the success. */
  at = $state(0);
  moves = $state<Record<number, number>>({});
  hit = $state<Record<number, Effect>>({});
  stands = $state<number[]>([]);
  by = $state<number | null>(null);
  equipment = $state(false);
  effect = $state<Effect>('attack');

  constructor(private readonly game: Game) {}

  private get view(): KeptPlay | null {
    return this.game.view;
  }

  get spend(): PlaySpend | undefined {
    return this.view?.spends[this.at];
  }

  /** The number of steps tapped so far. */
  get steps(): number {
    const moved = Object.values(this.moves).reduce((sum, by) => sum + by, 0);
    return moved + Object.keys(this.hit).length + this.stands.length;
  }

  take(at: number): void {
    this.at = at;
    this.moves = {};
    this.hit = {};
    this.stands = [];
    this.by = null;
    this.equipment = false;
    this.effect = 'attack';
  }

  /** The figures that may be tapped: those on whom the success can be spent, or with equipment any. */
  get choice(): Choice | null {
    const { view, spend } = this;
    if (!view || !spend) return null;
    const there = view.figures.filter((one) => one.in_play);
    const legal = [
      ...spend.moves.filter((one) => this.mayMove(one)).map((one) => one.number),
      ...spend.attacks.filter((one) => this.mayAttack(one)).map((one) => one.number),
      ...spend.stands,
    ];
    return {
      numbers: this.equipment ? there.map((one) => one.number) : legal,
      label: (number) => this.label(number),
      mark: (number) => this.mark(number),
      choose: (number) => this.choose(number),
      lit: true,
    };
  }

  /** Whoever is blocked moves after the enemy in the way was driven back. */
  private mayMove(one: PlaySpendMove): boolean {
    if (one.behind === null) return (this.moves[one.number] ?? 0) < one.most;
    return this.hit[one.behind] !== undefined;
  }

  /** Whoever isn't adjacent yet attacks after the move that brings it there. */
  private mayAttack(one: PlaySpendAttack): boolean {
    return !one.away || (this.moves[one.by] ?? 0) > 0;
  }

  private name(number: number): string {
    return this.view?.figures.find((one) => one.number === number)?.local_name ?? '';
  }

  private own(number: number): boolean {
    const view = this.view;
    return view?.figures.find((one) => one.number === number)?.side === view?.turn;
  }

  private label(number: number): string {
    const name = this.name(number);
    if (!this.own(number)) return t(`play-act-${this.equipment ? this.effect : 'attack'}-of`, { name });
    if (this.equipment) return t('play-act-by', { name });
    return t(this.spend?.stands.includes(number) ? 'play-act-stand-of' : 'play-act-move-this', { name });
  }

  private mark(number: number): string | null {
    const hit = this.hit[number];
    if (hit) return t(`play-act-${hit}`);
    if (this.equipment && this.by === number) return t('play-act-equipment');
    if (this.stands.includes(number)) return t('play-act-stand');
    return this.moves[number] ? `+${this.moves[number]}` : null;
  }

  private choose(number: number): void {
    const spend = this.spend;
    if (!spend) return;
    if (spend.together && !this.equipment) {
      // All who may move do so; who was blocked goes back by the arrow of its row.
      this.moves = Object.fromEntries(spend.moves.map((one) => [one.number, one.most]));
      void this.act();
      return;
    }
    if (!this.own(number)) {
      const attack = spend.attacks.find((one) => one.number === number);
      this.hit = { ...this.hit, [number]: this.equipment ? this.effect : 'attack' };
      if (!this.equipment) this.by ??= attack?.by ?? null;
    } else if (this.equipment) {
      this.by = number;
    } else if (spend.stands.includes(number)) {
      this.stands = [...new Set([...this.stands, number])];
    } else {
      this.moves = { ...this.moves, [number]: (this.moves[number] ?? 0) + 1 };
    }
    if (!this.equipment && this.steps >= spend.most) void this.act();
  }

  async act(): Promise<void> {
    const of = (effect: Effect) =>
      Object.keys(this.hit)
        .map(Number)
        .filter((number) => this.hit[number] === effect);
    await this.game.tap({
      do: 'act',
      with: this.view?.successes[this.at] ?? [],
      move: Object.entries(this.moves).flatMap(([number, by]) => Array<number>(by).fill(Number(number))),
      attack: of('attack'),
      back: of('back'),
      by: this.by,
      stand: [...this.stands],
      stun: of('stun'),
      equipment: this.equipment,
    });
    this.take(0);
  }
}
