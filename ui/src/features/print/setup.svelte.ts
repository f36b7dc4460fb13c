import type { FigureLine } from '../../bindings/FigureLine';
import type { HandOver } from '../../bindings/HandOver';
import type { PrintJob } from '../../bindings/PrintJob';
import type { PrintKind as AnyKind } from '../../bindings/PrintKind';
import type { PrintLook } from '../../bindings/PrintLook';
import { call } from '../../lib/call.svelte';
import { desk } from '../../lib/desk.svelte';
import { type Filters, NO_FILTERS, toFilter } from '../../lib/filters';
import { PerGame } from '../../lib/perGame';

/** What this page can print; tournaments are printed from their own page. */
type PrintKind = Exclude<AnyKind, 'pairings' | 'slips' | 'standings' | 'pools'>;

/** The kinds of print, in the order offered. */
export const TOPICS = [
  'sheet',
  'cards',
  'reference',
  'board',
  'checklist',
  'wants',
  'trades',
  'campaign',
] as const;
export type Topic = (typeof TOPICS)[number];

/** The kinds of campaign print, in the order offered. */
export const CAMPAIGN_KINDS = [
  'log',
  'heroes',
  'shop',
  'shopcards',
  'night',
  'blanklog',
] as const satisfies PrintKind[];
export type CampaignKind = (typeof CAMPAIGN_KINDS)[number];

function isOfCampaign(kind: PrintKind): kind is CampaignKind {
  return CAMPAIGN_KINDS.some((k) => k === kind);
}

/** A print job handed over by another page. */
export interface ToPrint {
  kind: PrintKind;
  squads?: string[];
  figures?: { figure: string; count: number }[];
  set?: string;
  /** The campaign's id. */
  campaign?: string;
  /** The id of the campaign's mission to print. */
  mission?: string;
  /** The handovers of a trade. */
  handovers?: HandOver[];
}

/** A figure whose cards to print. */
export interface ChosenFigure {
  figure: string;
  name: string;
  factions: string[];
  count: number;
}

/** The page's saved state. */
interface Left {
  kind: PrintKind;
  look: Omit<PrintLook, 'paper'>;
  each_once: boolean;
  reminders: boolean;
}

const USUAL: Left = {
  kind: 'sheet',
  look: { backs: false, ink_saving: false, cut_marks: true, bleed_mm: 0 },
  each_once: false,
  reminders: false,
};

/** The most spaces in a column of half a board. */
export const MOST_SPACES = 7;
const USUAL_SPACES = 4;

/** The most cards of one figure. */
export const MOST_COPIES = 999;

/** What was chosen for one game. */
interface Chosen {
  squads: string[];
  figures: ChosenFigure[];
  filters: Filters;
}

const chosen = new PerGame<Chosen>(() => ({ squads: [], figures: [], filters: NO_FILTERS }));

/** Drops all choices, for tests. */
export function forget(): void {
  chosen.clear();
}

/** What to print, and how. */
export class Setup {
  kind = $state<PrintKind>('sheet');
  squads = $state<string[]>([]);
  figures = $state<ChosenFigure[]>([]);
  each_once = $state(false);
  /** Whether to print the meaning of the words on cards too. */
  reminders = $state(false);
  /** The filters of a checklist. */
  filters = $state.raw<Filters>(NO_FILTERS);
  /** The id of the campaign to print. */
  campaign = $state<string | null>(null);
  /** The id of the mission to print; null for the one in progress. */
  mission = $state<string | null>(null);
  /** The handovers of a trade, which only another page can provide. */
  handovers = $state.raw<HandOver[]>([]);
  /** The id of the game's campaign whose empty log to print. */
  blank = $state<string | null>(null);
  /** The id of the game that the campaign belongs to. */
  campaignGame = $state<string | null>(null);
  /** Whether the log names secret cards. Never saved: it has to be chosen each time. */
  secrets = $state(false);
  pin = $state('');
  /** The game that squads, figures and filters belong to. */
  private game: string | undefined = desk.game?.id;
  player = $state('');
  /** The spaces in each column of half a board. */
  spaces = $state(USUAL_SPACES);
  look = $state<PrintLook>({ paper: 'a4', ...USUAL.look });

  constructor(handed: ToPrint | null) {
    const left = desk.left('print', USUAL);
    this.kind = handed?.kind ?? left.kind;
    this.look = { ...USUAL.look, ...left.look, paper: desk.settings.paper === 'letter' ? 'letter' : 'a4' };
    this.each_once = left.each_once;
    this.reminders = left.reminders ?? USUAL.reminders;
    this.player = desk.settings.player ?? '';
    this.take();
    // A job handed over replaces all earlier choices.
    if (handed) {
      this.squads = handed.squads ?? [];
      this.figures = [];
      this.filters = { ...NO_FILTERS, sets: handed.set ? [handed.set] : [] };
    }
    this.handovers = handed?.handovers ?? [];
    if (this.kind === 'trades' && this.handovers.length === 0) this.kind = USUAL.kind;
    this.campaign = handed?.campaign ?? null;
    this.mission = handed?.mission ?? null;
    if (handed?.figures) void this.bring(handed.figures);
  }

