import { getPerson } from '#server/modules/identity/index.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { seesOwnBookings } from '../policy.ts';
import { isReservationOfPerson } from '../store/reservations-of-person.ts';

/**
 * Which booking's time counts as free for whoever asks: the one that is being moved, if they come by its mailed link or are
 * signed in as its person. Everybody else would learn from it when somebody is away: to them it is one that does not exist.
 * @returns its id, or null
 */
export async function bookingBeingMoved(
  work: Work,
  { links }: Pick<Tools, 'links'>,
  actor: Actor,
  asked: { reservationId?: number | null; code?: string | null },
): Promise<number | null> {
  const { reservationId, code } = asked;
  if (reservationId == null) return null;
  if (code != null && links.read('manage-reservation', code)?.id === reservationId) return reservationId;
  return actor.kind === 'person' && (await isTheirs(work, actor.personId, reservationId)) ? reservationId : null;
}

async function isTheirs(work: Work, personId: number, reservationId: number): Promise<boolean> {
  const [person, isOfPerson] = await Promise.all([getPerson(work, personId), isReservationOfPerson(work, personId, reservationId)]);
  return isOfPerson && person !== null && seesOwnBookings(person);
}
