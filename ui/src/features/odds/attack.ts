import type { OddsAnswer } from '../../bindings/OddsAnswer';

/** The odds of an attack, with one die or with pools. */
export type AttackAnswer = Extract<OddsAnswer, { kind: 'roll' | 'pools' }>;

/** An answer as the odds of an attack; null if it is about something else. */
export function attackOf(answer: OddsAnswer | null | undefined): AttackAnswer | null {
  return answer && (answer.kind === 'roll' || answer.kind === 'pools') ? answer : null;
}
