import type { AgendaOffer } from '../../../bindings/AgendaOffer';
import type { CampaignView } from '../../../bindings/CampaignView';
import type { DeckCard } from '../../../bindings/DeckCard';
import type { ImperialUpgrade } from '../../../bindings/ImperialUpgrade';
import type { MissionChoice } from '../../../bindings/MissionChoice';
import type { MissionForm } from '../../../bindings/MissionForm';
import type { OutcomeChoice } from '../../../bindings/OutcomeChoice';
import { card, FENN, item, JYN, offer, refusal, sampleView } from '../sample';

/** Missions, both upgrades and preparations for tests. */

export const outcome = (
  id: string,
  winner: OutcomeChoice['winner'],
  more: Partial<OutcomeChoice> = {},
): OutcomeChoice => ({
  id,
  winner,
  words: null,
  xp: 1,
  credits: 100,
  imperial_xp: 1,
  influence: 1,
  activates: [],
  unsure: null,
  ...more,
});

export const form = (more: Partial<MissionForm> = {}): MissionForm => ({
  outcomes: [outcome('won', 'rebels'), outcome('lost', 'empire', { influence: 3 })],
  bonuses: [],
  tokens: 0,
  crates: 4,
  reward_cards: false,
  allies: [],
  draws: 0,
  drawable: [],
  threat_draws: 0,
  threat_drawable: [],
  followers: [],
  ...more,
});

export const choice = (id: string, name: string, more: Partial<MissionChoice> = {}): MissionChoice => ({
  mission: { id, name },
  kind: 'Side mission',
  colour: 'grey',
  rewards: [],
  refused: [],
  form: form(),
  unsure: null,
  ...more,
});

export const DECK = ['Brace for Impact', 'Friends of Old', 'Homecoming', 'Luxury Cruise', 'Sympathy'].map(
  (name) => ({ id: name.toLowerCase().replaceAll(' ', '-'), name }),
);

const UNSEEN = 'Nobody was seen before the duel';

export const HIGH_MOON = choice('high-moon', 'High Moon', {
  kind: 'Side mission · Jyn Odan',
  colour: 'red',
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
    draws: 1,
    drawable: DECK,
  }),
});

export const TEMPTATION = choice('temptation', 'Temptation', {
  kind: 'Side mission · Diala Passil',
  colour: 'red',
});

export const FLY_SOLO = choice('fly-solo', 'Fly Solo', {
  kind: 'Story mission',
  colour: 'story',
  form: null,
  refused: [refusal('IA-CHOOSE', 'Fly Solo is active, but this stage needs another kind of mission.')],
});

/** Before a mission: a modification to place, something to pack, a reward nobody holds, an ally. */
export function missionView(more: Partial<CampaignView> = {}): CampaignView {
  const view = sampleView();
  const haft = card('extended-haft', 'Extended Haft', { kind: 'Melee modification', cost: 300, tier: 1 });
  const rebels = {
    ...view.rebels,
    heroes: view.rebels.heroes.map((hero) => ({
      ...hero,
      items:
        hero.id === 'gaarkhan'
          ? [...hero.items, item(haft, { packable: false, fits: [{ id: 'vibro-ax', name: 'Vibro-Ax' }] })]
          : hero.items,
    })),
    rewards: [card('peacemaker', 'Peacemaker', { kind: 'Reward' })],
    allies: view.rebels.allies.map((ally) => ({ ...ally, offer: { ...ally.offer, refused: [] } })),
  };
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
    rebels,
    rebel_upgrade: null,
    missions: [FLY_SOLO, HIGH_MOON, TEMPTATION],
    ...more,
  });
}

const agenda = (
  id: string,
  name: string,
  cost: number | null,
  more: Partial<AgendaOffer> = {},
): AgendaOffer => ({
  card: card(id, name, { cost }),
  mission: '',
  bought: false,
  keep: offer({ do: 'agenda', card: id, keep: true, cost: null }),
  resolve: offer({ do: 'agenda', card: id, keep: false, cost: null }),
  ...more,
});

