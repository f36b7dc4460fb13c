import { cleanup, render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CampaignRow } from '../../bindings/CampaignRow';
import type { FigureLine } from '../../bindings/FigureLine';
import type { GameView } from '../../bindings/GameView';
import type { PreviewRequest } from '../../bindings/PreviewRequest';
import type { SquadCard } from '../../bindings/SquadCard';
import Toasts from '../../components/Toasts.svelte';
import { desk } from '../../lib/desk.svelte';
import { keys } from '../../lib/keys.svelte';
import { route } from '../../lib/route.svelte';
import { Fault, setPlatform } from '../../platform';
import { MemoryPlatform } from '../../platform/memory';
import PrintPage from './PrintPage.svelte';
import { fileName, forget } from './setup.svelte';

const GAME = {
  id: 'test',
  name: 'Test Game',
  factions: [{ id: 'red', name: 'Red', colour: '#aa0000', shape: 'circle' }],
  sets: [{ id: 'first', name: 'First Set', short: 'FS', released: null, printings: 20 }],
} as unknown as GameView;

const squad = (id: string, name: string) =>
  ({
    uuid: id,
    name,
    faction_id: 'red',
    points: { limit: 100, total: 91, left: 9 },
    members: [],
  }) as unknown as SquadCard;

const figure = { id: 'test/yoda', local_name: 'Yoda', factions: ['red'], cost_text: '60', printed: 'CS 1' };

const kept = (id: string, name: string) =>
  ({ uuid: id, name, campaign_name: 'Core', place: 'Stage 2', trouble: null }) as unknown as CampaignRow;

const page = ({ job, page }: PreviewRequest) => ({
  title: job.squads.length === 1 ? 'Dawn patrol' : 'Test Game',
  pages: 3,
  page: Math.min(page, 2),
  width_mm: job.look.paper === 'a4' ? 210 : 215.9,
  height_mm: job.look.paper === 'a4' ? 297 : 279.4,
  svg: `<svg xmlns="http://www.w3.org/2000/svg"><title>${page}</title><script>alert(1)</script></svg>`,
  remarks: job.squads.length > 1 ? ['Several squads.'] : [],
});

let host: MemoryPlatform;

beforeEach(() => {
  host = new MemoryPlatform({
    squads: [squad('a', 'Dawn patrol'), squad('b', 'Night watch')],
    campaigns: {
      campaigns: [kept('one', 'Tuesdays'), kept('two', 'Fridays')],
      games: [{ id: 'other', name: 'Other Game' }],
    },
    campaign_choices: { campaigns: [{ id: 'core', name: 'Core' }] } as never,
    search_figures: { total: 1, rows: [figure as unknown as FigureLine] },
    figure: { figure: 'test/yoda', local_name: 'Yoda', faction_ids: ['red'] } as never,
    print_preview: page,
    print_save: {
      path: '/tmp/x.pdf',
      pages: 3,
      bytes: 1200,
      size_text: '2 KB',
      missing_characters: '',
      remarks: [],
      complete: true,
    },
    change_settings: ({ change }) => JSON.parse(JSON.stringify({ ...desk.settings, ...change })),
  });
  setPlatform(host);
  forget();
  desk.game = GAME;
  desk.settings.pages = {};
  desk.settings.paper = null;
  desk.settings.player = null;
  route.go('print');
});

const last = () => host.requests('print_preview').at(-1);
const picture = () => screen.findByRole('img', { name: /print preview/ });

