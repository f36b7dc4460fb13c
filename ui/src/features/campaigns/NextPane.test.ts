import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CampaignStep } from '../../bindings/CampaignStep';
import type { HeroAnswer } from '../../bindings/HeroAnswer';
import type { KeptCampaign } from '../../bindings/KeptCampaign';
import type { Reason } from '../../bindings/Reason';
import { kept } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import { Book } from './book.svelte';
import NextPane from './NextPane.svelte';
import { card, item, offer, refusal, refusedNow, sampleView } from './sample';
import { AGENDA, choice, emptyShop, imperialView, missionView } from './steps/sample';

let host: MemoryPlatform;
let refused: Reason[];
let after: KeptCampaign | null;
let results: string[];
let revealed: number;

beforeEach(() => {
  kept.clear();
  refused = [];
  after = null;
  results = [];
  revealed = 0;
});

/** The pane over these books, as the page shows it: what is booked is seen at once. */
function show(view: KeptCampaign) {
  host = new MemoryPlatform({
    campaign: () => view,
    book_step: () => ({
      ...(refused.length > 0 ? view : (after ?? view)),
      done: 'done',
      refused: refusedNow(refused),
    }),
  });
  setPlatform(host);
  const book = new Book(view.id);
  book.view = view;
  const props = {
    book,
    view,
    onreveal: () => {
      revealed += 1;
    },
    onresult: (mission: string) => {
      results.push(mission);
    },
  };
  const shown = render(NextPane, props);
  const seen = () => shown.rerender({ ...props, view: book.view ?? view });
  return { book, seen };
}

const steps = (): CampaignStep[] => host.requests('book_step').map((request) => request.step);
const region = (name: string) => screen.getByRole('region', { name: new RegExp(`\\d\\. ${name}`) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sound = async () => {
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);
};
const user = userEvent.setup();

describe('what comes next', () => {
  it('shows the steps of the stage in order, the present one marked and later ones with their reason', async () => {
    show(sampleView());
    const titles = screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent?.trim());
    expect(titles.map((title) => title?.replace(/\s+/g, ' '))).toEqual([
      '✓ Done: 1. Story mission',
      '2. Rebel upgrade',
      '3. Imperial upgrade',
      '4. Side mission',
    ]);
    expect(region('Rebel upgrade').getAttribute('aria-current')).toBe('step');
    expect(region('Story mission').textContent).toContain('A New Threat: the Empire won');
    expect(region('Imperial upgrade').textContent).toMatch(/Opens after the Rebel upgrade\s+IA-STAGE/);
    expect(await sound()).toEqual([]);
  });

  it('goes on without asking, by button and by key', async () => {
    show(sampleView());
    await user.click(button(/Go on to the Imperial upgrade/));
    keys.hear(new KeyboardEvent('keydown', { key: 'g' }));
    await waitFor(() => expect(steps()).toEqual([{ do: 'next' }, { do: 'next' }]));
  });

  it('says in one line what was done in an upgrade that is over', () => {
    show(imperialView());
    expect(region('Rebel upgrade').textContent).toMatch(
      /bought E-11 −400 credits · bought Weapon Expert −2 XP/,
    );
  });

  it('opens a forced mission before the upgrade that it holds up', async () => {
    const view = sampleView();
    const upgrade = view.heroes_upgrade;
    if (!upgrade) throw new Error('no upgrade');
    const held = refusal('IA-STAGE', 'Play the forced mission Captured first.');
    show({
      ...view,
      missions: [
        choice('captured', 'Captured', { kind: 'forced', kind_name: 'Forced mission', forced: true }),
      ],
      heroes_upgrade: { ...upgrade, next: offer({ do: 'next' }, held) },
    });
    expect(region('Forced mission').getAttribute('aria-current')).toBe('step');
    expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull();
    await user.click(button('Result…: Captured'));
    expect(results).toEqual(['captured']);
  });
});

