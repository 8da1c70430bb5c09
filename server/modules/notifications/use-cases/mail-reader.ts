import type { ReservationDetails } from '#server/modules/booking/index.ts';
import { whoIsWrittenTo } from '#server/modules/customers/index.ts';
import { chosenLanguage } from '#server/modules/identity/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { ReservationForMail } from '../rules/reservation-for-mail.ts';

/**
 * Who reads the mails to a reservation's customer, and in which language: who comes if they have an address, else who cares for them,
 * else the address that a walk-in left for this booking, else nobody. Somebody without a language of their own reads that in which it was booked.
 */
export async function mailReaderOf(
  work: Work,
  { reservation, customer }: Pick<ReservationDetails, 'reservation' | 'customer'>,
): Promise<Pick<ReservationForMail, 'recipient' | 'isReadByCarer' | 'language'>> {
  const reader = await whoIsWrittenTo(work, reservation.providerId, customer);
  const chosen = reader && reader.personId !== null ? await chosenLanguage(work, reader.personId) : null;
  const isTheirs = reader?.id === customer.id;
  return {
    recipient: reader
      ? {
          email: reader.email,
          firstname: isTheirs ? (reservation.visitor ?? reader.firstname) : reader.firstname,
        }
      : leftBy(reservation.walkInEmail),
    isReadByCarer: reader !== null && !isTheirs,
    language: chosen ?? reservation.language,
  };
}

const leftBy = (email: string | null) => (email === null ? null : { email, firstname: null });