describe('the print page', () => {
  it('says what to choose while nothing is chosen', async () => {
    render(PrintPage);
    expect(await screen.findByText('Nothing to print yet')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /Save PDF/ }).disabled).toBe(true);
    expect(host.requests('print_preview')).toHaveLength(0);
  });

  it('lets the preview follow the options', async () => {
    render(PrintPage);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: /Dawn patrol/ }));
    await picture();
    expect(last()?.job).toMatchObject({ kind: 'sheet', squads: ['a'], look: { paper: 'a4' } });
    await user.selectOptions(screen.getByLabelText('Paper'), 'letter');
    await waitFor(() => expect(last()?.job.look.paper).toBe('letter'));
    await user.click(screen.getByRole('checkbox', { name: /Save ink/ }));
    await waitFor(() => expect(last()?.job.look.ink_saving).toBe(true));
    await user.type(screen.getByLabelText('Player'), 'Ádám');
    await waitFor(() => expect(last()?.job.player).toBe('Ádám'));
    await user.click(screen.getByRole('checkbox', { name: /Night watch/ }));
    expect(await screen.findByText('Several squads.')).toBeTruthy();
  });

  it('asks over which edge paper is turned once cards have backs', async () => {
    route.go('print', null, { kind: 'cards', squads: ['a'] });
    render(PrintPage);
    const user = userEvent.setup();
    await picture();
    expect(screen.queryByLabelText('Flip')).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: /Card backs/ }));
    await user.selectOptions(await screen.findByLabelText('Flip'), 'short');
    await waitFor(() => expect(last()?.job.look).toMatchObject({ backs: true, flip: 'short' }));
  });

  it('prints the rules of the game without a squad, and with those that are ticked', async () => {
    render(PrintPage);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: /Reference sheet/ }));
    await picture();
    expect(last()?.job).toMatchObject({ kind: 'reference', squads: [] });
    await user.click(await screen.findByRole('checkbox', { name: /Dawn patrol/ }));
    await waitFor(() => expect(last()?.job).toMatchObject({ kind: 'reference', squads: ['a'] }));
  });

  it('shows the page as a picture, never as a part of the window', async () => {
    route.go('print', null, { kind: 'sheet', squads: ['a'] });
    const { container } = render(PrintPage);
    const shown = await picture();
    expect(shown.getAttribute('src')).toMatch(/^data:image\/svg\+xml/);
    expect(container.querySelector('script')).toBeNull();
  });

  it('turns pages by keys and stops at the ends', async () => {
    route.go('print', null, { kind: 'sheet', squads: ['a'] });
    render(PrintPage);
    await picture();
    const press = (key: string) => keys.hear(new KeyboardEvent('keydown', { key }));
    press('PageUp');
    expect(screen.getByText('Page 1 of 3')).toBeTruthy();
    press('PageDown');
    await waitFor(() => expect(last()?.page).toBe(1));
    press('PageDown');
    press('PageDown');
    await screen.findByText('Page 3 of 3');
    await waitFor(() => expect(last()?.page).toBe(2));
  });

  it('prints cards of single figures in the numbers asked for', async () => {
    render(PrintPage);
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: /Stat cards/ }));
    await user.type(screen.getByRole('combobox', { name: 'Add figure' }), 'yo');
    await user.click(await screen.findByRole('option', { name: /Yoda/ }));
    const copies = screen.getByRole('spinbutton', { name: 'Copies of Yoda' });
    await user.clear(copies);
    await user.type(copies, '1000');
    await waitFor(() => expect(last()?.job.figures).toEqual([{ figure: 'test/yoda', count: 999 }]));
    await user.click(screen.getByRole('button', { name: 'Remove Yoda' }));
    expect(await screen.findByText('Nothing to print yet')).toBeTruthy();
  });

  it('begins with what another page handed over', async () => {
    route.go('print', null, { kind: 'cards', figures: [{ figure: 'test/yoda', count: 4 }] });
    render(PrintPage);
    expect(await screen.findByText('Yoda')).toBeTruthy();
    await waitFor(() => expect(last()?.job.figures).toEqual([{ figure: 'test/yoda', count: 4 }]));
  });

  it('has what was chosen of one game when it is opened again, and nothing of it with another', async () => {
    route.go('print', null, { kind: 'cards', figures: [{ figure: 'test/yoda', count: 4 }] });
    render(PrintPage);
    await waitFor(() => expect(last()?.job.figures).toHaveLength(1));
    desk.game = { ...GAME, id: 'another' };
    expect(await screen.findByText('Nothing to print yet')).toBeTruthy();
    desk.game = GAME;
    await waitFor(() => expect(last()?.job.figures).toEqual([{ figure: 'test/yoda', count: 4 }]));
    cleanup();
    render(PrintPage);
    expect(await screen.findByText('Yoda')).toBeTruthy();
  });

  it('says where it saved, and offers to open it and to show the folder', async () => {
    route.go('print', null, { kind: 'sheet', squads: ['a'] });
    render(Toasts);
    render(PrintPage);
    await picture();
    host.paths = ['/tmp/x.pdf'];
    keys.hear(new KeyboardEvent('keydown', { key: 'p', ctrlKey: true }));
    expect(await screen.findByText('Saved: /tmp/x.pdf (3 pages, 2 KB)')).toBeTruthy();
    expect(host.requests('print_save')[0]).toMatchObject({ path: '/tmp/x.pdf', job: { squads: ['a'] } });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Show in folder' }));
    expect(host.revealed).toEqual(['/tmp/x.pdf']);
  });

  it('says at the place that a file cannot be written, and keeps what was chosen', async () => {
    host.answers.print_save = () => {
      throw new Fault({
        code: 'output-not-writable',
        message: 'No room.',
        means: '',
        todo: '',
        input: false,
      });
    };
    route.go('print', null, { kind: 'sheet', squads: ['a'] });
    render(PrintPage);
    await picture();
    host.paths = ['/tmp/x.pdf'];
    await userEvent.setup().click(screen.getByRole('button', { name: /Save PDF/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('No room.');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Dawn patrol/ }).checked).toBe(true);
  });

  it('lets a later answer win over an earlier one', async () => {
    const waiting: (() => void)[] = [];
    host.answers.print_preview = (request) =>
      new Promise((resolve) => waiting.push(() => resolve(page(request))));
    route.go('print', null, { kind: 'sheet', squads: ['a'] });
    render(PrintPage);
    await waitFor(() => expect(waiting).toHaveLength(1));
    await userEvent.setup().click(await screen.findByRole('checkbox', { name: /Night watch/ }));
    await waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.();
    await screen.findByText('Several squads.');
    waiting[0]?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.getByText('Several squads.')).toBeTruthy();
  });

  it('remembers paper, player and look', async () => {
    route.go('print', null, { kind: 'sheet', squads: ['a'] });
    const { unmount } = render(PrintPage);
    await userEvent.setup().selectOptions(screen.getByLabelText('Paper'), 'letter');
    await waitFor(() => expect(desk.settings.paper).toBe('letter'), { timeout: 2000 });
    unmount();
    route.go('print');
    render(PrintPage);
    expect(screen.getByLabelText<HTMLSelectElement>('Paper').value).toBe('letter');
  });

  it('remembers a name that was typed just before the page was left', async () => {
    const left = render(PrintPage);
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/Player/), 'Al');
    left.unmount();
    await waitFor(() => expect(desk.settings.player).toBe('Al'));
  });

  it('prints the log of the campaign that was booked in last, or of another', async () => {
    render(PrintPage);
    const user = userEvent.setup();
    await user.click(screen.getByRole('radio', { name: /^Campaign The log/ }));
    await picture();
    expect(last()?.job).toMatchObject({ kind: 'log', campaign: 'one', game: 'other', secrets: false });
    await user.click(screen.getByRole('radio', { name: /Fridays/ }));
    await waitFor(() => expect(last()?.job.campaign).toBe('two'));
    await user.click(screen.getByRole('checkbox', { name: /Include secret cards/ }));
    await waitFor(() => expect(last()?.job).toMatchObject({ secrets: true, pin: null }));
    await user.type(screen.getByLabelText(/PIN/), '1234');
    await waitFor(() => expect(last()?.job.pin).toBe('1234'));
    await user.click(screen.getByRole('radio', { name: /Hero sheets/ }));
    await waitFor(() => expect(last()?.job).toMatchObject({ kind: 'heroes', secrets: false, pin: null }));
    await user.click(screen.getByRole('radio', { name: /Shop cards/ }));
    expect(screen.getByRole('checkbox', { name: /Cut marks/ })).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: /Blank log/ }));
    await waitFor(() => expect(last()?.job).toMatchObject({ kind: 'blanklog', campaign: 'core' }));
  });

  it('begins with the campaign that another page handed over', async () => {
    route.go('print', null, { kind: 'log', campaign: 'two', name: 'Fridays' });
    render(PrintPage);
    await picture();
    expect(last()?.job).toMatchObject({ kind: 'log', campaign: 'two' });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Fridays/ }).checked).toBe(true);
  });

  it('says that there are no campaigns yet, and still prints a blank log', async () => {
    host.answers.campaigns = { campaigns: [], games: [{ id: 'other', name: 'Other Game' }] };
    route.go('print', null, { kind: 'log' });
    render(PrintPage);
    expect(await screen.findByText(/No campaigns yet/)).toBeTruthy();
    expect(host.requests('print_preview')).toHaveLength(0);
    await userEvent.setup().click(screen.getByRole('radio', { name: /Blank log/ }));
    await picture();
  });

  it('is sound to people who listen while a campaign is chosen', async () => {
    route.go('print', null, { kind: 'log', campaign: 'two' });
    const { container } = render(PrintPage);
    await picture();
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
  });

  it('is sound to people who listen', async () => {
    route.go('print', null, { kind: 'cards', squads: ['a'], figures: [{ figure: 'test/yoda', count: 1 }] });
    const { container } = render(PrintPage);
    await picture();
    const found = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`)).toEqual([]);
  });

  it('makes file names that every system takes', () => {
    expect(fileName('Vader’s fist: 200/150?')).toBe('Vader’s fist- 200-150-.pdf');
    expect(fileName(' .. ')).toBe('muster.pdf');
  });
});
