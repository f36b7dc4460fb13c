import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import Moments from './Moments.svelte';
import { table } from './sample';

const STEPS = [
  { id: 'reveal', text: 'Reveal both squads.' },
  { id: 'place', text: 'Set up within 4 squares.' },
];
const user = userEvent.setup();

function show(): HTMLElement {
  const view = { ...table(), steps: STEPS, reminders: [], open: ['Nobody knows what it is worth.'] };
  render(Moments, { view: view as unknown as ReturnType<typeof table> });
  return screen.getByRole('button', { expanded: false });
}

describe('what is to be remembered in a low window', () => {
  it('is one line that tells what comes first and how much more there is', () => {
    expect(show().textContent).toMatch(/Reveal both squads\.\s*\+2/);
  });

  it('tells what is next once that is ticked', async () => {
    const head = show();
    await user.click(screen.getByRole('checkbox', { name: 'Reveal both squads.' }));
    expect(head.textContent).toMatch(/Set up within 4 squares\.\s*\+1/);
    await user.click(screen.getByRole('checkbox', { name: 'Set up within 4 squares.' }));
    expect(head.textContent).toContain('Nobody knows what it is worth.');
    expect(head.textContent).not.toContain('+');
  });

  it('opens and closes by that line, which a screen reader hears only by its name', async () => {
    const head = show();
    await user.click(head);
    expect(head.getAttribute('aria-expanded')).toBe('true');
    expect(head.closest('section')?.classList.contains('whole')).toBe(true);
    expect(screen.getByRole('button', { name: /^(Set-up|Remember now)$/ })).toBe(head);
    await user.click(head);
    expect(head.getAttribute('aria-expanded')).toBe('false');
  });
});
