import type { CampaignStep } from '../../../bindings/CampaignStep';
import type { DeckDraw } from '../../../bindings/DeckDraw';
import type { GainColumn } from '../../../bindings/GainColumn';
import type { MissionChoice } from '../../../bindings/MissionChoice';
import type { MissionForm } from '../../../bindings/MissionForm';
import type { OutcomeChoice } from '../../../bindings/OutcomeChoice';
import type { ToldResult } from '../../../bindings/ToldResult';
import { kept } from '../../../lib/kept.svelte';

export type Winner = OutcomeChoice['winner'];

/** Whether an amount can be recorded: the input also accepts fractions and negative numbers. */
export const isWhole = (amount: number | null): boolean =>
  amount === null || (Number.isInteger(amount) && amount >= 0);

/** A mission's result as entered so far. */
export interface Result {
  winner: Winner | null;
  outcome: string | null;
  crates: number;
  met: string[];
  tokens: number;
  /** The entered amounts, by column. */
  numbers: Record<string, number | null>;
  activates: string[];
  /** The cards entered as drawn, by deck; decks without an entry are drawn at random. */
  drawn: Record<string, string[]>;
  rewardTo: string | null;
  ally: string | null;
  /** Why it was played although it couldn't be chosen; null if it could. */
  anyway: string | null;
}

/** A recorded result, to be edited. */
export const resultOf = (told: ToldResult): Result => ({
  winner: told.winner,
  outcome: told.outcome,
  crates: told.crates,
  met: [...told.met],
  tokens: told.tokens,
  numbers: { ...told.gains },
  activates: [...told.activates],
  drawn: Object.fromEntries(Object.entries(told.draws).map(([deck, drawn]) => [deck, [...(drawn ?? [])]])),
  rewardTo: told.reward_to,
  ally: told.ally,
  anyway: told.anyway,
});

export const blank = (): Result => ({
  winner: null,
  outcome: null,
  crates: 0,
  met: [],
  tokens: 0,
  numbers: {},
  activates: [],
  drawn: {},
  rewardTo: null,
  ally: null,
  anyway: null,
});

/** Whether the rules allow choosing a mission. One that was played anyway has a form too. */
export const isOpen = (choice: MissionChoice): boolean => choice.form !== null && choice.refused.length === 0;

/** Missions that can be chosen first. A forced mission is the only one that can. */
export function inOrder(missions: MissionChoice[]): MissionChoice[] {
  return missions.toSorted((a, b) => Number(!isOpen(a)) - Number(!isOpen(b)));
}

/** A mission's result as it is entered: the questions, what is missing, and the resulting step. */
export class Entry {
  choice = $state.raw<MissionChoice | null>(null);
  result = $state<Result>(blank());
  /** Whether an unsaved entry was restored. */
  again = $state(false);

  constructor(
    private readonly campaign: string,
    /** The heroes' side, which gets the rewards. */
    private readonly heroes: string,
    /** Whether a deck's cards are usually told as drawn at the table. */
    private readonly atTable: (deck: string) => boolean = () => false,
  ) {}

  /** Nothing entered yet: decks are drawn as they usually are. */
  private get fresh(): Result {
    const told = (this.form?.draws ?? []).filter(({ deck }) => this.atTable(deck));
    return { ...blank(), drawn: Object.fromEntries(told.map(({ deck }) => [deck, []])) };
  }

  private get about(): string {
    return `campaign-result:${this.campaign}:${this.choice?.mission.id ?? ''}`;
  }

  /** The mission that was being entered when the form was left. */
  get left(): string | null {
    return kept.of<string>(`campaign-result:${this.campaign}`);
  }

  /** Switches to a mission's result, restoring an unsaved entry. */
  take(choice: MissionChoice | null): void {
    this.choice = choice;
    const before = choice && kept.of<Result>(this.about);
    this.again = before !== null;
    this.result = before ?? this.fresh;
    if (before && choice) this.fit();
  }

  /** Clears values that are no longer possible after the books changed. */
  private fit(): void {
    const { form, result } = this;
    if (!form) return;
    const among = (list: { id: string }[]) => (id: string) => list.some((one) => one.id === id);
    result.met = result.met.filter(among(form.bonuses));
    result.activates = result.activates.filter(among(form.followers));
    const still = form.draws.flatMap(({ deck, missions, count }) => {
      const told = result.drawn[deck];
      return told ? [[deck, told.filter(among(missions)).slice(0, count)] as const] : [];
    });
    result.drawn = Object.fromEntries(still);
    if (result.ally && !among(form.allies)(result.ally)) result.ally = null;
    if (result.outcome && !among(form.outcomes)(result.outcome)) result.outcome = null;
  }

