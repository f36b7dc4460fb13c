import type { KeptPlay } from '../../bindings/KeptPlay';
import { t } from '../../lib/words.svelte';

/** The side that acts now: whose figure is active, or who is to activate one; null if nobody is. */
export function acting(view: KeptPlay): string | null {
  if (view.over || view.tie !== null) return null;
  const active = view.figures.find((figure) => figure.active && figure.in_play);
  return active?.side ?? (view.offers.activations ? view.next : view.turn);
}

/** The score as one line. */
export function scoreOf(view: KeptPlay): string {
  return view.sides.map((side) => `${side.side} ${side.score}`).join(' · ');
}

/** What a tap did, and what it changed for all: the score, whose turn it is, who won. */
export function tellOf(before: KeptPlay, after: KeptPlay, back: boolean): string {
  const parts: string[] = [];
  if (after.done) parts.push(back ? t('play-back-tap', { tap: after.done }) : after.done);
  if (scoreOf(before) !== scoreOf(after)) parts.push(scoreOf(after));
  const now = acting(after);
  if (now !== null && now !== acting(before)) parts.push(t('play-turn-of', { side: now }));
  if (after.over && !before.over) {
    const reason = after.reason_name ?? '';
    parts.push(
      after.winner === null
        ? t('play-drawn-by', { reason })
        : t('play-won-by', { side: after.winners.join(' + '), reason }),
    );
  }
  return parts.join('. ');
}

/** The same words twice are two announcements: a screen reader is silent where nothing changes. */
export function again(last: string, text: string): string {
  return text !== '' && text === last ? `${text}\u00a0` : text;
}
