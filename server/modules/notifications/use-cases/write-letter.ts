import { pathInLocale } from '#contracts/languages.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { Tools } from '#server/kernel/tools.ts';
import type { Work } from '#server/kernel/work.ts';
import { contactLetter } from '../letters/contact-letters.ts';
import type { RenderedLetter } from '../letters/letter-content.ts';
import { providerRequestLetter } from '../letters/provider-request-letter.ts';
import { reservationLetter } from '../letters/reservation-letters.ts';
import type { ReservationLinks } from '../letters/reservation-parts.ts';
import { isCalledFor } from '../rules/is-called-for.ts';
import { isAccountMailKind, isContactMailKind, isReservationMailKind, PROVIDER_REQUEST_KIND } from '../rules/mail-kinds.ts';
import type { ReservationLetter } from '../rules/reservation-letter.ts';
import { findContactMessage } from '../store/contact-messages.ts';
import { findProviderRequest } from '../store/provider-requests.ts';
import type { RefundDelayed } from '#server/modules/payments/facts.ts';
import type { MailInHand } from '../store/mails.ts';
import { writeAccountLetter } from './write-account-letter.ts';

/** What a mail about a reservation keeps beside its ids. */
export interface MailDetails {
  /** What goes back, in cents. */
  backCents?: number;
  /** For whom or what a refund waits. */
  waitsFor?: RefundDelayed['data']['waitsFor'];
  /** The change of the booking it tells of; absent in letters that tell of none. */
  sequence?: number;
  /** Where it was before a move, ISO. */
  from?: { startsAt: string; endsAt: string };
}

/** Where letters read what they tell. Another one may be given to write letters without a booking behind them. */
export interface LetterSources {
  /** null when there is no such reservation. */
  reservationForLetter(
    work: Work,
    of: { providerId: number; reservationId: number },
  ): Promise<ReservationLetter | null>;
}

/**
 * Writes the letter a mail stands for, as things are now.
 * @returns null when what it would tell is no longer true
 */
export async function writeLetter(
  work: Work,
  tools: Pick<Tools, 'links' | 'origin' | 'secrets'>,
  sources: LetterSources,
  mail: MailInHand,
): Promise<RenderedLetter | null> {
  const { kind, providerId, subjectId, language } = mail;
  if (subjectId === null) return null;
  if (isContactMailKind(kind)) {
    const message = await findContactMessage(work, subjectId);
    return message && contactLetter(kind, message, language, tools.origin);
  }
  if (isAccountMailKind(kind)) return writeAccountLetter(work, tools, { kind, subjectId, language });
  if (providerId === null) throw new Error(`${kind} belongs to no provider`);
  if (kind === PROVIDER_REQUEST_KIND) {
    const request = await findProviderRequest(work, providerId, subjectId);
    const provider = await getProviderContact(work, providerId);
    const { origin } = tools;
    return request && provider && providerRequestLetter(request, { providerName: provider.name, language, origin });
  }
  if (!isReservationMailKind(kind)) throw new Error(`No letter is called ${kind}`);
  const letter = await sources.reservationForLetter(work, { providerId, reservationId: subjectId });
  const now = work.now();
  // Only `queueMail` writes the column, from `MailDetails`.
  const { backCents = 0, waitsFor = 'answer', sequence, from } = mail.details as MailDetails;
  if (!letter || !isCalledFor(kind, letter, now, sequence)) return null;
  return reservationLetter(kind, {
    letter,
    language,
    now,
    backCents,
    waitsFor,
    movedFrom: from ? { startsAt: new Date(from.startsAt), endsAt: new Date(from.endsAt) } : null,
    links: linksOf(tools, letter, language),
  });
}

function linksOf(
  { links, origin }: Pick<Tools, 'links' | 'origin'>,
  { providerId, reservationId: id }: ReservationLetter,
  language: MailInHand['language'],
): ReservationLinks {
  return {
    origin,
    confirm: origin + pathInLocale(`/reservation-confirmation/${links.codeFor('confirm-reservation', { providerId, id })}`, language),
    manage: origin + pathInLocale(`/manage/${links.codeFor('manage-reservation', { providerId, id })}`, language),
    provider: origin + pathInLocale(`/provider/${providerId}`, language),
  };
}
