import type { AccountAnswer } from '../../bindings/AccountAnswer';
import type { CampaignStep } from '../../bindings/CampaignStep';
import type { CardBrief } from '../../bindings/CardBrief';
import type { CardOffer } from '../../bindings/CardOffer';
import type { ChartPoint } from '../../bindings/ChartPoint';
import type { HeroAnswer } from '../../bindings/HeroAnswer';
import type { HeroesUpgrade } from '../../bindings/HeroesUpgrade';
import type { ItemHeld } from '../../bindings/ItemHeld';
import type { KeptCampaign } from '../../bindings/KeptCampaign';
import type { MovementAnswer } from '../../bindings/MovementAnswer';
import type { Named } from '../../bindings/Named';
import type { Reason } from '../../bindings/Reason';
import type { RefusedStep } from '../../bindings/RefusedStep';
import type { RoadStop } from '../../bindings/RoadStop';
import type { SideAnswer } from '../../bindings/SideAnswer';
import type { StepOffer } from '../../bindings/StepOffer';

/** A campaign for tests: three stages played, the Rebel upgrade open, two agenda cards kept in secret. */

export const refusal = (rule: string, message: string): Reason => ({ rule, message });

/** The reasons for which a step was refused just now. */
export const refusedNow = (reasons: Reason[]): RefusedStep[] =>
  reasons.map((reason) => ({ step: 1, ...reason }));

export const offer = (step: CampaignStep, ...refused: Reason[]): StepOffer => ({
  step,
  allowed: refused.length === 0,
  refused,
});

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

export const account = (
  id: string,
  side: string,
  what_name: string,
  left: number,
  more: Partial<AccountAnswer> = {},
): AccountAnswer => ({
  account: id,
  side,
  what: what_name.toLowerCase(),
  what_name,
  earned: left,
  spent: 0,
  left,
  untold: false,
  pays: null,
  ...more,
});

function hero(who: Named, subtitle: string, more: Partial<HeroAnswer>): HeroAnswer {
  const [xp, xp_left] = [more.xp ?? 3, more.xp_left ?? 3];
  const xp_spent = xp - xp_left;
  const learning = { earned: xp, spent: xp_spent, pays: 'class-cards' } as const;
  return {
    hero: who.id,
    hero_name: who.name,
    subtitle,
    xp,
    xp_spent,
    xp_left,
    accounts: [account('hero-xp', 'rebels', 'XP', xp_left, learning)],
    cards: [],
    items: [],
    class_cards: [],
    things: [],
    rewards: [],
    packed: false,
    ...more,
  };
}

/** A card with the steps that can be asked for. */
export const cardOffer = (one: CardBrief, steps: StepOffer[], more: Partial<CardOffer> = {}): CardOffer => ({
  card: one,
  holder: null,
  price: null,
  steps,
  ...more,
});

const klass = (held: CardBrief): ItemHeld => item(held, { tradable: false });

function heroes(): HeroAnswer[] {
  const hilt = item(HILT, { packable: false, under: named('vibro-ax', 'Vibro-Ax') });
  return [
    hero(DIALA, 'Haunted Exile', { xp_left: 2, class_cards: [FORCE_THROW], things: [klass(STAFF)] }),
    hero(GAARKHAN, 'Fierce Warrior', {
      xp_left: 1,
      class_cards: [FEROCITY],
      things: [klass(VIBRO_AX), hilt],
    }),
    hero(JYN, 'Sly Smuggler', { things: [klass(BLASTER)] }),
    hero(FENN, 'Hardened Veteran', {
      xp_left: 0,
      class_cards: [TACTICAL, EXPERT],
      things: [klass(RIFLE), item(E11)],
      rewards: [card('veteran-prowess', 'Veteran Prowess', { kind: 'Reward' })],
    }),
  ];
}

export const stop = (
  stage: number,
  kind: RoadStop['kind'],
  kind_name: string,
  more: Partial<RoadStop>,
): RoadStop => ({
  stage,
  kind,
  kind_name,
  mission: null,
  winner: null,
  threat_level: 2,
  item_tiers: [],
  state: 'ahead',
  unsure: null,
  ...more,
});

