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
import {
  AGENDA,
  campaignOf,
  chance,
  type Deck,
  freshDraft,
  KEPT,
  keyOf,
  offered,
  type Pick,
  picked,
  type SetupDraft,
  seedOf,
  setupOf,
  still,
} from './draft';

/** The steps of the setup; a class is chosen only where a side plays one. */
const STEPS = ['campaign', 'heroes', 'class', 'side', 'begin'] as const;
export type Step = (typeof STEPS)[number];

interface Left {
  draft: SetupDraft;
  step: Step;
}

/** The rules are asked when somebody pauses, in milliseconds, not with every letter. */
const PAUSE = 120;

/** How the page of the setup was left: the boxes that somebody owns, by game. */
const PAGE = 'campaign-boxes';

/** A campaign that is being set up. */
export class Setup {
  draft = $state<SetupDraft>(freshDraft());
  step = $state<Step>('campaign');
  /** Whether something that was left before is here again. */
  again = $state(false);
  /** Chance begins here where no other seed is typed. */
  private readonly chance = chance();
  private readonly list = query('campaigns', () => ({}));
  /** Nothing of another game is shown. */
  private readonly ofGame = (before: { game: string }) => before.game === this.game?.id;
  /** Campaigns of all boxes are shown: those of a missing box say which one they need. */
  private readonly every = query('campaign_choices', () => this.choicesOf([]), { keep: this.ofGame });
  private readonly offers = query('campaign_choices', () => this.every.data && this.choicesOf(this.boxes), {
    keep: this.ofGame,
  });
  /** What the rules say against the setup. */
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
    this.again = true;
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

  /** The fault was read. */
  close = (): void => this.doing.close();

  get busy(): boolean {
    return this.doing.busy;
  }

  get game(): Named | undefined {
    return this.games?.find((g) => g.id === this.draft.game) ?? this.games?.[0];
  }

  /** The boxes that are ticked; the first one, which everything builds on, where nobody said. */
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

  /** The steps that there are. */
  get steps(): readonly Step[] {
    const plays = this.choices === undefined || this.choices.class_name !== '';
    return STEPS.filter((step) => step !== 'class' || plays);
  }

  /** The fewest and the most heroes of a group, and their side. */
  get group(): { side: string; least: number; most: number } {
    const { heroes_side: side, least_heroes: least, most_heroes: most } = this.choices ?? {};
    return { side: side ?? '', least: least ?? 0, most: most ?? 0 };
  }

  /** The decks of missions of which some are picked. */
  get decks(): Deck[] {
    return (this.choices?.missions ?? []).map(({ kind }) => ({ missions: kind }));
  }

  /** What was picked for a deck. */
  picked(deck: Deck): Pick {
    return picked(this.draft, deck);
  }

  /** Picks for a deck. */
  pick(deck: Deck, pick: Partial<Pick>): void {
    this.draft.decks[keyOf(deck)] = { ...this.picked(deck), ...pick };
  }

  /** What is taken of a deck; undefined where chance takes. */
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

  /** Whether nothing of a step waits for somebody to say more. */
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

  /** The seed; null where what was typed is none. */
  get seed(): number | null {
    return this.draft.seed.trim() === '' ? this.chance : seedOf(this.draft.seed);
  }

  /** The setup as it goes to the rules; nothing while no campaign is chosen. */
  get setup() {
    const { choices, draft, boxes, seed } = this;
    return choices && seed !== null ? setupOf(draft, choices, boxes, seed) : undefined;
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

  /** Begins the campaign and opens its books. */
  async begin(): Promise<void> {
    const { game, setup, campaign } = this;
    if (!game || !setup || !campaign || !this.ready) return;
    await this.doing.run(async () => {
      const name = this.draft.name.trim() || campaign.name;
      const { paper } = this.draft;
      const made = await call('begin_campaign', { game: game.id, name, setup });
      kept.drop(KEPT);
      this.draft = freshDraft();
      route.go('campaigns', made.id, paper ? { kind: 'paper' } : null);
    });
  }
}
