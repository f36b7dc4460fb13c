import type { CampaignStep } from '../../../bindings/CampaignStep';
import type { MissionChoice } from '../../../bindings/MissionChoice';
import type { MissionForm } from '../../../bindings/MissionForm';
import type { OutcomeChoice } from '../../../bindings/OutcomeChoice';
import { kept } from '../../../lib/kept.svelte';

export type Winner = OutcomeChoice['winner'];

/** Numbers that an outcome gives, where a table knows them. */
export const NUMBERS = ['xp', 'credits', 'imperial_xp', 'influence'] as const;
export type NumberName = (typeof NUMBERS)[number];

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
  numbers: Record<NumberName, number | null>;
  activates: string[];
  /** Whether the group tells what was drawn; else chance draws. */
  told: boolean;
  drawn: string[];
  toldThreat: boolean;
  drawnThreat: string[];
  rewardTo: string | null;
  ally: string | null;
}

export const blank = (): Result => ({
  winner: null,
  outcome: null,
  crates: 0,
  met: [],
  tokens: 0,
  numbers: { xp: null, credits: null, imperial_xp: null, influence: null },
  activates: [],
  told: false,
  drawn: [],
  toldThreat: false,
  drawnThreat: [],
  rewardTo: null,
  ally: null,
});

/** Whether a mission is played because a card or an outcome demands it. */
export const isForced = (choice: MissionChoice): boolean =>
  choice.colour === 'forced' || choice.colour === 'agenda-forced';

/** Missions that can be chosen, then the others. Where one is forced, it alone can be. */
export function inOrder(missions: MissionChoice[]): MissionChoice[] {
  return missions.toSorted((a, b) => Number(a.form === null) - Number(b.form === null));
}

/** A mission's result as it is entered: what is asked for, what lacks, and the step that it makes. */
export class Entry {
  choice = $state.raw<MissionChoice | null>(null);
  result = $state<Result>(blank());
  /** Whether what was entered earlier is here again. */
  again = $state(false);

  constructor(private readonly campaign: string) {}

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
    result.drawn = result.drawn.filter(among(form.drawable)).slice(0, form.draws);
    result.drawnThreat = result.drawnThreat.filter(among(form.threat_drawable)).slice(0, form.threat_draws);
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

  get form(): MissionForm | null {
    return this.choice?.form ?? null;
  }

  /** The ways in which the winner may have won. */
  get outcomes(): OutcomeChoice[] {
    const { winner } = this.result;
    return this.form?.outcomes.filter((outcome) => outcome.winner === winner) ?? [];
  }

  /** The way that was told, or the ordinary one. */
  get outcome(): OutcomeChoice | null {
    const all = this.outcomes;
    const told = all.find((outcome) => outcome.id === this.result.outcome);
    return told ?? all.find((outcome) => outcome.words === null) ?? all[0] ?? null;
  }

  /** Numbers that no table knows. */
  get unknown(): NumberName[] {
    if (this.result.winner === null) return [];
    return NUMBERS.filter((name) => (this.outcome?.[name] ?? null) === null);
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
    if (this.unknown.some((name) => result.numbers[name] === null)) lacks.push('steps-lacks-numbers');
    if (!NUMBERS.every((name) => isWhole(result.numbers[name]))) lacks.push('steps-lacks-whole');
    if (result.told && result.drawn.length !== form.draws) lacks.push('steps-lacks-drawn');
    if (result.toldThreat && result.drawnThreat.length !== form.threat_draws)
      lacks.push('steps-lacks-threat');
    return lacks;
  }

  /** The step, once somebody won; what lacks is then not yet in it. */
  get step(): CampaignStep | null {
    const { choice, form, result } = this;
    if (!choice || !form || result.winner === null) return null;
    const { winner, crates, met, tokens, numbers } = result;
    // What the wire doesn't take is not even previewed; `lacking` says why.
    const told = (name: NumberName) => (isWhole(numbers[name]) ? numbers[name] : null);
    const full = (list: string[], size: number) => (list.length === size ? [...list] : null);
    return {
      do: 'mission',
      name: choice.mission.id,
      winner,
      outcome: this.outcomes.length > 1 ? (this.outcome?.id ?? null) : null,
      crates,
      met: [...met],
      tokens,
      xp: told('xp'),
      credits: told('credits'),
      imperial_xp: told('imperial_xp'),
      influence: told('influence'),
      activates: this.asksFollower ? [...result.activates] : [],
      drawn: result.told ? full(result.drawn, form.draws) : null,
      drawn_threat: result.toldThreat ? full(result.drawnThreat, form.threat_draws) : null,
      reward_to: form.reward_cards && winner === 'rebels' ? result.rewardTo : null,
      ally: winner === 'rebels' ? result.ally : null,
    };
  }
}
