import { render, screen } from '@testing-library/svelte';
import type { KeptPlay } from '../../bindings/KeptPlay';
import { route } from '../../lib/route.svelte';
import { Fault, setPlatform } from '../../platform';
import { MemoryPlatform, refusal } from '../../platform/memory';
import PlayPage from './PlayPage.svelte';

/** Opens the page of a game called Friday whose figures don't fight with dice; every tap is taken. For tests. */
export async function atTable(now: KeptPlay): Promise<MemoryPlatform> {
  const host = new MemoryPlatform({
    plays: { plays: [] },
    play: () => now,
    odds: () => {
      throw new Fault(refusal('odds-none'));
    },
    tap_play: ({ entries }) => ({ ...now, entries: (entries ?? 0) + 1 }),
  });
  setPlatform(host);
  route.go('play', 'friday');
  render(PlayPage);
  await screen.findByRole('heading', { level: 1, name: 'Friday' });
  return host;
}