  keep(): void {
    if (!this.choice) return;
    kept.keep(this.about, $state.snapshot(this.result), this.fresh);
    kept.keep(`campaign-result:${this.campaign}`, this.choice.mission.id, '');
  }

  forget(): void {
    kept.drop(this.about);
    kept.drop(`campaign-result:${this.campaign}`);
    this.result = this.fresh;
    this.again = false;
  }

  /** Whether it was played although the rules don't allow choosing it, which needs a reason. */
  get anyway(): boolean {
    return this.choice !== null && this.form !== null && !isOpen(this.choice);
  }

  get form(): MissionForm | null {
    return this.choice?.form ?? null;
  }

  /** The winner's possible outcomes. */
  get outcomes(): OutcomeChoice[] {
    const { winner } = this.result;
    return this.form?.outcomes.filter((outcome) => outcome.winner === winner) ?? [];
  }

  /** The chosen outcome, or the only one. */
  get outcome(): OutcomeChoice | null {
    const all = this.outcomes;
    if (all.length === 1) return all[0] ?? null;
    return all.find((outcome) => outcome.id === this.result.outcome) ?? null;
  }

  /** Whether the winner has several outcomes and none was chosen. */
  private get open(): boolean {
    return this.outcomes.length > 1 && this.outcome === null;
  }

  /** What the mission may give, once there is a winner. */
  get columns(): GainColumn[] {
    return this.result.winner === null ? [] : (this.form?.columns ?? []);
  }

  /** The columns whose amounts aren't certain in the data. */
  get unknown(): GainColumn[] {
    if (this.open) return [];
    return this.columns.filter(({ column }) => {
      if (this.outcome === null) return true;
      return this.outcome.unknown[column]?.asked ?? false;
    });
  }

  /** The likely amount, if no source has the exact one; otherwise null. */
  likely(column: string): number | null {
    return this.outcome?.unknown[column]?.likely ?? null;
  }

  /** The entered amount. */
  told(column: string): number | null {
    return this.result.numbers[column] ?? null;
  }

  /** Whether the group has to enter which story mission follows. */
  get asksFollower(): boolean {
    return (this.form?.followers.length ?? 0) > 0 && (this.outcome?.activates.length ?? 0) === 0;
  }

  /** The message keys of what is missing. */
  get lacking(): string[] {
    const { form, result } = this;
    if (!form) return ['steps-lacks-mission'];
    if (result.winner === null) return ['steps-lacks-winner'];
    const lacks: string[] = [];
    if (this.open) lacks.push('steps-lacks-outcome');
    if (this.unknown.some(({ column }) => this.told(column) === null)) lacks.push('steps-lacks-numbers');
    if (!this.columns.every(({ column }) => isWhole(this.told(column)))) lacks.push('steps-lacks-whole');
    const short = ({ deck, count }: DeckDraw) => (result.drawn[deck]?.length ?? count) !== count;
    if (form.draws.some(short)) lacks.push('steps-lacks-drawn');
    if (this.anyway && (result.anyway ?? '').trim() === '') lacks.push('steps-lacks-anyway');
    return lacks;
  }

  /** The step, once there is a winner; missing values are left out. */
  get step(): CampaignStep | null {
    const { choice, form, result } = this;
    if (!choice || !form || result.winner === null) return null;
    const { winner, crates, met, tokens } = result;
    // Values the host would reject aren't previewed; `lacking` reports them.
    const gains = this.columns.flatMap(({ column }) => {
      const told = this.told(column);
      return told !== null && isWhole(told) ? [[column, told] as const] : [];
    });
    const draws = form.draws.flatMap(({ deck, count }) => {
      const told = result.drawn[deck];
      return told?.length === count ? [[deck, told] as const] : [];
    });
    const heroesWon = winner === this.heroes;
    return {
      do: 'mission',
      name: choice.mission.id,
      winner,
      outcome: this.outcomes.length > 1 ? (this.outcome?.id ?? null) : null,
      crates,
      met: [...met],
      tokens,
      gains: Object.fromEntries(gains),
      activates: this.asksFollower ? [...result.activates] : [],
      draws: Object.fromEntries(draws),
      reward_to: form.reward_cards && heroesWon ? result.rewardTo : null,
      ally: heroesWon ? result.ally : null,
      anyway: this.anyway ? (result.anyway ?? '').trim() : null,
    };
  }
}
