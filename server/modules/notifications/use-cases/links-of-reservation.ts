import { pathInLocale } from '#contracts/languages.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { ReservationForMail } from '../rules/reservation-for-mail.ts';
import type { MailInHand } from '../store/mails.ts';
import type { ReservationLinks } from '../templates/reservation-parts.ts';
import { stopAddress } from './stop-staff-mails.ts';

/** The links in the mails about a reservation, made anew each time. */
export function linksOf(
  deps: Pick<Deps, 'links' | 'origin'>,
  { providerId, reservationId: id }: ReservationForMail,
  { language, personId }: { language: MailInHand['language']; personId: number | null },
): ReservationLinks {
  const { links, origin } = deps;
  return {
    origin,
    confirm:
      origin +
      pathInLocale(
        `/reservation-confirmation/${links.codeFor('confirm-reservation', { providerId, id })}`,
        language,
      ),
    manage:
      origin + pathInLocale(`/manage/${links.codeFor('manage-reservation', { providerId, id })}`, language),
    provider: origin + pathInLocale(`/provider/${providerId}`, language),
    staff: {
      booking: origin + pathInLocale(`/business/${providerId}/reservations/${id}`, language),
      wishes: origin + pathInLocale(`/business/${providerId}/notices`, language),
      stop: personId === null ? '' : stopAddress(deps, { providerId, personId }, language),
    },
  };
}