  /** Switches to another game's choices; those of the previous one are kept. */
  plays(game: string | undefined): void {
    if (this.kind === 'board' && desk.game && !desk.game.board) this.kind = 'sheet';
    if (game === undefined || this.game === game) return;
    this.handovers = [];
    if (this.kind === 'trades') this.kind = USUAL.kind;
    this.keep();
    this.game = game;
    this.take();
  }

  /** Keeps the choices until the game is opened again. */
  keep(): void {
    if (this.game === undefined) return;
    const { squads, figures, filters } = this;
    chosen.set(this.game, $state.snapshot({ squads, figures, filters }));
  }

  private take(): void {
    if (this.game !== undefined) Object.assign(this, structuredClone(chosen.of(this.game)));
  }

  get topic(): Topic {
    return isOfCampaign(this.kind) ? 'campaign' : this.kind;
  }

  set topic(topic: Topic) {
    if (topic !== this.topic) this.kind = topic === 'campaign' ? 'log' : topic;
  }

  /** Whether the kind takes squads; a rules reference may include theirs. */
  get takesSquads(): boolean {
    return this.kind === 'sheet' || this.kind === 'cards' || this.kind === 'reference';
  }

  /** Whether the kind is cards. */
  get cards(): boolean {
    return this.kind === 'cards' || this.kind === 'shopcards';
  }

  /** The print job; null while nothing is chosen. */
  get job(): PrintJob | null {
    const game = desk.game?.id;
    if (isOfCampaign(this.kind)) return this.campaignJob(this.kind);
    const takesSquads = this.takesSquads;
    const figures = this.kind === 'cards' ? this.figures.filter((f) => f.count > 0) : [];
    const needs = takesSquads && this.kind !== 'reference';
    if (this.kind === 'board' && !desk.game?.board) return null;
    if (!game || (needs && this.squads.length + figures.length === 0)) return null;
    return {
      game,
      kind: this.kind,
      squads: takesSquads ? [...this.squads] : [],
      figures: figures.map(({ figure, count }) => ({ figure, count })),
      each_once: this.each_once,
      ...(needs && this.reminders && { reminders: true }),
      ...(this.kind === 'board' && { spaces: this.spaces }),
      ...(this.kind === 'trades' && { handovers: this.handovers }),
      filter: toFilter(takesSquads ? NO_FILTERS : this.filters),
      player: this.kind === 'sheet' ? this.player : '',
      look: { ...this.look },
    };
  }

  private campaignJob(kind: CampaignKind): PrintJob | null {
    const game = this.campaignGame;
    const campaign = kind === 'blanklog' ? this.blank : this.campaign;
    if (!game || !campaign) return null;
    const nothing = { squads: [], figures: [], each_once: false, player: '' };
    const secrets = kind === 'log' && this.secrets;
    const pin = secrets ? this.pin || null : null;
    const mission = kind === 'night' ? this.mission : null;
    return { ...nothing, game, kind, campaign, secrets, pin, mission, look: { ...this.look, backs: false } };
  }

  add(line: FigureLine): void {
    const there = this.figures.find((f) => f.figure === line.id);
    if (there) there.count = Math.min(there.count + 1, MOST_COPIES);
    else this.figures.push({ figure: line.id, name: line.local_name, factions: line.factions, count: 1 });
  }

  drop(figure: string): void {
    this.figures = this.figures.filter((f) => f.figure !== figure);
  }

  toggle(squad: string): void {
    this.squads = this.squads.includes(squad)
      ? this.squads.filter((s) => s !== squad)
      : [...this.squads, squad];
  }

  /** Saves the page's state: the paper and the player for all pages, the rest for this one. */
  async remember(): Promise<void> {
    const { paper, ...look } = this.look;
    const { kind, each_once, reminders } = this;
    const left: Left = { kind, look, each_once, reminders };
    if (JSON.stringify(left) !== JSON.stringify(desk.left('print', USUAL))) await desk.leave('print', left);
    if (paper !== (desk.settings.paper ?? 'a4')) await desk.set({ paper });
    if (this.player !== (desk.settings.player ?? '')) await desk.set({ player: this.player || null });
  }

  /** Adds figures handed over by id; their names are loaded afterwards. */
  private async bring(handed: { figure: string; count: number }[]): Promise<void> {
    this.figures = handed.map((f) => ({ ...f, name: f.figure, factions: [] }));
    const game = desk.game?.id;
    if (!game) return;
    for (const { figure } of handed) {
      const details = await call('figure', { game, figure }).catch(() => null);
      const there = this.figures.find((f) => f.figure === figure);
      if (there && details) {
        there.name = details.local_name;
        there.factions = details.faction_ids;
      }
    }
  }
}

/** Makes a file name of a title, replacing characters that any system forbids. */
export function fileName(title: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  const plain = title.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, '-').replace(/^[\s.]+|[\s.]+$/g, '');
  return `${plain.slice(0, 120) || 'muster'}.pdf`;
}
