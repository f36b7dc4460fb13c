import type { CampaignStep } from '../../bindings/CampaignStep';
import type { CampaignView } from '../../bindings/CampaignView';
import type { CardBrief } from '../../bindings/CardBrief';
import type { HeroView } from '../../bindings/HeroView';
import type { ItemHeld } from '../../bindings/ItemHeld';
import type { KeptCard } from '../../bindings/KeptCard';
import type { LedgerRow } from '../../bindings/LedgerRow';
import type { Named } from '../../bindings/Named';
import type { RebelUpgrade } from '../../bindings/RebelUpgrade';
import type { RefusalView } from '../../bindings/RefusalView';
import type { RoadStop } from '../../bindings/RoadStop';
import type { StepOffer } from '../../bindings/StepOffer';

/** A campaign for tests: three stages played, the Rebel upgrade open, two agenda cards kept in secret. */

export const refusal = (rule: string, message: string): RefusalView => ({ rule, message });

export const offer = (step: CampaignStep, ...refused: RefusalView[]): StepOffer => ({ step, refused });

export const card = (id: string, name: string, more: Partial<CardBrief> = {}): CardBrief => ({
  id,
  name,
  kind: '',
  traits: [],
  cost: null,
  tier: null,
  unsure: null,
  ...more,
});

export const item = (held: CardBrief, more: Partial<ItemHeld> = {}): ItemHeld => ({
  card: held,
  tradable: true,
  packable: true,
  packed: false,
  under: null,
  fits: [],
  ...more,
});

const named = (id: string, name: string): Named => ({ id, name });

export const DIALA = named('diala-passil', 'Diala Passil');
export const GAARKHAN = named('gaarkhan', 'Gaarkhan');
export const JYN = named('jyn-odan', 'Jyn Odan');
export const FENN = named('fenn-signis', 'Fenn Signis');
const HEROES = [DIALA, GAARKHAN, JYN, FENN];

const E11 = card('e-11', 'E-11', { kind: 'Ranged weapon', traits: ['Blaster', 'Rifle'], cost: 400, tier: 1 });
const STAFF = card('plasteel-staff', 'Plasteel Staff', { kind: 'Melee weapon', cost: 0 });
const VIBRO_AX = card('vibro-ax', 'Vibro-Ax', { kind: 'Melee weapon', cost: 0 });
const BLASTER = card('vintage-blaster', 'Vintage Blaster', { kind: 'Ranged weapon', cost: 0 });
const RIFLE = card('infantry-rifle', 'Infantry Rifle', { kind: 'Ranged weapon', cost: 0 });
const FORCE_THROW = card('force-throw', 'Force Throw', { kind: 'Feat', cost: 1 });
const FEROCITY = card('ferocity', 'Ferocity', { kind: 'Feat', cost: 2 });
const TACTICAL = card('tactical-movement', 'Tactical Movement', { kind: 'Feat', cost: 1 });
const EXPERT = card('weapon-expert', 'Weapon Expert', { kind: 'Feat', cost: 2 });
const HILT = card('balanced-hilt', 'Balanced Hilt', {
  kind: 'Melee modification',
  traits: ['Modification'],
  cost: 300,
  tier: 1,
  unsure: 'This is known from one source only.',
});

function hero(who: Named, subtitle: string, more: Partial<HeroView>): HeroView {
  return {
    ...who,
    subtitle,
    xp: 3,
    xp_left: 3,
    cards: [],
    items: [],
    rewards: [],
    packed: false,
    ...more,
  };
}

const klass = (held: CardBrief): ItemHeld => item(held, { tradable: false });

function heroes(): HeroView[] {
  const hilt = item(HILT, { packable: false, under: named('vibro-ax', 'Vibro-Ax') });
  return [
    hero(DIALA, 'Haunted Exile', { xp_left: 2, cards: [FORCE_THROW], items: [klass(STAFF)] }),
    hero(GAARKHAN, 'Fierce Warrior', { xp_left: 1, cards: [FEROCITY], items: [klass(VIBRO_AX), hilt] }),
    hero(JYN, 'Sly Smuggler', { items: [klass(BLASTER)] }),
    hero(FENN, 'Hardened Veteran', {
      xp_left: 0,
      cards: [TACTICAL, EXPERT],
      items: [klass(RIFLE), item(E11)],
      rewards: [card('veteran-prowess', 'Veteran Prowess', { kind: 'Reward' })],
    }),
  ];
}

export const stop = (stage: number, kind: string, kind_name: string, more: Partial<RoadStop>): RoadStop => ({
  stage,
  kind,
  kind_name,
  mission: null,
  winner: null,
  threat: 2,
  tiers: [],
  state: 'ahead',
  unsure: null,
  ...more,
});