describe('the shop', () => {
  it('is laid out by chance, or as it lay on the table by typing a few letters', async () => {
    show(emptyShop());
    await user.click(button('Draw at random'));
    expect(steps()).toEqual([{ do: 'shop', items: null }]);

    await user.click(button('Enter the cards on the table'));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Cards on the table' }));
    await user.keyboard('surv{Enter}dl{Enter}');
    expect(screen.getByRole('status').textContent).toBe('2 of 6');
    expect(await sound()).toEqual([]);
    await user.click(button('Confirm'));
    expect(steps()[1]).toEqual({ do: 'shop', items: ['survival-gear', 'dl-44'] });
  });

  it('begins the next stage’s picks anew, though the picker goes as soon as the cards lie there', async () => {
    after = sampleView();
    const { book } = show(emptyShop());
    await user.click(button('Enter the cards on the table'));
    await user.keyboard('surv{Enter}');
    const step = book.step;
    book.step = async (of) => {
      const done = await step(of);
      cleanup();
      return done;
    };
    await user.click(button('Confirm'));
    await waitFor(() => expect(kept.has('campaign-shop:thursday')).toBe(false));
  });

  it('shows each card with its cost, tier and kind, and says whose it is once bought', () => {
    show(sampleView());
    const lies = (name: string) => screen.getByText(name, { selector: '.shop .name' }).closest('li');
    expect(lies('DL-44')?.textContent).toMatch(/500.*Tier 1 · Ranged weapon/s);
    expect(lies('E-11')?.textContent).toContain('owned by Fenn Signis');
  });

  it('is bought from for a hero, and what the group cannot pay says why', async () => {
    const view = sampleView();
    const why = refusal('IA-NEGATIVE', 'You need 500 and have 350 (credits).');
    const upgrade = view.heroes_upgrade;
    if (!upgrade) throw new Error('no upgrade');
    const shop = upgrade.shop.map((lies) =>
      lies.card.id === 'dl-44'
        ? { ...lies, steps: lies.steps.map((one) => ({ ...one, allowed: false, refused: [why] })) }
        : lies,
    );
    show({ ...view, heroes_upgrade: { ...upgrade, shop } });
    const dear = button('Buy for…: DL-44');
    expect(dear).toHaveProperty('disabled', true);
    const told = document.getElementById(dear.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toMatch(/You need 500 and have 350.*IA-NEGATIVE/s);

    await user.click(button('Buy for…: Survival Gear'));
    await user.click(await screen.findByRole('menuitem', { name: 'Jyn Odan' }));
    await waitFor(() => expect(steps()).toEqual([{ do: 'buy', item: 'survival-gear', hero: 'jyn-odan' }]));
  });

  it('shows a refusal where it was asked for, and not elsewhere', async () => {
    refused = [refusal('IA-SHOP', 'DL-44 isn’t in the shop.')];
    const { book } = show(emptyShop());
    await user.click(button('Draw at random'));
    const alert = await screen.findByRole('alert');
    expect(alert.closest('details')?.textContent).toContain('2. Shop, tier 1');
    expect(alert.textContent).toContain('IA-SHOP');
    expect(book.refused).toEqual([]);
  });

  it('lists what can be sold and for how much, before anything is bought', async () => {
    show(emptyShop());
    expect(button('Sell: Balanced Hilt').closest('li')?.textContent).toContain('150 credits');
    await user.click(button('Sell: Balanced Hilt'));
    expect(steps()).toEqual([{ do: 'sell', item: 'balanced-hilt' }]);
  });

  it('keeps what was picked while one looks at another page', async () => {
    show(emptyShop());
    await user.click(button('Enter the cards on the table'));
    await user.type(screen.getByRole('combobox'), 'dl{Enter}');
    expect(kept.of('campaign-shop:thursday')).toEqual(['dl-44']);
  });
});

describe('class cards', () => {
  it('ticks what is held, sells what can be afforded and says why the rest cannot', async () => {
    show(sampleView());
    const fenn = screen.getByRole('list', { name: 'Class deck: Fenn Signis' });
    expect(within(fenn).getByText('Weapon Expert').closest('li')?.textContent).toContain('owned');
    const dear = within(fenn).getByRole('button', { name: 'Buy: Adrenaline Rush' });
    expect(dear).toHaveProperty('disabled', true);
    expect(dear.closest('li')?.textContent).toMatch(/You need 2 and have 0.*IA-NEGATIVE/s);

    await user.click(button('Buy: Wookiee Fortitude'));
    expect(steps()).toEqual([{ do: 'class-card', card: 'wookiee-fortitude', hero: 'gaarkhan', xp: null }]);
  });

  it('keeps credits and everybody’s XP in sight', () => {
    show(sampleView());
    const amounts = [...document.querySelectorAll('.balances div')].map((one) =>
      one.textContent?.replace(/\s+/g, ' ').trim(),
    );
    expect(amounts[0]).toBe('Credits 1,350');
    expect(amounts).toContain('Jyn Odan 3 XP');
  });

  it('asks for the XP that no table knows', async () => {
    show(emptyShop());
    const buy = button('Buy: Smuggler’s Tricks');
    expect(buy).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('XP cost of Smuggler’s Tricks'), '2');
    await user.click(buy);
    expect(steps()).toEqual([{ do: 'class-card', card: 'smugglers-tricks', hero: 'jyn-odan', xp: 2 }]);
  });

  it('leaves the focus at the row of a card that was bought', async () => {
    const view = sampleView();
    const upgrade = view.heroes_upgrade;
    if (!upgrade) throw new Error('no upgrade');
    const decks = upgrade.decks.map((deck) => ({
      ...deck,
      cards: deck.cards.map((one) => ({ ...one, holder: deck.hero, steps: [] })),
    }));
    after = { ...view, heroes_upgrade: { ...upgrade, decks } };
    const { seen } = show(view);
    await user.click(button('Buy: Wookiee Fortitude'));
    await seen();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Wookiee Fortitude'));
    expect(document.activeElement?.tagName).toBe('LI');
  });
});

