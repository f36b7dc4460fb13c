import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { CampaignStep } from '../../../bindings/CampaignStep';
import type { CardOffer } from '../../../bindings/CardOffer';
import type { Book } from '../book.svelte';
import type { Ask } from '../steps/ask.svelte';
import AgendaUses from './AgendaUses.svelte';

const refusal = { rule: 'SY-AGENDA', message: 'It is used up.' };

function show(...steps: [CampaignStep, ...string[]][]) {
  const done: CampaignStep[] = [];
  const offer = {
    card: { id: 'plot', name: 'Plot' },
    holder: null,
    price: null,
    steps: steps.map(([step, ...why]) => ({ step, refused: why.map(() => refusal) })),
  } as unknown as CardOffer;
  const ask = { step: async (step: CampaignStep) => done.push(step) > 0 } as unknown as Ask;
  render(AgendaUses, { book: { busy: false } as Book, ask, offer });
  return done;
}

const labels = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

describe('a bought agenda card', () => {
  it('that may leave or go back is used in either way', async () => {
    const back: CampaignStep = { do: 'play', card: 'plot', back: true };
    const done = show([{ do: 'play', card: 'plot', back: false }], [back]);
    expect(labels()).toEqual(['Play, then it leaves: Plot', 'Play, then back into the deck: Plot']);
    await userEvent.click(screen.getAllByRole('button')[1] as HTMLElement);
    expect(done).toEqual([back]);
  });

  it('is bought off by the heroes where it says so', async () => {
    const done = show([{ do: 'discard', card: 'plot' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Pay to discard: Plot' }));
    expect(done).toEqual([{ do: 'discard', card: 'plot' }]);
  });

  it('that is used up says so and can’t be used', () => {
    show([{ do: 'play', card: 'plot' }, 'used up']);
    const play = screen.getByRole('button', { name: 'Play: Plot' });
    expect(play).toHaveProperty('disabled', true);
    expect(play.getAttribute('title')).toBe('It is used up.');
  });
});