const learnt = (id: string, name: string, cost: number | null, more: Partial<DeckCard> = {}): DeckCard => ({
  card: card(id, name, { cost }),
  owned: false,
  buy: offer({ do: 'class-card', card: id, hero: null, xp: null }),
  ...more,
});

export const AGENDA: AgendaOffer[] = [
  agenda('impending-doom', 'Impending Doom', 1),
  agenda('wanted', 'Wanted', 2, { mission: 'Forced mission', keep: null }),
  agenda('lockdown', 'Lockdown', 9, {
    keep: offer(
      { do: 'agenda', card: 'lockdown', keep: true, cost: null },
      refusal('IA-NEGATIVE', 'You need 9 and have 6 (influence).'),
    ),
    resolve: offer(
      { do: 'agenda', card: 'lockdown', keep: false, cost: null },
      refusal('IA-NEGATIVE', 'You need 9 and have 6 (influence).'),
    ),
  }),
  agenda('dark-omen', 'Dark Omen', null, {
    keep: offer(
      { do: 'agenda', card: 'dark-omen', keep: true, cost: null },
      refusal('IA-AGENDA', 'Muster doesn’t know what Dark Omen costs. Enter the cost with this step.'),
    ),
    resolve: null,
  }),
];

const COULD_COME = AGENDA.map((one) => one.card);

/** The Imperial upgrade, as everybody sees it or as the Imperial player does. */
export function imperialView(how: { secrets?: boolean; drawn?: boolean } = {}): CampaignView {
  const { secrets = false, drawn = false } = how;
  const upgrade: ImperialUpgrade = {
    drawn,
    draw: drawn
      ? offer({ do: 'draw', cards: null }, refusal('IA-AGENDA', 'These cards are already on the table.'))
      : offer({ do: 'draw', cards: null }),
    deck: 16,
    could_come: secrets ? COULD_COME : [],
    agenda: secrets && drawn ? AGENDA : [],
    cards: [
      learnt('show-of-force', 'Show of Force', 0, { owned: true, buy: null }),
      learnt('riot-grenades', 'Riot Grenades', 1),
      learnt('assault-armor', 'Assault Armor', 4, {
        buy: offer(
          { do: 'class-card', card: 'assault-armor', hero: null, xp: null },
          refusal('IA-NEGATIVE', 'You need 4 and have 2 (the Imperial player’s XP).'),
        ),
      }),
    ],
    next: offer({ do: 'next' }),
  };
  return sampleView({
    phase: 'imperial-upgrade',
    rebel_upgrade: null,
    imperial_upgrade: upgrade,
    missions: [FLY_SOLO, HIGH_MOON, TEMPTATION],
    secrets,
  });
}

/** The Rebel upgrade before anything lies in the shop. */
export function emptyShop(): CampaignView {
  const view = sampleView();
  const upgrade = view.rebel_upgrade;
  if (!upgrade) return view;
  const sell = upgrade.sell.map((one) => ({ ...one, offer: { ...one.offer, refused: [] } }));
  const decks = upgrade.decks.map((deck) =>
    deck.hero.id === JYN.id
      ? {
          ...deck,
          cards: [
            ...deck.cards,
            learnt('smugglers-tricks', 'Smuggler’s Tricks', null, {
              buy: offer(
                { do: 'class-card', card: 'smugglers-tricks', hero: JYN.id, xp: null },
                refusal(
                  'IA-XP',
                  'Muster doesn’t know what Smuggler’s Tricks costs. Enter the cost with this step.',
                ),
              ),
            }),
          ],
        }
      : deck,
  );
  return {
    ...view,
    ledger: view.ledger.filter((row) => row.who !== FENN.id && row.amount > 0),
    rebel_upgrade: {
      ...upgrade,
      shop: [],
      laid: false,
      lay: offer({ do: 'shop', items: null }),
      sell,
      decks,
    },
  };
}
