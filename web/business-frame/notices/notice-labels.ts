import type { NoticeKind } from '#contracts/notice-kinds.ts';
import type { ProviderAction } from '#contracts/provider-actions.ts';
import * as m from '#contracts/texts/messages.js';
import type { Locale } from '#contracts/languages.ts';
import { momentIn } from '#web/booking/shown-times.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import type { NoticeSeen } from './notice-calls.ts';

type Words = (t: Texts, subject: { service: string; name: string; isOpen: boolean }) => string;

const WORDS: Record<NoticeKind, Words> = {
  bookingConfirmed: (t, { service }) => t(m.notices_kind_booking_confirmed, { service }),
  bookingMoved: (t, { service }) => t(m.notices_kind_booking_moved, { service }),
  bookingChanged: (t, { service }) => t(m.notices_kind_booking_changed, { service }),
  bookingCancelled: (t, { service }) => t(m.notices_kind_booking_cancelled, { service }),
  refundFailed: (t, { service }) => t(m.notices_kind_refund_failed, { service }),
  accountAsksForMore: (t) => t(m.notices_kind_account_asks_for_more),
  accountRefused: (t) => t(m.notices_kind_account_refused),
  accountDisconnected: (t) => t(m.notices_kind_account_disconnected),
  invitationAccepted: (t, { name }) => t(m.notices_kind_invitation_accepted, { name }),
  erasureAsked: (t, { name, isOpen }) =>
    isOpen ? t(m.notices_kind_erasure_asked, { name }) : t(m.notices_kind_erasure_decided, { name }),
  importFinished: (t) => t(m.notices_kind_import_finished),
};

const isOfBooking = (kind: NoticeKind): boolean => kind.startsWith('booking') || kind === 'refundFailed';

/** What happened, in a line. */
export function noticeText(t: Texts, { kind, booking, colleague, customer }: NoticeSeen): string {
  if (isOfBooking(kind) && !booking) return t(m.notices_not_yours);
  const name = customer
    ? customer.name || t(m.notices_kind_a_customer)
    : (colleague?.name ?? t(m.notices_kind_someone));
  return WORDS[kind](t, { service: booking?.serviceName ?? '', name, isOpen: customer?.isOpen ?? false });
}

/** Who comes, when and to whom, as the booking stands now, or what an import came to; '' where it is about neither. */
export function noticeDetail(t: Texts, locale: Locale, { booking, customerImport }: NoticeSeen): string {
  if (customerImport) {
    const { added, changed, unchanged, refused } = customerImport;
    return t(m.notices_import_counts, { added, changed, unchanged, refused });
  }
  if (!booking) return '';
  const { customerName, startsAt, timeZone, resourceName } = booking;
  return [
    customerName,
    momentIn(timeZone, startsAt, locale),
    resourceName === null ? '' : t(m.notices_with, { name: resourceName }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The screen where something can be done about it, below the center's address; null where whoever looks has none. */
export function placeOf(
  { kind, booking, colleague, customer, customerImport }: NoticeSeen,
  viewerCan: readonly ProviderAction[],
): string | null {
  if (isOfBooking(kind)) return booking && `reservations/${booking.id}`;
  if (kind === 'invitationAccepted')
    return colleague && viewerCan.includes('seeUsers') ? `users/${colleague.id}` : null;
  if (kind === 'erasureAsked')
    return customer && viewerCan.includes('seeCustomers') ? `customers/${customer.id}` : null;
  if (kind === 'importFinished')
    return customerImport && viewerCan.includes('importCustomers')
      ? `customers/import/${customerImport.id}`
      : null;
  return viewerCan.includes('seePaymentSettings') ? 'payment-settings' : null;
}
