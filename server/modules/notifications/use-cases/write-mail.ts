import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { ownWordsFor } from '#server/modules/email-templates/index.ts';
import { visitorDigits } from '#server/modules/identity/index.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { reservationMail } from '../templates/reservation-mails.ts';
import {
  isAccountMailKind,
  isChatMailKind,
  isContactMailKind,
  isNewsletterMailKind,
  isPassMailKind,
  WALLET_TOPPED_UP_KIND,
  isSubscriptionMailKind,
  isVideoMailKind,
  DAY_BEFORE_KIND,
  PROVIDER_REQUEST_KIND,
  SESSION_MINIMUM_KIND,
  TEMPLATE_TEST_KIND,
} from '../rules/mail-kinds.ts';
import type { ReservationForMail } from '../rules/reservation-for-mail.ts';
import { isReservationMailKind, isStillRelevant } from '../rules/reservation-mail-kinds.ts';
import { isStaffMailKind } from '../rules/staff-mails.ts';
import { linksOf } from './links-of-reservation.ts';
import { isTrueForColleague } from './mail-colleague.ts';
import { isThere, isUndone, lastToldPlace, movedFrom } from './undone-changes.ts';
import type { RefundDelayed } from '#server/modules/payments/facts.ts';
import type { MailInHand } from '../store/mails.ts';
import { writeAccountMail } from './write-account-mail.ts';
import { writeDayBefore } from './write-day-before.ts';
import { writeMailOfRadura } from './write-mail-of-radura.ts';
import { writeMailOfSale } from './write-mail-of-sale.ts';
import { writeMailToProvider } from './write-mail-to-provider.ts';

/** What a mail about a reservation keeps beside its ids. */
export interface MailDetails {
  /** What goes back, in cents. */
  backCents?: number;
  /** For whom or what a refund waits. */
  waitsFor?: RefundDelayed['data']['waitsFor'];
  /** The change of the booking it tells of; absent in mails that tell of none. */
  sequence?: number;
  /** Which start a reminder is of, ISO. */
  startsAt?: string;
  /** Where it was before a move, ISO, and what it was. */
  from?: { startsAt: string; endsAt: string; offerId: number; resourceId: number };
  /** Who moved it; absent in mails that do not say so. */
  by?: 'customer' | 'provider';
  /** The change whose cancelling it takes back. */
  takesBack?: number;
  /** The step whose digits it brings. */
  codeId?: number | undefined;
  /** Who of the staff reads it. */
  personId?: number;
}

/** Where mails read what they tell. Another one may be given to write mails without a booking behind them. */
export interface MailSources {
  /** null when there is no such reservation. */
  reservationForMail(
    work: Work,
    of: { providerId: number; reservationId: number },
  ): Promise<ReservationForMail | null>;
}

/**
 * Writes the mail a mail stands for, as things are now.
 * @returns null when what it would tell is no longer true
 */
export async function writeMail(
  work: Work,
  deps: Pick<Deps, 'links' | 'origin' | 'secrets'>,
  sources: MailSources,
  mail: MailInHand,
): Promise<RenderedMail | null> {
  const { kind, providerId, subjectId, language } = mail;
  if (subjectId === null) return null;
  if (isContactMailKind(kind) || isNewsletterMailKind(kind) || isChatMailKind(kind))
    return writeMailOfRadura(work, deps, { ...mail, kind, subjectId });
  if (isAccountMailKind(kind)) return writeAccountMail(work, deps, { kind, providerId, subjectId, language });
  if (providerId === null) throw new Error(`${kind} belongs to no provider`);
  if (kind === PROVIDER_REQUEST_KIND || kind === TEMPLATE_TEST_KIND || kind === SESSION_MINIMUM_KIND)
    return writeMailToProvider(work, deps, {
      kind,
      providerId,
      subjectId,
      language,
      details: mail.details as MailDetails,
    });
  if (kind === DAY_BEFORE_KIND)
    return writeDayBefore(work, deps, { providerId, personId: subjectId, details: mail.details, language });
  if (
    kind === WALLET_TOPPED_UP_KIND ||
    isSubscriptionMailKind(kind) ||
    isVideoMailKind(kind) ||
    isPassMailKind(kind)
  )
    return writeMailOfSale(work, deps, { ...mail, kind, providerId, subjectId });
  if (!isReservationMailKind(kind)) throw new Error(`No mail is called ${kind}`);
  const reservation = await sources.reservationForMail(work, { providerId, reservationId: subjectId });
  const now = work.now();
  // Only `queueMail` writes the column, from `MailDetails`.
  const details = mail.details as MailDetails;
  const { backCents = 0, waitsFor = 'answer' } = details;
  if (!reservation || !isStillRelevant(kind, reservation, now, details)) return null;
  if (await isUndone(work, kind, reservation, details)) return null;
  if (isStaffMailKind(kind)) {
    const isOff = reservation.status === 'C' || reservation.status === 'R';
    if (!(await isTrueForColleague(work, kind, { ...reservation, isOff }, details))) return null;
  }
  const from = await lastToldPlace(work, kind, reservation, details);
  if (from && isThere(from, reservation)) return null;
  const data = {
    reservation,
    language,
    now,
    backCents,
    waitsFor,
    digits: details.codeId === undefined ? null : await visitorDigits(work, deps, details.codeId),
    movedFrom: from ? await movedFrom(work, reservation, from, details) : null,
    links: linksOf(deps, reservation, { language, personId: details.personId ?? null }),
  };
  return reservationMail(kind, data, await ownWordsFor(work, { providerId, kind, language }));
}
