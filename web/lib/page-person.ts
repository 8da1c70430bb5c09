import { newAttemptKey } from '#contracts/attempt-key.ts';

/** The person for whom the page that is shown was made, for what stands outside of React; null for a visitor. */
export function pagePerson(): number | null {
  const { person } = document.documentElement.dataset;
  return person === undefined ? null : Number(person);
}

/** The key of what somebody does on the page that is shown without one of its forms. */
export const ownAttemptKey = (): string => newAttemptKey(pagePerson());
