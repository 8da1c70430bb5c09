import type { Person } from '#server/modules/identity/index.ts';
import type { Enrolment } from './store/enrolments.ts';

/** Anybody may sign up with any address: only who has proved to read it sees what was signed up for with it, and gives it up. */
export function ownsSubscription(
  { id, isVerified }: Pick<Person, 'id' | 'isVerified'>,
  { personId }: Pick<Enrolment, 'personId'>,
): boolean {
  return isVerified && personId === id;
}