function road(): RoadStop[] {
  const side = (stage: number, threat: number, tiers: number[], more: Partial<RoadStop> = {}) =>
    stop(stage, 'side', 'Side mission', { threat, tiers, ...more });
  const story = (stage: number, threat: number, tiers: number[], more: Partial<RoadStop> = {}) =>
    stop(stage, 'story', 'Story mission', { threat, tiers, ...more });
  return [
    stop(0, 'introduction', 'Introduction', {
      mission: named('aftermath', 'Aftermath'),
      winner: 'rebels',
      tiers: [1],
      state: 'done',
    }),
    side(1, 2, [1], { mission: named('brushfire', 'Brushfire'), winner: 'empire', state: 'done' }),
    story(2, 3, [1], { mission: named('a-new-threat', 'A New Threat'), winner: 'empire', state: 'now' }),
    side(3, 3, [1, 2]),
    story(4, 4, [2]),
    side(5, 4, [2]),
    side(6, 4, [2, 3], { unsure: 'This is known from one source only.' }),
    story(7, 5, [3]),
    side(8, 5, [3]),
    story(9, 6, [3]),
    stop(10, 'finale', 'Finale', { threat: 6 }),
  ];
}

const TOO_LITTLE = refusal('IA-NEGATIVE', 'You need 2 and have 0 (Fenn Signis’s XP).');

function upgrade(): RebelUpgrade {
  const lying = [
    card('armored-gauntlets', 'Armored Gauntlets', { kind: 'Melee weapon', cost: 300, tier: 1 }),
    card('dl-44', 'DL-44', { kind: 'Ranged weapon', cost: 500, tier: 1 }),
    E11,
    card('survival-gear', 'Survival Gear', { kind: 'Equipment', cost: 250, tier: 1 }),
    card('extended-haft', 'Extended Haft', { kind: 'Melee modification', cost: 300, tier: 1 }),
    card('tactical-display', 'Tactical Display', { kind: 'Ranged modification', cost: 300, tier: 1 }),
  ];
  return {
    shop: lying.map((lies) => ({
      card: lies,
      owner: lies === E11 ? FENN : null,
      buy: HEROES.map((who) => ({
        hero: who,
        offer: offer(
          { do: 'buy', item: lies.id, hero: who.id },
          ...(lies === E11 ? [refusal('IA-SHOP', 'E-11 is already owned.')] : []),
        ),
      })),
    })),
    laid: true,
    lay: offer({ do: 'shop', items: null }, refusal('IA-SHOP', 'These cards are already on the table.')),
    could_lie: lying,
    size: 6,
    sell: [
      {
        card: HILT,
        hero: GAARKHAN,
        price: 150,
        offer: offer(
          { do: 'sell', item: HILT.id },
          refusal('IA-SHOP', 'You can’t sell after buying, and something has already been bought.'),
        ),
      },
    ],
    decks: [
      deck(DIALA, 2, [FORCE_THROW], card('battle-meditation', 'Battle Meditation', { cost: 2 })),
      deck(GAARKHAN, 1, [FEROCITY], card('wookiee-fortitude', 'Wookiee Fortitude', { cost: 1 })),
      deck(JYN, 3, [], card('get-cocky', 'Get Cocky', { cost: 3 })),
      deck(FENN, 0, [TACTICAL, EXPERT], card('adrenaline-rush', 'Adrenaline Rush', { cost: 2 }), TOO_LITTLE),
    ],
    next: offer({ do: 'next' }),
  };
}

function deck(who: Named, xp_left: number, held: CardBrief[], more: CardBrief, ...refused: RefusalView[]) {
  const buy = offer({ do: 'class-card', card: more.id, hero: who.id, xp: null }, ...refused);
  const owned = held.map((one) => ({ card: one, owned: true, buy: null }));
  return { hero: who, xp_left, cards: [...owned, { card: more, owned: false, buy }] };
}

