import { chosenLanguage } from '#server/modules/identity/index.ts';
import { entriesOf } from '#server/kernel/audit.ts';
import type { Work } from '#server/kernel/work.ts';
import { addressOfColleague } from '../store/staff-mail-wishes.ts';

interface OfReservation {
  providerId: number;
  reservationId: number;
}

/** Who did the last thing with a booking, by its history; null: a guest or the product itself. */
export async function whoActed(
  work: Work,
  { providerId, reservationId }: OfReservation,
): Promise<number | null> {
  const [last] = await entriesOf(work, { providerId, subject: 'reservation', subjectId: reservationId });
  const [, id] = /^person:(\d+)$/.exec(last?.actor ?? '') ?? [];
  return id === undefined ? null : Number(id);
}

/**
 * Whether the last thing with a booking was done by somebody of the staff who reads the mails to an address, because it is the proved e-mail of their
 * log-in: an address that nobody has proved to read may be anybody's.
 */
export async function readerActed(work: Work, of: OfReservation, address: string): Promise<boolean> {
  const personId = await whoActed(work, of);
  if (personId === null) return false;
  const own = await addressOfColleague(work, { providerId: of.providerId, personId });
  if (own?.toLowerCase() !== address.toLowerCase()) return false;
  return (await chosenLanguage(work, personId)) !== null;
}