describe('the Imperial player’s secrets', () => {
  it('stay hidden until the Imperial player reveals them', async () => {
    show(imperialView({ drawn: true }));
    for (const { card } of AGENDA) expect(document.body.textContent).not.toContain(card.name);
    expect(screen.queryByRole('button', { name: /Enter the drawn cards/ })).toBeNull();
    expect(document.querySelector('.secret')?.textContent).toContain('Only the Imperial player');
    expect(await sound()).toEqual([]);
    await user.click(button(/Reveal to the Imperial player/));
    expect(revealed).toBe(1);
  });

  it('are bought to be kept, resolved or brought into play once they are revealed', async () => {
    show(imperialView({ secrets: true, drawn: true }));
    expect(await sound()).toEqual([]);
    await user.click(button('Buy and keep secret: Impending Doom'));
    await user.click(button('Buy and bring into play: Wanted'));
    expect(button('Buy and resolve now: Lockdown')).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Influence cost of Dark Omen'), '3');
    await user.click(button('Buy and keep secret: Dark Omen'));
    expect(steps()).toEqual([
      { do: 'agenda', card: 'impending-doom', keep: true, cost: null },
      { do: 'agenda', card: 'wanted', keep: false, cost: null },
      { do: 'agenda', card: 'dark-omen', keep: true, cost: 3 },
    ]);
  });

  it('are gone from the page when they are hidden again', async () => {
    const { seen, book } = show(imperialView({ secrets: true }));
    await user.click(button('Enter the drawn cards'));
    await user.type(screen.getByRole('combobox'), 'dark{Enter}');
    expect(document.body.textContent).toContain('Dark Omen');
    book.view = imperialView();
    await seen();
    expect(document.body.textContent).not.toContain('Dark Omen');
  });

  it('tells the four cards that were drawn', async () => {
    show(imperialView({ secrets: true }));
    await user.click(button('Enter the drawn cards'));
    await user.type(screen.getByRole('combobox'), 'doom{Enter}want{Enter}lock{Enter}dark{Enter}');
    await user.click(button('Confirm'));
    expect(steps()).toEqual([{ do: 'draw', cards: ['impending-doom', 'wanted', 'lockdown', 'dark-omen'] }]);
  });

  it('has class cards for XP in sight of all', async () => {
    show(imperialView());
    await user.click(button('Buy: Riot Grenades'));
    expect(steps()).toEqual([{ do: 'class-card', card: 'riot-grenades', hero: null, xp: null }]);
    expect(button('Buy: Assault Armor').closest('li')?.textContent).toContain('IA-NEGATIVE');
  });
});

