import type { CampaignStep } from '../../../bindings/CampaignStep';
import type { DeckDraw } from '../../../bindings/DeckDraw';
import type { GainColumn } from '../../../bindings/GainColumn';
import type { MissionChoice } from '../../../bindings/MissionChoice';
import type { MissionForm } from '../../../bindings/MissionForm';
import type { OutcomeChoice } from '../../../bindings/OutcomeChoice';
import type { ToldResult } from '../../../bindings/ToldResult';
import { kept } from '../../../lib/kept.svelte';

export type Winner = OutcomeChoice['winner'];

/** Whether an amount can be booked: a field takes fractions and what is below 0, too. */
export const isWhole = (amount: number | null): boolean =>
  amount === null || (Number.isInteger(amount) && amount >= 0);

/** What was told of a mission's result so far. */
export interface Result {
  winner: Winner | null;
  outcome: string | null;
  crates: number;
  met: string[];
  tokens: number;
  /** Amounts that were told, by the column of what they are of. */
  numbers: Record<string, number | null>;
  activates: string[];
  /** What was drawn, by deck, where the group tells it; else chance draws. */
  drawn: Record<string, string[]>;
  rewardTo: string | null;
  ally: string | null;
  /** Why it was played though it could not be chosen; null where it could. */
  anyway: string | null;
}

/** What was told of a result before, to be told otherwise. */
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

/** Whether the rules let a mission be chosen. One that was played all the same has a form, too. */
export const isOpen = (choice: MissionChoice): boolean => choice.form !== null && choice.refused.length === 0;

/** Missions that can be chosen, then the others. Where one is forced, it alone can be. */
export function inOrder(missions: MissionChoice[]): MissionChoice[] {
  return missions.toSorted((a, b) => Number(!isOpen(a)) - Number(!isOpen(b)));
}

/** A mission's result as it is entered: what is asked for, what lacks, and the step that it makes. */
export class Entry {
  choice = $state.raw<MissionChoice | null>(null);
  result = $state<Result>(blank());
  /** Whether what was entered earlier is here again. */
  again = $state(false);

  constructor(
    private readonly campaign: string,
    /** The heroes' side: rewards are theirs. */
    private readonly heroes: string,
  ) {}

  private get about(): string {
    return `campaign-result:${this.campaign}:${this.choice?.mission.id ?? ''}`;
  }

  /** The mission that was being entered when this was left. */
  get left(): string | null {
    return kept.of<string>(`campaign-result:${this.campaign}`);
  }

  /** Enters another mission's result; what was told of it before is here again. */
  take(choice: MissionChoice | null): void {
    this.choice = choice;
    const before = choice && kept.of<Result>(this.about);
    this.again = before !== null;
    this.result = before ?? blank();
    if (before && choice) this.fit();
  }

  /** The books changed meanwhile: what isn't possible any more is forgotten. */
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
    kept.keep(this.about, $state.snapshot(this.result), blank());
    kept.keep(`campaign-result:${this.campaign}`, this.choice.mission.id, '');
  }

  forget(): void {
    kept.drop(this.about);
    kept.drop(`campaign-result:${this.campaign}`);
    this.result = blank();
    this.again = false;
  }

  /** Whether it was played though the rules don't let it be chosen: that has a reason. */
  get anyway(): boolean {
    return this.choice !== null && this.form !== null && !isOpen(this.choice);
  }

  get form(): MissionForm | null {
    return this.choice?.form ?? null;
  }

  /** The ways in which the winner may have won. */
  get outcomes(): OutcomeChoice[] {
    const { winner } = this.result;
    return this.form?.outcomes.filter((outcome) => outcome.winner === winner) ?? [];
  }

  /** The way that was told, or the only one. */
  get outcome(): OutcomeChoice | null {
    const all = this.outcomes;
    if (all.length === 1) return all[0] ?? null;
    return all.find((outcome) => outcome.id === this.result.outcome) ?? null;
  }

  /** Whether the winner may have won in several ways, and nobody said in which. */
  private get open(): boolean {
    return this.outcomes.length > 1 && this.outcome === null;
  }

  /** What the mission may give, once somebody won. */
  get columns(): GainColumn[] {
    return this.result.winner === null ? [] : (this.form?.columns ?? []);
  }

  /** Of what no table knows for certain how much it gives. */
  get unknown(): GainColumn[] {
    if (this.open) return [];
    return this.columns.filter(({ column }) => {
      if (this.outcome === null) return true;
      return this.outcome.unknown[column]?.asked ?? false;
    });
  }

  /** What an amount is likely to be where no source states it. */
  likely(column: string): number | null {
    return this.outcome?.unknown[column]?.likely ?? null;
  }

  /** The amount that was told of something. */
  told(column: string): number | null {
    return this.result.numbers[column] ?? null;
  }

  /** Whether the group has to say which story mission follows. */
  get asksFollower(): boolean {
    return (this.form?.followers.length ?? 0) > 0 && (this.outcome?.activates.length ?? 0) === 0;
  }

  /** What still has to be told, as keys of words. */
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

  /** The step, once somebody won; what lacks is then not yet in it. */
  get step(): CampaignStep | null {
    const { choice, form, result } = this;
    if (!choice || !form || result.winner === null) return null;
    const { winner, crates, met, tokens } = result;
    // What the wire doesn't take is not even previewed; `lacking` says why.
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
