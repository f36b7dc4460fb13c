import type { Named } from '../../../bindings/Named';
import type { RefusalView } from '../../../bindings/RefusalView';
import type { SetupChoices } from '../../../bindings/SetupChoices';
import type { WireError } from '../../../bindings/WireError';
import { call, desk, faultOf } from '../../../lib/desk.svelte';
import { kept } from '../../../lib/kept.svelte';
import { route } from '../../../lib/route.svelte';
import {
  campaignOf,
  chance,
  type Deck,
  FEWEST_HEROES,
  freshDraft,
  KEPT,
  MOST_HEROES,
  offered,
  type SetupDraft,
  seedOf,
  setupOf,
  still,
} from './draft';

/** The steps of the setup. */
export const STEPS = ['campaign', 'heroes', 'empire', 'side', 'begin'] as const;
export type Step = (typeof STEPS)[number];

interface Left {
  draft: SetupDraft;
  step: Step;
}

/** How the page of the setup was left: the boxes that somebody owns, by game. */
const PAGE = 'campaign-boxes';

/** A campaign that is being set up. */
export class Setup {
  draft = $state<SetupDraft>(freshDraft());
  step = $state<Step>('campaign');
  games = $state.raw<Named[]>();
  choices = $state.raw<SetupChoices>();
  refused = $state.raw<RefusalView[]>([]);
  fault = $state.raw<WireError>();
  busy = $state(false);
  /** Whether something that was left before is here again. */
  again = $state(false);
  /** Chance begins here where no other seed is typed. */
  private readonly chance = chance();
  private reading = 0;
  private checking = 0;

  constructor() {
    const left = kept.of<Left>(KEPT);
    if (!left) return;
    this.draft = left.draft;
    this.step = left.step;
    this.again = true;
  }

  get game(): Named | undefined {
    return this.games?.find((g) => g.id === this.draft.game) ?? this.games?.[0];
  }

  /** The boxes that are ticked; the first one, which everything builds on, where nobody said. */
  get boxes(): string[] {
    const there = this.choices?.boxes ?? [];
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

  get imperialClass() {
    return this.choices?.classes.find((c) => c.id === this.draft.imperialClass);
  }

  /** What is taken of a deck; undefined where chance takes. */
  taken(deck: Deck) {
    const { told, ids } = this.draft.decks[deck];
    return told && this.choices ? still(ids, offered(this.choices, deck).from) : undefined;
  }

  need(deck: Deck): number {
    return this.choices ? offered(this.choices, deck).need : 0;
  }

  /** Whether the campaign has side missions that are shuffled. */
  get sided(): boolean {
    return this.need('green') + this.need('grey') + this.need('threat') > 0;
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
      return length === 0 || (length >= FEWEST_HEROES && length <= MOST_HEROES);
    }
    if (step === 'empire') return this.complete('agenda');
    if (step === 'side') return (['green', 'grey', 'threat'] as const).every((deck) => this.complete(deck));
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

  async readGames(): Promise<void> {
    try {
      this.games = (await call('campaigns', {})).games;
    } catch (error) {
      this.fault = faultOf(error);
    }
  }

  async readChoices(): Promise<void> {
    const { game } = this;
    if (!game) return;
    const mine = ++this.reading;
    // Before the first answer nobody knows the boxes: those that were remembered will do.
    const boxes = this.choices ? this.boxes : (this.remembered ?? []);
    const { campaign, options } = this.draft;
    try {
      const ask = (of: string[]) => call('campaign_choices', { game: game.id, campaign, boxes: of, options });
      // Campaigns of all boxes are shown: those of a missing box say which one they need.
      const [choices, every] = await Promise.all([ask(boxes), ask([])]);
      if (mine === this.reading) this.choices = { ...choices, campaigns: every.campaigns };
    } catch (error) {
      if (mine === this.reading) this.fault = faultOf(error);
    }
  }

  /** Asks the rules what speaks against the setup. */
  async check(): Promise<void> {
    const { game, setup } = this;
    const mine = ++this.checking;
    if (!game || !setup) {
      this.refused = [];
      return;
    }
    try {
      const { refused } = await call('check_campaign', { game: game.id, setup });
      if (mine !== this.checking) return;
      this.refused = refused;
      this.fault = undefined;
    } catch (error) {
      if (mine === this.checking) this.fault = faultOf(error);
    }
  }

  async own(boxes: string[]): Promise<void> {
    const { game } = this;
    if (!game) return;
    try {
      await desk.leave(PAGE, { ...desk.left<Record<string, string[]>>(PAGE, {}), [game.id]: boxes });
    } catch (error) {
      this.fault = faultOf(error);
    }
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
    this.busy = true;
    try {
      const name = this.draft.name.trim() || campaign.name;
      const made = await call('begin_campaign', { game: game.id, name, setup });
      kept.drop(KEPT);
      this.draft = freshDraft();
      desk.changed();
      route.go('campaigns', made.id);
    } catch (error) {
      this.fault = faultOf(error);
    } finally {
      this.busy = false;
    }
  }
}