function road(): RoadStop[] {
  const side = (stage: number, threat_level: number, item_tiers: number[], more: Partial<RoadStop> = {}) =>
    stop(stage, 'side', 'Side mission', { threat_level, item_tiers, ...more });
  const story = (stage: number, threat_level: number, item_tiers: number[], more: Partial<RoadStop> = {}) =>
    stop(stage, 'story', 'Story mission', { threat_level, item_tiers, ...more });
  return [
    stop(0, 'story', 'Introduction', {
      mission: named('aftermath', 'Aftermath'),
      winner: 'rebels',
      item_tiers: [1],
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
    stop(10, 'story', 'Finale', { threat_level: 6 }),
  ];
}

const TOO_LITTLE = refusal('IA-NEGATIVE', 'You need 2 and have 0 (Fenn Signis’s XP).');

function upgrade(): HeroesUpgrade {
  const lying = [
    card('armored-gauntlets', 'Armored Gauntlets', { kind: 'Melee weapon', cost: 300, tier: 1 }),
    card('dl-44', 'DL-44', { kind: 'Ranged weapon', cost: 500, tier: 1 }),
    E11,
    card('survival-gear', 'Survival Gear', { kind: 'Equipment', cost: 250, tier: 1 }),
    card('extended-haft', 'Extended Haft', { kind: 'Melee modification', cost: 300, tier: 1 }),
    card('tactical-display', 'Tactical Display', { kind: 'Ranged modification', cost: 300, tier: 1 }),
  ];
  return {
    shops: true,
    shop: lying.map((lies) =>
      cardOffer(
        lies,
        HEROES.map((who) =>
          offer(
            { do: 'buy', item: lies.id, hero: who.id },
            ...(lies === E11 ? [refusal('IA-SHOP', 'E-11 is already owned.')] : []),
          ),
        ),
        { holder: lies === E11 ? FENN : null },
      ),
    ),
    laid: true,
    lay: offer({ do: 'shop', items: null }, refusal('IA-SHOP', 'These cards are already on the table.')),
    could_lie: lying,
    size: 6,
    sell: [
      cardOffer(
        HILT,
        [
          offer(
            { do: 'sell', item: HILT.id },
            refusal('IA-SHOP', 'You can’t sell after buying, and something has already been bought.'),
          ),
        ],
        { holder: GAARKHAN, price: 150 },
      ),
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

function deck(who: Named, xp_left: number, held: CardBrief[], more: CardBrief, ...refused: Reason[]) {
  const buy = offer({ do: 'class-card', card: more.id, hero: who.id, xp: null }, ...refused);
  const owned = held.map((one) => cardOffer(one, [], { holder: who }));
  return { hero: who, xp_left, cards: [...owned, cardOffer(more, [buy])] };
}

function ledger(): MovementAnswer[] {
  const row = (
    entry: number,
    stage: number,
    stage_name: string,
    who: string,
    who_name: string,
    what_name: string,
    amount: number,
    balance: number,
    why: string,
    rule: string,
  ): MovementAnswer => {
    const what = what_name.toLowerCase();
    const account = what === 'xp' ? 'hero-xp' : what;
    return { entry, stage, stage_name, who, who_name, account, what, what_name, amount, balance, why, rule };
  };
  const rebels = ['rebels', 'Rebels', 'credits'] as const;
  const empire = ['empire', 'Empire', 'influence'] as const;
  return [
    row(1, 0, 'Aftermath', ...rebels, 800, 800, 'result of Aftermath', 'IA-REWARDS'),
    row(1, 0, 'Aftermath', ...rebels, 100, 900, 'Aftermath: 2 crates', 'IA-CLEANUP'),
    row(1, 0, 'Aftermath', ...empire, 1, 1, 'result of Aftermath', 'IA-REWARDS'),
    row(1, 0, 'Aftermath', JYN.id, JYN.name, 'XP', 1, 1, 'result of Aftermath', 'IA-REWARDS'),
    row(4, 1, 'Brushfire', ...rebels, 400, 1300, 'result of Brushfire', 'IA-REWARDS'),
    row(4, 1, 'Brushfire', ...empire, 3, 4, 'result of Brushfire', 'IA-REWARDS'),
    row(4, 1, 'Brushfire', ...rebels, 50, 1350, 'Brushfire: 1 crates', 'IA-CLEANUP'),
    row(7, 2, 'A New Threat', ...empire, 2, 6, 'A New Threat, not met: the door is open', 'IA-REWARDS'),
    row(7, 2, 'A New Threat', ...rebels, 400, 1750, 'result of A New Threat', 'IA-REWARDS'),
    row(8, 2, 'A New Threat', FENN.id, FENN.name, 'XP', -2, 0, 'bought Weapon Expert', 'IA-XP'),
    row(10, 2, 'A New Threat', ...rebels, -400, 1350, 'bought E-11', 'IA-SHOP'),
  ];
}

export const side = (id: string, side_name: string, more: Partial<SideAnswer> = {}): SideAnswer => ({
  side: id,
  side_name,
  player_name: side_name,
  heroes: false,
  class: null,
  cards: [],
  rewards: [],
  joiners: [],
  kept: null,
  agenda: [],
  ...more,
});

export const point = (
  stage: number,
  stage_name: string,
  credits: number,
  heroes: number,
  empire: number,
  influence: number,
): ChartPoint => ({
  stage,
  stage_name,
  amounts: { credits, 'hero-xp': heroes, 'imperial-xp': empire, influence },
});

/** The sides of a view, one of them changed. */
export const changed = (view: KeptCampaign, id: string, more: Partial<SideAnswer>): SideAnswer[] =>
  view.sides.map((one) => (one.side === id ? { ...one, ...more } : one));

/** The books of a campaign as everybody at the table may see them. */
export function sampleView(more: Partial<KeptCampaign> = {}): KeptCampaign {
  return {
    id: 'thursday',
    name: 'Thursday’s campaign',
    game: 'test',
    campaign: 'core',
    campaign_name: 'Core campaign',
    entries: 11,
    updated: '2026-05-14T21:10:00Z',
    stage: 2,
    phase: 'rebel-upgrade',
    place: 'Stage 3, Rebel upgrade; threat level 3',
    threat_level: 3,
    item_tiers: [1],
    won: null,
    road: road(),
    removed: [],
    history: [
      {
        entry: 1,
        stage: 0,
        stage_name: 'Aftermath',
        text: 'Aftermath: the Rebels won',
        mission: true,
        lines: [
          { who_name: 'Rebels', text: '+800 credits · each hero +1 XP' },
          { who_name: 'Empire', text: '+1 XP, +1 influence' },
        ],
        more: ['A New Threat becomes active'],
        mended: false,
        mends: [],
        step: { do: 'next' },
      },
    ],
    credits: 1350,
    heroes: heroes(),
    imperial: {
      xp: 4,
      xp_spent: 2,
      influence: 6,
      class_cards: [],
      agenda: [],
      rewards: [],
      villains: [],
    },
    sides: [
      side('rebels', 'Rebels', {
        heroes: true,
        joiners: [
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
      }),
      side('empire', 'Empire', {
        player_name: 'Imperial player',
        class: named('military-might', 'Military Might'),
        cards: [
          card('show-of-force', 'Show of Force', { cost: 0 }),
          card('riot-grenades', 'Riot Grenades', { cost: 1 }),
          card('combat-medic', 'Combat Medic', { cost: 1, unsure: 'This is known from one source only.' }),
        ],
        joiners: [
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
      }),
    ],
    accounts: [
      account('credits', 'rebels', 'credits', 1350, { pays: 'shop' }),
      account('imperial-xp', 'empire', 'XP', 2, { earned: 4, spent: 2, pays: 'class-cards' }),
      account('influence', 'empire', 'influence', 6, { pays: 'agenda' }),
    ],
    allies: [],
    active_missions: [],
    active_mission_names: [],
    forced_missions: [],
    forced_mission_names: [],
    side_deck: 8,
    upgrades: [
      { upgrade: 'rebel-upgrade', upgrade_name: 'Rebel upgrade', side: 'rebels' },
      { upgrade: 'imperial-upgrade', upgrade_name: 'Imperial upgrade', side: 'empire' },
    ],
    played: [
      {
        stage: 0,
        mission: 'aftermath',
        winner: 'rebels',
        outcome: 'aftermath-rebels',
        threat_level: 2,
        forced: false,
      },
    ],
    refused: [],
    done: null,
    missions: [],
    heroes_upgrade: upgrade(),
    side_upgrade: null,
    ledger: ledger(),
    chart: [
      point(0, 'Aftermath', 900, 4, 1, 1),
      point(1, 'Brushfire', 1350, 8, 2, 4),
      point(2, 'A New Threat', 1350, 12, 4, 6),
    ],
    undo: 'buy E-11 for Fenn Signis',
    redo: null,
    evenings: ['2026-04-02', '2026-04-16', '2026-04-23', '2026-05-07', '2026-05-14'].map((date, index) => ({
      id: `evening-${index + 1}`,
      date,
      players: 'Anna, Béla, Csilla',
      note: '',
      missions: [['Aftermath'], [], ['Brushfire'], [], ['A New Threat']][index] ?? [],
      photos: [],
    })),
    cites: { stage: 'IA-STAGE', shop: 'IA-SHOP', class_cards: 'IA-XP' },
    nights: true,
    locked: false,
    secrets: false,
    ...more,
  };
}

/** The agenda cards that are kept in secret. */
export const KEPT: CardOffer[] = [
  cardOffer(card('impending-doom', 'Impending Doom', { kind: 'Agenda', cost: 1 }), [
    offer({ do: 'play', card: 'impending-doom' }),
  ]),
  cardOffer(card('fire-at-will', 'Fire at Will', { kind: 'Agenda', cost: 2 }), [
    offer({ do: 'play', card: 'fire-at-will' }),
  ]),
];

/** The same books as the Imperial player sees them. */
export function secretView(more: Partial<KeptCampaign> = {}): KeptCampaign {
  const view = sampleView();
  return { ...view, sides: changed(view, 'empire', { agenda: KEPT }), secrets: true, ...more };
}
