import { cleanup, render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { really } from '../../../tests/recorded';
import { STORY } from '../../../tests/recorded/draft';
import type { CampaignStep } from '../../bindings/CampaignStep';
import type { KeptCampaign } from '../../bindings/KeptCampaign';
import { kept } from '../../lib/kept.svelte';
import { keys } from '../../lib/keys.svelte';
import { Book } from './book.svelte';
import { lies } from './habit';
import NextPane from './NextPane.svelte';
import { begun, booked, books, mission, NEXT, stage, undone } from './stage';

const on = stage();
let results: string[];
let revealed: number;

beforeEach(() => {
  results = [];
  revealed = 0;
});

/** Renders the pane with these books; recorded steps are shown at once, as on the page. */
function show(view: KeptCampaign) {
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

/** Renders the pane as the Imperial player sees it. */
async function reveal(): Promise<ReturnType<typeof show>> {
  const shown = show(await books(on.id));
  await shown.book.look(null);
  await shown.seen();
  return shown;
}

/** Goes back to the shop before its cards were laid out. */
const emptyShop = () => undone(on.id, 2);
/** Goes on to the Imperial upgrade; `DRAW` draws these agenda cards. */
const imperial = () => booked(on.id, NEXT);
const DRAW: CampaignStep = { do: 'draw', cards: ['spies', 'hunted', 'curfew', 'dark-omen'] };
const AGENDA = ['Spies', 'Hunted', 'Curfew', 'Dark Omen'];
/** Goes on to the preparations of the next mission, with something to place, pack and trade. */
const preparing = async () => {
  await booked(on.id, { do: 'buy', item: 'long-haft', hero: 'garrok' }, NEXT, NEXT);
  return booked(on.id, { ...CORRECT, who: 'rebels', card: 'old-medal' });
};
const CORRECT = { do: 'correct', what: 'card', amount: 1, why: 'it lay there' } as const;

/** Records another step just before the next one, which was meant for the earlier books. */
function meanwhile(other: CampaignStep): void {
  on.host.answers.book_step = async (request) => {
    const { entries } = await booked(on.id, other);
    return really('book_step', { ...request, entries });
  };
}

const steps = (): CampaignStep[] => on.host.requests('book_step').map((request) => request.step);
const region = (name: string) => screen.getByRole('region', { name: new RegExp(`\\d\\. ${name}`) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const sound = async () => {
  const found = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);
};
const user = userEvent.setup();
/** Opens a part of the step. */
const part = (name: RegExp) => user.click(screen.getByRole('tab', { name }));

describe('what comes next', () => {
  it('shows the steps of the stage in order, the present one marked and later ones with their reason', async () => {
    show(await books(on.id));
    const titles = screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent?.trim());
    expect(titles.map((title) => title?.replace(/\s+/g, ' '))).toEqual([
      '✓ Done: 1. Story mission',
      '2. Rebel upgrade',
      '3. Imperial upgrade',
      '4. Side mission',
    ]);
    expect(region('Rebel upgrade').getAttribute('aria-current')).toBe('step');
    expect(region('Story mission').textContent).toContain('Shadow Falls: the Empire won');
    expect(region('Imperial upgrade').textContent).toMatch(/Opens after the Rebel upgrade\s+SY-STAGE/);
    expect(await sound()).toEqual([]);
  });

  it('goes on without asking, by button and by key', async () => {
    const { seen } = show(await books(on.id));
    await user.click(button(/Go on to the Imperial upgrade/));
    await waitFor(() => expect(steps()).toEqual([NEXT]));
    await seen();
    keys.hear(new KeyboardEvent('keydown', { key: 'g' }));
    await waitFor(() => expect(steps()).toEqual([NEXT, NEXT]));
  });

  it('says in one line what was done in an upgrade that is over', async () => {
    show(await imperial());
    expect(region('Rebel upgrade').textContent).toMatch(
      /bought Hunting Bow −400 credits · bought Sharp Eye −2 XP/,
    );
  });

  it('opens a forced mission before the upgrade that it holds up', async () => {
    const id = await begun('Fridays', ['first-box'], ['way-home', 'far-away']);
    const first = mission('first-light', 'rebels', { draws: { 'side-deck': ['way-home', 'far-away'] } });
    show(await booked(id, first, NEXT, NEXT, mission('way-home', 'empire')));
    expect(region('Forced mission').getAttribute('aria-current')).toBe('step');
    expect(screen.queryByRole('button', { name: /Go on/ })).toBeNull();
    await user.click(button('Result…: Rescue'));
    expect(results).toEqual(['rescue']);
  });
});

describe('the shop', () => {
  it('is laid out by chance, or as it lay on the table by typing a few letters', async () => {
    show(await emptyShop());
    await user.click(button('Draw at random'));
    expect(steps()).toEqual([{ do: 'shop', items: null }]);
    await waitFor(() => expect(on.host.told('book_step')[0]?.heroes_upgrade?.shop).toHaveLength(6));
    cleanup();

    show(await undone(on.id));
    await user.click(button('Enter the cards on the table'));
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Cards on the table' }));
    await user.keyboard('trav{Enter}cross{Enter}');
    expect(screen.getByRole('status').textContent).toBe('2 of 6');
    expect(await sound()).toEqual([]);
    await user.keyboard('hunt{Enter}glov{Enter}haft{Enter}sight{Enter}');
    await user.click(button('Confirm'));
    const items = ['travel-gear', 'crossbow', 'hunting-bow', 'iron-gloves', 'long-haft', 'fine-sight'];
    expect(steps()[1]).toEqual({ do: 'shop', items });
  });

  it('offers the list at once where a group told its cards the last time, in whatever campaign', async () => {
    show(await emptyShop());
    await user.click(button('Enter the cards on the table'));
    await user.keyboard('trav{Enter}cross{Enter}hunt{Enter}glov{Enter}haft{Enter}sight{Enter}');
    await user.click(button('Confirm'));
    await waitFor(() => expect(lies(STORY, 'shop')).toBe(true));
    cleanup();
    const { book } = show(await undone(on.id));
    expect(screen.getByRole('combobox', { name: 'Cards on the table' })).toBeTruthy();
    await user.click(button('Draw at random'));
    await waitFor(() => expect(book.view?.heroes_upgrade?.shop).toHaveLength(6));
    expect(lies(STORY, 'shop')).toBe(false);
  });

  it('begins the next stage’s picks anew, though the picker goes as soon as the cards lie there', async () => {
    const { book } = show(await emptyShop());
    await user.click(button('Enter the cards on the table'));
    await user.keyboard('trav{Enter}cross{Enter}hunt{Enter}glov{Enter}haft{Enter}sight{Enter}');
    const step = book.step;
    book.step = async (of) => {
      const done = await step(of);
      cleanup();
      return done;
    };
    await user.click(button('Confirm'));
    await waitFor(() => expect(kept.has(`campaign-shop:${on.id}`)).toBe(false));
  });

  it('shows each card with its cost, tier and kind, and says whose it is once bought', async () => {
    show(await books(on.id));
    const lies = (name: string) => screen.getByText(name, { selector: '.shop .name' }).closest('li');
    expect(lies('Crossbow')?.textContent).toMatch(/500.*Tier 1 · ranged weapon/s);
    expect(lies('Hunting Bow')?.textContent).toContain('owned by Finn Sorrel');
  });

  it('is bought from for a hero, and what the group cannot pay says why', async () => {
    show(
      await booked(on.id, {
        do: 'correct',
        who: 'rebels',
        what: 'credits',
        amount: -1000,
        card: null,
        why: 'lost',
      }),
    );
    const dear = button('Buy for…: Crossbow');
    expect(dear).toHaveProperty('disabled', true);
    const told = document.getElementById(dear.getAttribute('aria-describedby') ?? '');
    expect(told?.textContent).toMatch(/You need 500 and have 350.*SY-NEGATIVE/s);

    await user.click(button('Buy for…: Travel Gear'));
    await user.click(await screen.findByRole('menuitem', { name: 'Jana Ode' }));
    await waitFor(() => expect(steps()).toEqual([{ do: 'buy', item: 'travel-gear', hero: 'jana-ode' }]));
  });

  it('shows a refusal where it was asked for, and not elsewhere', async () => {
    const { book } = show(await emptyShop());
    meanwhile({ do: 'shop', items: null });
    await user.click(button('Draw at random'));
    const alert = await screen.findByRole('alert');
    const panel = alert.closest('[role=tabpanel]');
    expect(document.getElementById(panel?.getAttribute('aria-labelledby') ?? '')?.textContent).toContain(
      '2. Shop, tier 1',
    );
    expect(alert.textContent).toContain('SY-SHOP');
    expect(book.refused).toEqual([]);
  });

  it('lists what can be sold and for how much, before anything is bought', async () => {
    show(await emptyShop());
    await part(/^1\. Sell/);
    expect(button('Sell: Weighted Hilt').closest('li')?.textContent).toContain('150 credits');
    await user.click(button('Sell: Weighted Hilt'));
    expect(steps()).toEqual([{ do: 'sell', item: 'weighted-hilt' }]);
  });

  it('leaves what was sold in its place, and says that buying closed selling', async () => {
    const { seen } = show(await emptyShop());
    await part(/^1\. Sell/);
    const items = () => screen.getAllByRole('button', { name: /^Sell: / }).map((one) => one.ariaLabel);
    const before = items();
    await user.click(button('Sell: Weighted Hilt'));
    await waitFor(() => expect(steps()).toHaveLength(1));
    await seen();
    expect(items()).toEqual(before);
    expect(button('Sell: Weighted Hilt')).toHaveProperty('disabled', true);
    await part(/^2\. Shop/);
    await user.click(button('Draw at random'));
    await waitFor(() => expect(steps()).toHaveLength(2));
    await seen();
    // Under the finger there is still the button that drew them.
    expect(button('Draw at random')).toHaveProperty('disabled', true);
    expect(screen.queryByText(/Closed: something has been bought/)).toBeNull();
    const free = screen.getAllByRole('button', { name: /^Buy for…: / });
    await user.click(free.find((one) => !(one as HTMLButtonElement).disabled) as HTMLElement);
    await user.click(
      (await screen.findAllByRole('menuitem')).find((one) => !one.ariaDisabled) as HTMLElement,
    );
    await waitFor(() => expect(steps()).toHaveLength(3));
    await seen();
    expect(screen.getByText(/Closed: something has been bought/)).toBeTruthy();
    await part(/^1\. Sell/);
    expect(items()).toEqual(before);
  });

  it('keeps what was picked while one looks at another page', async () => {
    show(await emptyShop());
    await user.click(button('Enter the cards on the table'));
    await user.type(screen.getByRole('combobox'), 'cross{Enter}');
    expect(kept.of(`campaign-shop:${on.id}`)).toEqual(['crossbow']);
  });
});

describe('class cards', () => {
  it('ticks what is held, sells what can be afforded and says why the rest cannot', async () => {
    show(await books(on.id));
    await part(/^3\. Class cards/);
    await part(/^Finn Sorrel/);
    const fenn = screen.getByRole('list', { name: 'Class deck: Finn Sorrel' });
    expect(within(fenn).getByText('Sharp Eye').closest('li')?.textContent).toContain('owned');
    const dear = within(fenn).getByRole('button', { name: 'Buy: Second Wind' });
    expect(dear).toHaveProperty('disabled', true);
    expect(dear.closest('li')?.textContent).toMatch(/You need 2 and have 0.*SY-NEGATIVE/s);

    await part(/^Garrok/);
    await user.click(button('Buy: Stout Heart'));
    expect(steps()).toEqual([{ do: 'class-card', card: 'stout-heart', hero: 'garrok', xp: null }]);
  });

  it('keeps credits and everybody’s XP in sight', async () => {
    show(await books(on.id));
    const amounts = [...document.querySelectorAll('.balances div')].map((one) =>
      one.textContent?.replace(/\s+/g, ' ').trim(),
    );
    expect(amounts[0]).toBe('Credits 1,350');
    expect(amounts).toContain('Jana Ode 3 XP');
  });

  it('asks for the XP that no table knows', async () => {
    show(await emptyShop());
    await part(/^3\. Class cards/);
    await part(/^Jana Ode/);
    const buy = button('Buy: Sleight of Hand');
    expect(buy).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('XP cost of Sleight of Hand'), '2');
    await user.click(buy);
    expect(steps()).toEqual([{ do: 'class-card', card: 'sleight-of-hand', hero: 'jana-ode', xp: 2 }]);
  });

  it('leaves the focus at the row of a card that was bought', async () => {
    const { seen } = show(await books(on.id));
    await part(/^3\. Class cards/);
    await part(/^Garrok/);
    await user.click(button('Buy: Stout Heart'));
    await seen();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Stout Heart'));
    expect(document.activeElement?.tagName).toBe('LI');
  });
});

describe('the Imperial player’s secrets', () => {
  it('stay hidden until the Imperial player reveals them', async () => {
    show(await booked(on.id, NEXT, DRAW));
    for (const card of AGENDA) expect(document.body.textContent).not.toContain(card);
    expect(button('Enter the drawn cards')).toHaveProperty('disabled', true);
    expect(document.querySelector('.secret')?.textContent).toContain('Only the Imperial player');
    expect(await sound()).toEqual([]);
    await user.click(button(/Reveal to the Imperial player/));
    expect(revealed).toBe(1);
  });

  it('are bought once they are revealed, and go where they say', async () => {
    await booked(on.id, NEXT, DRAW);
    const { seen } = await reveal();
    expect(await sound()).toEqual([]);
    await user.click(button('Buy: Spies'));
    await seen();
    await user.click(button('Buy: Hunted'));
    await seen();
    expect(button('Buy: Curfew')).toHaveProperty('disabled', true);
    await user.type(screen.getByLabelText('Influence cost of Dark Omen'), '3');
    await user.click(button('Buy: Dark Omen'));
    expect(steps()).toEqual([
      { do: 'agenda', card: 'spies', cost: null },
      { do: 'agenda', card: 'hunted', cost: null },
      { do: 'agenda', card: 'dark-omen', cost: 3 },
    ]);
  });

  it('are gone from the page when they are hidden again', async () => {
    await imperial();
    const { seen, book } = await reveal();
    await user.click(button('Enter the drawn cards'));
    await user.type(screen.getByRole('combobox'), 'dark{Enter}');
    expect(document.body.textContent).toContain('Dark Omen');
    await book.hide();
    await seen();
    expect(document.body.textContent).not.toContain('Dark Omen');
  });

  it('tells the four cards that were drawn', async () => {
    await imperial();
    await reveal();
    await user.click(button('Enter the drawn cards'));
    await user.type(screen.getByRole('combobox'), 'spi{Enter}hunt{Enter}curf{Enter}dark{Enter}');
    await user.click(button('Confirm'));
    expect(steps()).toEqual([DRAW]);
  });

  it('has class cards for XP in sight of all', async () => {
    show(await imperial());
    await part(/^2\. Class cards/);
    await user.click(button('Buy: War Drums'));
    expect(steps()).toEqual([{ do: 'class-card', card: 'war-drums', hero: null, xp: null }]);
    expect(button('Buy: Heavy Plate').closest('li')?.textContent).toContain('SY-NEGATIVE');
  });
});

describe('before a mission', () => {
  it('offers the missions to choose, and says of others why not', async () => {
    show(await booked(on.id, NEXT, NEXT));
    expect(button('Result…: Lone Rider')).toHaveProperty('disabled', true);
    expect(button('Result…: Lone Rider').closest('li')?.textContent).toContain('SY-CHOOSE');
    await user.click(button('Result…: Tall Tower'));
    expect(results).toEqual(['tall-tower']);
    expect(await sound()).toEqual([]);
  });

  it('hands items on, places modifications, packs, gives rewards away and takes allies along', async () => {
    const { seen } = show(await preparing());
    await part(/^Preparation/);
    const done = async (number: number) => {
      await waitFor(() => expect(steps()).toHaveLength(number));
      await seen();
    };
    await user.selectOptions(screen.getByLabelText('Weapon for Weighted Hilt'), '');
    await done(1);
    await user.selectOptions(screen.getByLabelText('Weapon for Long Haft'), 'great-axe');
    await done(2);
    await user.click(screen.getByRole('checkbox', { name: /Long Rifle/ }));
    await user.click(button('Pack selected: Finn Sorrel'));
    await done(3);
    await user.click(button('Hand to…: Hunting Bow'));
    await user.click(await screen.findByRole('menuitem', { name: 'Dara Pell' }));
    await done(4);
    await user.click(button('Give to…: Old Medal'));
    await user.click(await screen.findByRole('menuitem', { name: 'Jana Ode' }));
    await done(5);
    await user.click(screen.getByRole('checkbox', { name: 'Outlaw joins the mission' }));
    await done(6);
    expect(steps()).toEqual([
      { do: 'assign', card: 'weighted-hilt', weapon: null, hero: null },
      { do: 'assign', card: 'long-haft', weapon: 'great-axe', hero: null },
      { do: 'pack', hero: 'finn-sorrel', items: ['hunting-bow'] },
      { do: 'trade', item: 'hunting-bow', from: 'finn-sorrel', to: 'dara-pell' },
      { do: 'assign', card: 'old-medal', weapon: null, hero: 'jana-ode' },
      { do: 'ally', side: 'rebels', name: 'outlaw' },
    ]);
    expect(on.host.told('book_step').map(({ refused }) => refused)).toEqual([[], [], [], [], [], []]);
  });

  it('asks how much goes under a weapon where nobody knows it', async () => {
    await booked(on.id, NEXT, NEXT);
    const view = await booked(on.id, { ...CORRECT, who: 'dara-pell', card: 'strange-sword' });
    const { seen } = show(view);
    await part(/^Preparation/);
    const asks = 'How many modifications can go under Strange Sword?';
    await user.type(screen.getByLabelText(asks), '1{Enter}');
    await waitFor(() =>
      expect(on.host.requests('settle')).toEqual([
        { game: view.game, question: 'slots:strange-sword', answer: '1' },
      ]),
    );
    // What goes under it is decided again.
    await waitFor(() => expect(on.host.requests('campaign')).toHaveLength(1));
    await seen();
    expect(screen.queryByLabelText(asks)).toBeNull();
  });

  it('puts a modification back in its place when the weapon refuses it', async () => {
    await preparing();
    show(await booked(on.id, { do: 'assign', card: 'weighted-hilt', weapon: null, hero: null }));
    await part(/^Preparation/);
    // Someone else takes the only place.
    meanwhile({ do: 'assign', card: 'weighted-hilt', weapon: 'great-axe', hero: null });
    const select = screen.getByLabelText<HTMLSelectElement>('Weapon for Long Haft');
    await user.selectOptions(select, 'great-axe');
    expect((await screen.findByRole('alert')).textContent).toContain('SY-MODS');
    expect(select.value).toBe('');
  });
});
