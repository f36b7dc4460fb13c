import type { EveningAnswer } from '../../../bindings/EveningAnswer';

/** A photo of the table and the evening that it was taken on. */
export interface Shot {
  /** The photo's id. */
  photo: string;
  evening: EveningAnswer;
  /** Which of its evening's photos it is, counted from 1. */
  number: number;
}

/** All photos of some evenings, oldest first. */
export function shotsOf(evenings: EveningAnswer[]): Shot[] {
  return evenings.flatMap((evening) =>
    evening.photos.map((photo, index) => ({ photo, evening, number: index + 1 })),
  );
}
