import type { EveningAnswer } from '../../../bindings/EveningAnswer';

/** A photo of the table, and its session. */
export interface Shot {
  /** The photo's id. */
  photo: string;
  evening: EveningAnswer;
  /** The photo's number in its session, from 1. */
  number: number;
}

/** All photos of some sessions, oldest first. */
export function shotsOf(evenings: EveningAnswer[]): Shot[] {
  return evenings.flatMap((evening) =>
    evening.photos.map((photo, index) => ({ photo, evening, number: index + 1 })),
  );
}