function ledger(): LedgerRow[] {
  const row = (
    entry: number,
    stage: number,
    at: string,
    who: string,
    who_name: string,
    what: LedgerRow['what'],
    amount: number,
    balance: number,
    why: string,
    rule: string,
  ): LedgerRow => ({ entry, stage, at, who, who_name, what, amount, balance, why, rule });
  const rebels = ['rebels', 'Rebels', 'credits'] as const;
  const empire = ['empire', 'Empire', 'influence'] as const;
  return [
    row(1, 0, 'Aftermath', ...rebels, 800, 800, 'result of Aftermath', 'IA-REWARDS'),
    row(1, 0, 'Aftermath', ...rebels, 100, 900, 'Aftermath: 2 crates', 'IA-CLEANUP'),
    row(1, 0, 'Aftermath', ...empire, 1, 1, 'result of Aftermath', 'IA-REWARDS'),
    row(1, 0, 'Aftermath', JYN.id, JYN.name, 'xp', 1, 1, 'result of Aftermath', 'IA-REWARDS'),
    row(4, 1, 'Brushfire', ...rebels, 400, 1300, 'result of Brushfire', 'IA-REWARDS'),
    row(4, 1, 'Brushfire', ...empire, 3, 4, 'result of Brushfire', 'IA-REWARDS'),
    row(4, 1, 'Brushfire', ...rebels, 50, 1350, 'Brushfire: 1 crates', 'IA-CLEANUP'),
    row(7, 2, 'A New Threat', ...empire, 2, 6, 'A New Threat, not met: the door is open', 'IA-REWARDS'),
    row(7, 2, 'A New Threat', ...rebels, 400, 1750, 'result of A New Threat', 'IA-REWARDS'),
    row(8, 2, 'A New Threat', FENN.id, FENN.name, 'xp', -2, 0, 'bought Weapon Expert', 'IA-XP'),
    row(10, 2, 'A New Threat', ...rebels, -400, 1350, 'bought E-11', 'IA-SHOP'),
  ];
}

/** The books of a campaign as everybody at the table may see them. */
export function sampleView(more: Partial<CampaignView> = {}): CampaignView {
  return {
    id: 'thursday',
    name: 'Thursday’s campaign',
    game: 'test',
    campaign: named('core', 'Core campaign'),
    entries: 11,
    updated: '2026-05-14T21:10:00Z',
    stage: 2,
    phase: 'rebel-upgrade',
    place: 'Stage 3, Rebel upgrade; threat level 3',
    threat: 3,
    tiers: [1],
    won: null,
    road: road(),
    rebels: {
      credits: 1350,
      xp: 12,
      heroes: heroes(),
      rewards: [],
      allies: [
        {
          id: 'rebel-saboteur',
          name: 'Rebel Saboteur',
          joins: false,
          note: 'The Imperial player gains 7 threat.',
          offer: offer(
            { do: 'ally', side: 'rebels', name: 'rebel-saboteur' },
            refusal('IA-STAGE', 'You can’t do this now: it’s the Rebel upgrade.'),
          ),
        },
      ],
    },
    empire: {
      side: 'empire',
      class: named('military-might', 'Military Might'),
      influence: 6,
      xp: 4,
      xp_left: 2,
      cards: [
        card('show-of-force', 'Show of Force', { cost: 0 }),
        card('riot-grenades', 'Riot Grenades', { cost: 1 }),
        card('combat-medic', 'Combat Medic', { cost: 1, unsure: 'This is known from one source only.' }),
      ],
      rewards: [],
      villains: [
        {
          id: 'general-weiss',
          name: 'General Weiss',
          joins: false,
          note: '',
          offer: offer(
            { do: 'ally', side: 'empire', name: 'general-weiss' },
            refusal('IA-STAGE', 'You can’t do this now: it’s the Rebel upgrade.'),
          ),
        },
      ],
      kept: 2,
      agenda: [],
    },
    missions: [],
    rebel_upgrade: upgrade(),
    imperial_upgrade: null,
    ledger: ledger(),
    chart: [
      { stage: 0, at: 'Aftermath', credits: 900, hero_xp: 4, imperial_xp: 1, influence: 1 },
      { stage: 1, at: 'Brushfire', credits: 1350, hero_xp: 8, imperial_xp: 2, influence: 4 },
      { stage: 2, at: 'A New Threat', credits: 1350, hero_xp: 12, imperial_xp: 4, influence: 6 },
    ],
    undo: 'buy E-11 for Fenn Signis',
    redo: null,
    sessions: ['2026-04-02', '2026-04-16', '2026-04-23', '2026-05-07', '2026-05-14'].map((date, index) => ({
      id: `evening-${index + 1}`,
      date,
      players: 'Anna, Béla, Csilla',
      note: '',
      missions: [['Aftermath'], [], ['Brushfire'], [], ['A New Threat']][index] ?? [],
      photos: [],
    })),
    cites: { stage: 'IA-STAGE', shop: 'IA-SHOP', class_cards: 'IA-XP' },
    locked: false,
    secrets: false,
    ...more,
  };
}

/** The agenda cards that are kept in secret. */
export const KEPT: KeptCard[] = [
  {
    card: card('impending-doom', 'Impending Doom', { kind: 'Agenda', cost: 1 }),
    play: offer({ do: 'play', card: 'impending-doom' }),
  },
  {
    card: card('fire-at-will', 'Fire at Will', { kind: 'Agenda', cost: 2 }),
    play: offer({ do: 'play', card: 'fire-at-will' }),
  },
];

/** The same books as the Imperial player sees them. */
export function secretView(more: Partial<CampaignView> = {}): CampaignView {
  const view = sampleView();
  return { ...view, empire: { ...view.empire, agenda: KEPT }, secrets: true, ...more };
}
