import type { Named } from '../../../bindings/Named';
import type { Reason } from '../../../bindings/Reason';
import type { SetupChoices } from '../../../bindings/SetupChoices';
import type { WireError } from '../../../bindings/WireError';
import { Attempt } from '../../../lib/attempt.svelte';
import { call } from '../../../lib/call.svelte';
import { desk } from '../../../lib/desk.svelte';
import { kept } from '../../../lib/kept.svelte';
import { query } from '../../../lib/query/query.svelte';
import { route } from '../../../lib/route.svelte';
import { lies, remember } from '../habit';
import {
  AGENDA,
  broughtOf,
  campaignOf,
  chance,
  type Deck,
  freshDraft,
  KEPT,
  keyOf,
  offered,
  type Pick,
  picked,
  type SavedLog,
  type SetupDraft,
  seedOf,
  setupOf,
  still,
} from './draft';

/** The steps of the setup; the class only if a side has one. */
const STEPS = ['campaign', 'heroes', 'class', 'side', 'begin'] as const;
export type Step = (typeof STEPS)[number];

interface Left {
  draft: SetupDraft;
  step: Step;
}

/** Ticks boxes that a campaign from elsewhere is played with, besides those that the user has ticked. */
export async function withBoxes(game: string, boxes: string[]): Promise<void> {
  const left = desk.left<Record<string, string[]>>(PAGE, {});
  await desk.leave(PAGE, { ...left, [game]: [...new Set([...(left[game] ?? []), ...boxes])] });
}

/** The debounce of the rules check, in milliseconds. */
const PAUSE = 120;

/** The key of the page's saved state: the boxes the user owns, by game. */
const PAGE = 'campaign-boxes';

/** A campaign setup in progress. */
export class Setup {
  draft = $state<SetupDraft>(freshDraft());
  step = $state<Step>('campaign');
  /** Whether an unfinished setup was restored. */
  again = $state(false);
  /** The seed used unless another is typed. */
  private readonly chance = chance();
  private readonly list = query('campaigns', () => ({}));
  /** Drops answers for another game. */
  private readonly ofGame = (before: { game: string }) => before.game === this.game?.id;
  /** Campaigns of all boxes are offered: those of a missing box name the box they need. */
  private readonly every = query('campaign_choices', () => this.choicesOf([]), { keep: this.ofGame });
  private readonly offers = query('campaign_choices', () => this.every.data && this.choicesOf(this.boxes), {
    keep: this.ofGame,
  });
  /** The rules' findings on the setup. */
  private readonly checked = query(
    'check_campaign',
    () => this.game && this.setup && { game: this.game.id, setup: this.setup },
    { rest: () => PAUSE },
  );
  private readonly doing = new Attempt(this.list, this.offers, this.every, this.checked);

  constructor() {
    const left = kept.of<Left>(KEPT);
    if (!left) return;
    this.draft = left.draft;
    this.step = left.step;
    this.again = left.draft.saved === null;
  }

  get games(): Named[] | undefined {
    return this.list.data?.games;
  }

  get choices(): SetupChoices | undefined {
    const [offers, every] = [this.offers.data, this.every.data];
    return offers && every && { ...offers, campaigns: every.campaigns };
  }

  get refused(): Reason[] {
    return this.checked.data?.refused ?? [];
  }

  get fault(): WireError | null {
    return this.doing.fault;
  }

  /** Dismisses the error. */
  close = (): void => this.doing.close();

  get busy(): boolean {
    return this.doing.busy;
  }

  get game(): Named | undefined {
    return this.games?.find((g) => g.id === this.draft.game) ?? this.games?.[0];
  }

  /** The ticked boxes; by default the first one, which all others build on. */
  get boxes(): string[] {
    const there = this.every.data?.boxes ?? [];
    const ticked = this.remembered ?? there.slice(0, 1).map((b) => b.id);
    return ticked.filter((id) => there.some((b) => b.id === id));
  }

  private get remembered(): string[] | undefined {
    return desk.left<Record<string, string[]>>(PAGE, {})[this.game?.id ?? ''];
  }

  get campaign() {
    return this.choices && campaignOf(this.draft, this.choices, this.boxes);
  }

  get heroes() {
    return still(this.draft.heroes, this.choices?.heroes ?? []);
  }

  get class() {
    return this.choices?.classes.find((c) => c.id === this.draft.class);
  }

  /** The steps of the chosen campaign. */
  get steps(): readonly Step[] {
    const plays = this.choices === undefined || this.choices.class_name !== '';
    return STEPS.filter((step) => step !== 'class' || plays);
  }

