import { zoneOf } from '#contracts/time.ts';
import { formatLocalTime } from '#contracts/time-text.ts';
import { findPerson } from '#server/modules/identity/index.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { readOpenHolds } from '../store/open-holds.ts';

export interface Asking {
  /** The network address as a keyed hash. */
  address: string;
  actor: Actor;
  /** Whose booking it would be. */
  email: string;
  /** The provider's. */
  timeZone: string;
}

/**
 * Makes `tooManyOpenBookings` say what is open and until when, as far as whoever asks may know: what waits from the same address, and to
 * who is signed in what of it is theirs. What others booked elsewhere with the same e-mail is told to nobody. Asked outside the
 * transaction that was refused.
 * @returns anything else as it is
 */
export async function withOpenHolds(
  work: Work,
  error: unknown,
  { address, actor, email, timeZone }: Asking,
): Promise<unknown> {
  if (!isRefusal(error) || error.code !== 'tooManyOpenBookings') return error;
  const isThemselves = actor.kind === 'person' && actor.personId === (await findPerson(work, email));
  const personId = isThemselves ? actor.personId : null;
  const { own, fromHere } = await readOpenHolds(work, { here: Buffer.from(address), personId });
  const open = own ?? fromHere;
  if (!open)
    return personId === null ? error : new Refusal('tooManyOpenBookings', { params: { known: 'day' } });
  const retryAfterSeconds = Math.ceil((open.firstUntil.getTime() - work.now().getTime()) / 1000);
  // A minute begun is not over.
  const time = formatLocalTime(zoneOf(timeZone), Math.ceil(open.firstUntil.getTime() / 60_000)).slice(0, 5);
  return new Refusal('tooManyOpenBookings', {
    retryAfterSeconds,
    params: { known: own ? 'own' : 'here', count: open.count, time },
  });
}
