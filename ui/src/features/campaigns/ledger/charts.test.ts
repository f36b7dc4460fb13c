import { render, screen, waitFor, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CampaignStep } from '../../../bindings/CampaignStep';
import type { KeptCampaign } from '../../../bindings/KeptCampaign';
import Charts from '../Charts.svelte';
import { begun, booked, books, paper, stage } from '../stage';
import { charts, plot } from './chart';

const ROOM = { width: 640, height: 130, rem: 14 };
const on = stage();
let view: KeptCampaign;
let points: KeptCampaign['chart'];

beforeEach(async () => {
  view = await books(on.id);
  points = view.chart;
});

const chart = (what: string) => charts(view).find((one) => one.what === what)?.series ?? [];
const show = (of: KeptCampaign = view) => render(Charts, { props: { view: of } });

describe('a chart', () => {
  it('draws more higher, later further right, and nothing beside its room', () => {
    const { xs, lines, top, bottom, left, right } = plot(points, chart('credits'), ROOM);
    expect(xs).toEqual(xs.toSorted((a, b) => a - b));
    const [first, second, third] = lines[0]?.ys ?? [];
    expect(second ?? 0).toBeLessThan(first ?? 0);
    expect(third).toBe(second);
    for (const y of lines[0]?.ys ?? []) expect((y ?? 0) >= top && (y ?? 0) <= bottom).toBe(true);
    for (const x of xs) expect(x > left && x < right).toBe(true);
    expect(lines[0]?.path).toMatch(/^M[\d.]+,[\d.]+(L[\d.]+,[\d.]+){2}$/);
  });

  it('has no point where nobody entered what there was, and its line is not drawn down to nothing', () => {
    const open = points.map((one, at) => (at === 0 ? { ...one, amounts: {} } : one));
    const [credits] = plot(open, chart('credits'), ROOM).lines;
    expect(credits?.ys[0]).toBeNull();
    expect(credits?.path).toMatch(/^M[\d.]+,[\d.]+L[\d.]+,[\d.]+$/);
    const ended = points.map((one, at) => (at === 2 ? { ...one, amounts: {} } : one));
    const [before] = plot(ended, chart('credits'), ROOM).lines;
    expect(before?.labelAt).toBe(before?.ys[1]);
  });

  it('begins at nothing and counts in whole numbers', () => {
    const amounts = { credits: 0, 'hero-xp': 0, 'imperial-xp': 0, influence: 0 };
    const one = [{ stage: 0, stage_name: '', amounts }];
    expect(plot(one, chart('influence'), ROOM).ticks.map(({ value }) => value)).toEqual([0, 1]);
    expect(plot(points, chart('xp'), ROOM).ticks[0]?.value).toBe(0);
  });

  it('keeps the names of lines apart that end at the same height', () => {
    const alike = points.map((one) => ({
      ...one,
      amounts: { ...one.amounts, 'imperial-xp': one.amounts['hero-xp'] ?? 0 },
    }));
    const [one, other] = plot(alike, chart('xp'), ROOM).lines;
    expect(Math.abs((one?.labelAt ?? 0) - (other?.labelAt ?? 0))).toBeGreaterThanOrEqual(ROOM.rem);
  });
});

describe('the charts of a campaign', () => {
  it('read out each stage by arrow keys, with its mission and everybody’s numbers', async () => {
    show();
    const xp = await screen.findByRole<HTMLInputElement>('slider', { name: 'XP earned, stage by stage' });
    expect(xp.getAttribute('aria-valuetext')).toBe('2. Shadow Falls: Heroes 12 · Empire 4');
    xp.focus();
    xp.value = '1';
    xp.dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => expect(xp.getAttribute('aria-valuetext')).toBe('1. Dry Grass: Heroes 8 · Empire 2'));
    // The other charts show the same stage.
    expect(screen.getByText('1. Dry Grass: Credits 1,350')).toBeTruthy();
  });

  it('leave blank what nobody entered, when they are read out and as a table', async () => {
    const known = {
      rebels: { left: { credits: 450 }, cards: [] },
      empire: { left: { influence: 3 }, cards: [] },
    };
    const log = paper(['first-light', 'dry-grass', 'shadow-falls'], known);
    show(await booked(await begun('From paper'), { ...log, upgrade: 'rebel-upgrade' } as CampaignStep));
    const credits = await screen.findByRole<HTMLInputElement>('slider', { name: /Credits/ });
    expect(credits.getAttribute('aria-valuetext')).toBe('2. Shadow Falls: Credits 450');
    credits.focus();
    credits.value = '0';
    credits.dispatchEvent(new Event('input', { bubbles: true }));
    await waitFor(() => expect(credits.getAttribute('aria-valuetext')).toBe('0. First Light: Credits –'));
    const row = within(screen.getByRole('table')).getByRole('row', { name: /First Light/ });
    for (const cell of within(row).getAllByRole('cell')) expect(cell.textContent?.trim()).toBe('–');
  });

  it('tell whose a line is by its words and its shape, not by its colour alone', async () => {
    show();
    await screen.findByText('XP earned');
    const marks = (side: string) => document.querySelector(`g.${side} .mark`)?.getAttribute('d');
    expect(marks('first')).not.toBe(marks('second'));
    expect(document.querySelector('g.second .name')?.textContent).toContain('Empire');
  });

  it('are a table for whoever would rather read', async () => {
    const user = userEvent.setup();
    show();
    const toggle = await screen.findByRole('button', { name: 'As a table' });
    const table = screen.getByRole('table');
    const row = within(table).getByRole('row', { name: /Shadow Falls/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1,350', '12', '4', '6']);
    await user.click(toggle);
    expect(toggle.getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('slider')).toBeNull();
    expect(table.closest('.visually-hidden')).toBeNull();
  });

  it('say what they wait for before the first mission', async () => {
    show(await books(await begun('Fridays')));
    expect(await screen.findByText('Nothing to chart yet')).toBeTruthy();
  });

  it('have no faults that axe finds', async () => {
    show();
    await screen.findByText('XP earned');
    const found = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(found.violations.map((v) => `${v.id} ${v.nodes[0]?.html}`)).toEqual([]);
  });
});