  /** The least and most heroes in a group, and their side. */
  get group(): { side: string; least: number; most: number } {
    const { heroes_side: side, least_heroes: least, most_heroes: most } = this.choices ?? {};
    return { side: side ?? '', least: least ?? 0, most: most ?? 0 };
  }

  /** The mission decks with cards to pick. */
  get decks(): Deck[] {
    return (this.choices?.missions ?? []).map(({ kind }) => ({ missions: kind }));
  }

  /** The draft, with decks that nothing was chosen for as they were chosen last. */
  private get whole(): SetupDraft {
    const usual = [AGENDA, ...this.decks].map((deck): [string, Pick] => {
      return [keyOf(deck), { told: lies(this.game?.id, keyOf(deck)), ids: [] }];
    });
    return { ...this.draft, decks: { ...Object.fromEntries(usual), ...this.draft.decks } };
  }

  /** The pick for a deck. */
  picked(deck: Deck): Pick {
    return picked(this.whole, deck);
  }

  /** Changes the pick for a deck. */
  pick(deck: Deck, pick: Partial<Pick>): void {
    this.draft.decks[keyOf(deck)] = { ...this.picked(deck), ...pick };
  }

  /** The cards taken from a deck; undefined if they are drawn at random. */
  taken(deck: Deck) {
    const { told, ids } = this.picked(deck);
    return told && this.choices ? still(ids, offered(this.choices, deck).from) : undefined;
  }

  need(deck: Deck): number {
    return this.choices ? offered(this.choices, deck).need : 0;
  }

  /** Whether the campaign has side missions that are shuffled. */
  get sided(): boolean {
    return this.decks.some((deck) => this.need(deck) > 0);
  }

  private complete(deck: Deck): boolean {
    const taken = this.taken(deck);
    return taken === undefined || this.need(deck) === 0 || taken.length === this.need(deck);
  }

  /** Whether a step is complete. */
  settled(step: Step): boolean {
    if (step === 'campaign') return this.campaign !== undefined;
    if (step === 'heroes') {
      const { length } = this.heroes;
      return length === 0 || (length >= this.group.least && length <= this.group.most);
    }
    if (step === 'class') return this.complete(AGENDA);
    if (step === 'side') return this.decks.every((deck) => this.complete(deck));
    return this.seed !== null;
  }

  /** The seed; null if the typed one is invalid. */
  get seed(): number | null {
    return this.draft.seed.trim() === '' ? this.chance : seedOf(this.draft.seed);
  }

  /** The setup as sent to the rules; undefined if incomplete. */
  get setup() {
    const { choices, whole, boxes, seed } = this;
    return choices && seed !== null ? setupOf(whole, choices, boxes, seed) : undefined;
  }

  get ready(): boolean {
    return this.setup !== undefined && this.refused.length === 0 && !this.busy;
  }

  private choicesOf(boxes: string[]) {
    const { campaign, options } = this.draft;
    return this.game && { game: this.game.id, campaign, boxes, options };
  }

  async own(boxes: string[]): Promise<void> {
    const { game } = this;
    if (!game) return;
    const left = desk.left<Record<string, string[]>>(PAGE, {});
    await this.doing.run(() => desk.leave(PAGE, { ...left, [game.id]: boxes }));
  }

  keep(): void {
    const left: Left = { draft: $state.snapshot(this.draft), step: this.step };
    kept.keep<Left>(KEPT, left, { draft: freshDraft(), step: this.step });
  }

  discard(): void {
    kept.drop(KEPT);
    this.draft = freshDraft();
    this.step = 'campaign';
    this.again = false;
  }

  /** Starts the campaign and opens its books. */
  async begin(): Promise<void> {
    const { game, setup, campaign } = this;
    if (!game || !setup || !campaign || !this.ready) return;
    await this.doing.run(async () => {
      const name = this.draft.name.trim() || campaign.name;
      const { paper, saved } = $state.snapshot(this.draft);
      const made = await call('begin_campaign', { game: game.id, name, setup });
      if (saved) kept.keep<SavedLog | null>(broughtOf(made.id), saved, null);
      const asked = [AGENDA, ...this.decks].filter((deck) => this.need(deck) > 0);
      remember(game.id, Object.fromEntries(asked.map((deck) => [keyOf(deck), this.picked(deck).told])));
      kept.drop(KEPT);
      this.draft = freshDraft();
      route.go('campaigns', made.id, paper ? { kind: 'paper' } : null);
    });
  }
}
