import type { CardOffer } from '../../../bindings/CardOffer';
import type { DeckDraw } from '../../../bindings/DeckDraw';
import type { GainColumn } from '../../../bindings/GainColumn';
import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import type { MissionChoice } from '../../../bindings/MissionChoice';
import type { MissionForm } from '../../../bindings/MissionForm';
import type { Named } from '../../../bindings/Named';
import type { OutcomeChoice } from '../../../bindings/OutcomeChoice';
import type { SideUpgrade } from '../../../bindings/SideUpgrade';
import { card, cardOffer, FENN, item, JYN, offer, refusal, sampleView } from '../sample';

/** Missions, both upgrades and preparations for tests. */

export const outcome = (
  id: string,
  winner: OutcomeChoice['winner'],
  more: Partial<OutcomeChoice> = {},
): OutcomeChoice => {
  const gains = more.gains ?? { xp: 1, credits: 100, imperial_xp: 1, influence: 1 };
  // What isn't there no source states: the group is asked.
  const open = ['xp', 'credits', 'imperial_xp', 'influence'].filter((column) => !(column in gains));
  const unknown = Object.fromEntries(open.map((column) => [column, { likely: null, asked: true }]));
  return { id, winner, words: null, gives: '', gains, unknown, activates: [], unsure: null, ...more };
};

const column = (id: string, what_name: string, side_name: string, step = 1): GainColumn => ({
  column: id,
  what: what_name.toLowerCase(),
  what_name,
  side_name,
  step,
});

export const form = (more: Partial<MissionForm> = {}): MissionForm => ({
  columns: [
    column('xp', 'XP', 'Rebels'),
    column('credits', 'credits', 'Rebels', 25),
    column('imperial_xp', 'XP', 'Empire'),
    column('influence', 'influence', 'Empire'),
  ],
  outcomes: [
    outcome('won', 'rebels'),
    outcome('lost', 'empire', { gains: { xp: 1, credits: 100, imperial_xp: 1, influence: 3 } }),
  ],
  bonuses: [],
  tokens: 0,
  crates: 4,
  reward_cards: false,
  allies: [],
  draws: [],
  followers: [],
  ...more,
});

export const choice = (id: string, name: string, more: Partial<MissionChoice> = {}): MissionChoice => ({
  mission: { id, name },
  kind: 'grey',
  kind_name: 'Side mission',
  forced: false,
  rewards: [],
  refused: [],
  form: form(),
  unsure: null,
  ...more,
});

export const DECK = ['Brace for Impact', 'Friends of Old', 'Homecoming', 'Luxury Cruise', 'Sympathy'].map(
  (name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }),
);

/** Missions drawn from the side deck. */
export const sideDraw = (count: number, missions: Named[] = DECK): DeckDraw => ({
  deck: 'side-deck',
  missions_name: '',
  count,
  missions,
});

const UNSEEN = 'Nobody was seen before the duel';

export const HIGH_MOON = choice('high-moon', 'High Moon', {
  kind: 'red',
  kind_name: 'Side mission · Jyn Odan',
  rewards: ['Peacemaker'],
  form: form({
    bonuses: [
      {
        id: 'unseen',
        words: UNSEEN,
        met: '+50 credits for each hero',
        unmet: '+1 influence',
      },
    ],
    reward_cards: true,
    draws: [sideDraw(1)],
  }),
});

export const TEMPTATION = choice('temptation', 'Temptation', {
  kind: 'red',
  kind_name: 'Side mission · Diala Passil',
});

export const FLY_SOLO = choice('fly-solo', 'Fly Solo', {
  kind: 'story',
  kind_name: 'Story mission',
  form: null,
  refused: [refusal('IA-CHOOSE', 'Fly Solo is active, but this stage needs another kind of mission.')],
});

/** Before a mission: a modification to place, something to pack, a reward nobody holds, an ally. */
export function missionView(more: Partial<KeptCampaign> = {}): KeptCampaign {
  const view = sampleView();
  const haft = card('extended-haft', 'Extended Haft', { kind: 'Melee modification', cost: 300, tier: 1 });
  const heroes = view.heroes.map((hero) => {
    const fits = [{ id: 'vibro-ax', name: 'Vibro-Ax' }];
    const things = [...hero.things, item(haft, { packable: false, fits })];
    return hero.hero === 'gaarkhan' ? { ...hero, things } : hero;
  });
  const sides = view.sides.map((side) =>
    side.heroes
      ? {
          ...side,
          rewards: [card('peacemaker', 'Peacemaker', { kind: 'Reward' })],
          joiners: side.joiners.map((ally) => ({
            ...ally,
            offer: { ...ally.offer, allowed: true, refused: [] },
          })),
        }
      : side,
  );
  const road = view.road.map((stop) =>
    stop.stage === 3
      ? { ...stop, state: 'now' as const }
      : stop.stage === 2
        ? { ...stop, state: 'done' as const }
        : stop,
  );
  return sampleView({
    stage: 3,
    phase: 'mission',
    road,
    heroes,
    sides,
    heroes_upgrade: null,
    missions: [FLY_SOLO, HIGH_MOON, TEMPTATION],
    ...more,
  });
}