describe('before a mission', () => {
  it('offers the missions to choose, and says of others why not', async () => {
    show(missionView());
    expect(button('Result…: Fly Solo')).toHaveProperty('disabled', true);
    expect(button('Result…: Fly Solo').closest('li')?.textContent).toContain('IA-CHOOSE');
    await user.click(button('Result…: High Moon'));
    expect(results).toEqual(['high-moon']);
    expect(await sound()).toEqual([]);
  });

  it('hands items on, places modifications, packs, gives rewards away and takes allies along', async () => {
    show(missionView());
    await user.click(button('Hand to…: E-11'));
    await user.click(await screen.findByRole('menuitem', { name: 'Diala Passil' }));
    await waitFor(() => expect(steps()).toHaveLength(1));
    await user.selectOptions(screen.getByLabelText('Weapon for Extended Haft'), 'vibro-ax');
    await user.selectOptions(screen.getByLabelText('Weapon for Balanced Hilt'), '');
    await user.click(screen.getByRole('checkbox', { name: /Infantry Rifle/ }));
    await user.click(button('Pack selected: Fenn Signis'));
    await user.click(button('Give to…: Peacemaker'));
    await user.click(await screen.findByRole('menuitem', { name: 'Jyn Odan' }));
    await waitFor(() => expect(steps()).toHaveLength(5));
    await user.click(screen.getByRole('checkbox', { name: 'Rebel Saboteur joins the mission' }));
    expect(steps()).toEqual([
      { do: 'trade', item: 'e-11', from: 'fenn-signis', to: 'diala-passil' },
      { do: 'assign', card: 'extended-haft', weapon: 'vibro-ax', hero: null },
      { do: 'assign', card: 'balanced-hilt', weapon: null, hero: null },
      { do: 'pack', hero: 'fenn-signis', items: ['e-11'] },
      { do: 'assign', card: 'peacemaker', weapon: null, hero: 'jyn-odan' },
      { do: 'ally', side: 'rebels', name: 'rebel-saboteur' },
    ]);
  });

  it('asks how much goes under a weapon where nobody knows it', async () => {
    const view = missionView();
    const asks = {
      column: '',
      name: 'How many modifications can go under DC-15S Blaster?',
      question: 'slots:dc-15s-blaster',
      answers: [],
      typed: 'number' as const,
    };
    const [first, ...others] = view.heroes;
    const weapon = item(card('dc-15s-blaster', 'DC-15S Blaster', { kind: 'Ranged weapon' }), { asks });
    show({ ...view, heroes: [{ ...(first as HeroAnswer), things: [weapon] }, ...others] });
    host.answers.settle = {};
    await user.type(screen.getByLabelText(asks.name), '1{Enter}');
    await waitFor(() =>
      expect(host.requests('settle')).toEqual([
        { game: view.game, question: 'slots:dc-15s-blaster', answer: '1' },
      ]),
    );
    // What goes under it is decided anew.
    await waitFor(() => expect(host.requests('campaign')).toHaveLength(1));
  });

  it('puts a modification back in its place when the weapon refuses it', async () => {
    refused = [refusal('IA-MODS', 'Vibro-Ax takes at most 1 modifications.')];
    show(missionView());
    const select = screen.getByLabelText<HTMLSelectElement>('Weapon for Extended Haft');
    await user.selectOptions(select, 'vibro-ax');
    expect((await screen.findByRole('alert')).textContent).toContain('IA-MODS');
    expect(select.value).toBe('');
  });
});
