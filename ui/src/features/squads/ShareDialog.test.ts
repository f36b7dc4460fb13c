import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { route } from '../../lib/route.svelte';
import ShareDialog from './ShareDialog.svelte';
import { shelfDraft, stage } from './stage';

const on = stage();
const sound = async (of: Element = document.body) => {
  const found = await axe.run(of, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return found.violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`);
};

describe('sharing', () => {
  afterEach(() => vi.unstubAllGlobals());

  const army = shelfDraft('Clone army', [['sg/trooper', 2]]);

  it('writes a squad in every way, with a code that can be read from paper', async () => {
    render(ShareDialog, { open: true, draft: army });
    const user = userEvent.setup();
    const text = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
    await waitFor(() => expect(text()).toContain('2x Trooper'));
    await user.click(screen.getByRole('radio', { name: /JSON/ }));
    await waitFor(() => expect(JSON.parse(text()).name).toBe('Clone army'));
    await user.click(screen.getByRole('radio', { name: 'Share code' }));
    await waitFor(() => expect(text()).toMatch(/^muster:/));
    expect(screen.getByRole('img', { name: 'Squad QR code' }).getAttribute('src')).toMatch(/^data:image/);
    expect(await sound()).toEqual([]);
  });

  it('writes posts with the verdict, and says how to get links', async () => {
    render(ShareDialog, { open: true, draft: army });
    const user = userEvent.setup();
    const text = () => screen.getByRole<HTMLTextAreaElement>('textbox').value;
    await user.click(screen.getByRole('radio', { name: 'Markdown' }));
    await waitFor(() => expect(text()).toMatch(/^## Clone army\n[\s\S]*- 2× Trooper/));
    await user.click(screen.getByRole('radio', { name: 'BBCode' }));
    await waitFor(() => expect(text()).toMatch(/^\[size=18\]\[b\]Clone army/));
    await user.click(screen.getByRole('radio', { name: 'HTML' }));
    await waitFor(() => expect(text()).toMatch(/^<div lang="en">\n<h3>Clone army/));
    await user.click(screen.getByRole('radio', { name: 'Link' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/No address is set/);
    expect(await sound()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Open settings' }));
    expect([route.page, route.item]).toEqual(['settings', 'playing']);
  });

  it('says what is too long for a message', async () => {
    const text = 'x'.repeat(2_001);
    on.host.answers.write_squad = () => ({ text, notes: ['This has 2,001 characters.'] });
    render(ShareDialog, { open: true, draft: army });
    expect(await screen.findByText('This has 2,001 characters.')).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe(text);
  });

  it('shows a picture, copies it and saves it', async () => {
    const copied: ClipboardItem[] = [];
    vi.stubGlobal(
      'ClipboardItem',
      class {
        constructor(readonly items: Record<string, Blob>) {}
      },
    );
    // Pixels may differ from machine to machine.
    on.host.answers.squad_picture = () => ({ png: btoa('png'), width: 1_200, height: 900 });
    render(ShareDialog, { open: true, draft: army });
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'write').mockImplementation(async (items) => void copied.push(...items));
    await user.click(screen.getByRole('radio', { name: 'Picture' }));
    const picture = await screen.findByRole('img', { name: 'Picture of Clone army' });
    expect(picture.getAttribute('src')).toBe(`data:image/png;base64,${btoa('png')}`);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(await sound()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Copy picture' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(copied.map((one) => Object.keys((one as unknown as { items: object }).items))).toEqual([
      ['image/png'],
    ]);
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('no'));
    await user.click(screen.getByRole('button', { name: 'Copy picture' }));
    expect(await screen.findByText(/couldn’t be copied/)).toBeTruthy();
    on.host.paths = ['/written/clone.png'];
    await user.click(screen.getByRole('button', { name: 'Save picture…' }));
    expect(await screen.findByText('Saved: /written/clone.png')).toBeTruthy();
    expect(on.host.requests('export_squad')[0]).toMatchObject({
      style: 'picture',
      path: '/written/clone.png',
    });
  });

  it('copies, and saves to a file where it says', async () => {
    render(ShareDialog, { open: true, draft: army });
    const user = userEvent.setup();
    await waitFor(() =>
      expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toContain('2x Trooper'),
    );
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toContain('2x Trooper');
    on.host.paths = ['/written/clone.txt'];
    await user.click(screen.getByRole('button', { name: 'Save to file…' }));
    expect(await screen.findByText('Saved: /written/clone.txt')).toBeTruthy();
    expect(on.host.requests('export_squad')[0]).toMatchObject({ style: 'text', path: '/written/clone.txt' });
  });
});