const agenda = (id: string, name: string, cost: number | null, more: Partial<CardOffer> = {}): CardOffer =>
  cardOffer(
    card(id, name, { cost }),
    [
      offer({ do: 'agenda', card: id, keep: true, cost: null }),
      offer({ do: 'agenda', card: id, keep: false, cost: null }),
    ],
    more,
  );

const learnt = (id: string, name: string, cost: number | null, more: Partial<CardOffer> = {}): CardOffer =>
  cardOffer(card(id, name, { cost }), [offer({ do: 'class-card', card: id, hero: null, xp: null })], more);

const TOO_LITTLE = refusal('IA-NEGATIVE', 'You need 9 and have 6 (influence).');

export const AGENDA: CardOffer[] = [
  agenda('impending-doom', 'Impending Doom', 1),
  agenda('wanted', 'Wanted', 2, {
    card: card('wanted', 'Wanted', { kind: 'Forced mission', cost: 2 }),
    steps: [offer({ do: 'agenda', card: 'wanted', keep: false, cost: null })],
  }),
  agenda('lockdown', 'Lockdown', 9, {
    steps: [
      offer({ do: 'agenda', card: 'lockdown', keep: true, cost: null }, TOO_LITTLE),
      offer({ do: 'agenda', card: 'lockdown', keep: false, cost: null }, TOO_LITTLE),
    ],
  }),
  agenda('dark-omen', 'Dark Omen', null, {
    steps: [
      offer(
        { do: 'agenda', card: 'dark-omen', keep: true, cost: null },
        refusal('IA-AGENDA', 'Muster doesn’t know what Dark Omen costs. Enter the cost with this step.'),
      ),
    ],
  }),
];

const COULD_COME = AGENDA.map((one) => one.card);

/** The Imperial upgrade, as everybody sees it or as the Imperial player does. */
export function imperialView(how: { secrets?: boolean; drawn?: boolean } = {}): KeptCampaign {
  const { secrets = false, drawn = false } = how;
  const upgrade: SideUpgrade = {
    side: 'empire',
    drawn,
    draws: 4,
    draw: drawn
      ? offer({ do: 'draw', cards: null }, refusal('IA-AGENDA', 'These cards are already on the table.'))
      : offer({ do: 'draw', cards: null }),
    deck: 16,
    could_come: secrets ? COULD_COME : [],
    agenda: secrets && drawn ? AGENDA : [],
    cards: [
      learnt('show-of-force', 'Show of Force', 0, {
        holder: { id: 'empire', name: 'Empire' },
        steps: [],
      }),
      learnt('riot-grenades', 'Riot Grenades', 1),
      learnt('assault-armor', 'Assault Armor', 4, {
        steps: [
          offer(
            { do: 'class-card', card: 'assault-armor', hero: null, xp: null },
            refusal('IA-NEGATIVE', 'You need 4 and have 2 (the Imperial player’s XP).'),
          ),
        ],
      }),
    ],
    next: offer({ do: 'next' }),
  };
  return sampleView({
    phase: 'imperial-upgrade',
    heroes_upgrade: null,
    side_upgrade: upgrade,
    missions: [FLY_SOLO, HIGH_MOON, TEMPTATION],
    secrets,
  });
}

/** The Rebel upgrade before anything lies in the shop. */
export function emptyShop(): KeptCampaign {
  const view = sampleView();
  const upgrade = view.heroes_upgrade;
  if (!upgrade) return view;
  const sell = upgrade.sell.map((one) => ({
    ...one,
    steps: one.steps.map((step) => ({ ...step, allowed: true, refused: [] })),
  }));
  const decks = upgrade.decks.map((deck) =>
    deck.hero.id === JYN.id
      ? {
          ...deck,
          cards: [
            ...deck.cards,
            learnt('smugglers-tricks', 'Smuggler’s Tricks', null, {
              steps: [
                offer(
                  { do: 'class-card', card: 'smugglers-tricks', hero: JYN.id, xp: null },
                  refusal(
                    'IA-XP',
                    'Muster doesn’t know what Smuggler’s Tricks costs. Enter the cost with this step.',
                  ),
                ),
              ],
            }),
          ],
        }
      : deck,
  );
  return {
    ...view,
    ledger: view.ledger.filter((row) => row.who !== FENN.id && row.amount > 0),
    heroes_upgrade: {
      ...upgrade,
      shop: [],
      laid: false,
      lay: offer({ do: 'shop', items: null }),
      sell,
      decks,
    },
  };
}
