import { formatMoney } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { RefundDelayed } from '#server/modules/payments/facts.ts';
import { greetableName, plainLine } from '../rules/plain-line.ts';
import type { ReservationForMail } from '../rules/reservation-for-mail.ts';
import type { MoveChange } from '../rules/what-moved.ts';
import type { MailFrame, MomentBlock, Row } from './mail-content.ts';
import { rowsOf } from './mail-content.ts';
import { momentOf, spanOf } from './moments.ts';
import type { FieldValues } from './own-texts.ts';
import { bandColour } from './palette.ts';

/** The links of one reservation's mails, made when the mail is written and kept nowhere. */
export interface ReservationLinks {
  confirm: string;
  manage: string;
  provider: string;
  /** For who works there: the booking and what they are mailed about, in the back office; and the page that stops such mails. */
  staff: { booking: string; wishes: string; stop: string };
  origin: string;
}

/** Where and how a booking was before a move. */
export interface MovedFrom {
  startsAt: Date;
  endsAt: Date;
  /** With whom; null where nobody knows any more. */
  resourceName: string | null;
  /** What is another now. */
  changes: readonly MoveChange[];
  /** Whether it surely costs what it did. */
  keepsPrice: boolean;
}

/** What a template of a reservation gets. */
export interface ReservationMailData {
  reservation: ReservationForMail;
  /** The reader's: the customer's, or the provider's for its notices. */
  language: Locale;
  links: ReservationLinks;
  now: Date;
  /** What goes back because of this event; 0 when nothing does. */
  backCents: number;
  /** For whom or what a refund waits, in mails about that. */
  waitsFor: RefundDelayed['data']['waitsFor'];
  /** Where it was before a move; null in mails about anything else. */
  movedFrom: MovedFrom | null;
  /** Six digits that prove the e-mail where it was booked; absent or null where the link alone does. */
  digits?: string | null;
}

/** To whoever reads: who comes, or who cares for them. */
export function greetingOf({ reservation, language }: ReservationMailData): string {
  return greetingTo(reservation.recipient?.firstname ?? null, language);
}

export function greetingTo(firstname: string | null, language: Locale): string {
  const name = greetableName(firstname);
  return name === null
    ? m.mail_greeting({}, { locale: language })
    : m.mail_greeting_named({ name }, { locale: language });
}

export function startOf({ reservation, language }: ReservationMailData) {
  return momentOf(reservation.startsAt, reservation.provider.timeZone, language);
}

/** What a provider's own words may have filled in. */
export function fieldValues(data: ReservationMailData): FieldValues {
  const { recipient, provider, offer, resourceName } = data.reservation;
  const { date, time } = startOf(data);
  const firstname = recipient?.firstname ?? null;
  return { firstname, provider: provider.name, service: offer.name, date, time, person: resourceName };
}

export function momentBlock({ reservation, language }: ReservationMailData): MomentBlock {
  const { startsAt, endsAt, provider } = reservation;
  const { weekday, date, zone } = momentOf(startsAt, provider.timeZone, language);
  return { kind: 'moment', weekday, date, time: spanOf(startsAt, endsAt, provider.timeZone, language), zone };
}

/** Service, minutes and person. */
export function serviceRows({ reservation, language }: ReservationMailData): Row[] {
  const options = { locale: language };
  const minutes = m.mail_label_minutes({ minutes: reservation.offer.durationMinutes }, options);
  return rowsOf(
    [m.mail_label_service({}, options), `${reservation.offer.name}, ${minutes}`],
    [m.mail_label_with({}, options), reservation.resourceName],
  );
}

/** The same for whoever reads for somebody in their care, who comes first. */
export function bookedRows(data: ReservationMailData): Row[] {
  const { reservation, language } = data;
  const whoComes = reservation.isReadByCarer ? customerName(reservation, language) : null;
  return [...rowsOf([m.mail_label_for({}, { locale: language }), whoComes]), ...serviceRows(data)];
}

/** Where to go and whom to call. */
export function placeRows({ reservation, language }: ReservationMailData): Row[] {
  const { name, addressLine, city, phone } = reservation.provider;
  const options = { locale: language };
  const place = [name, addressLine, city].filter(Boolean).join(', ');
  return rowsOf([m.mail_label_where({}, options), place], [m.mail_label_phone({}, options), phone]);
}

/** What is paid already and how, what is still to be paid, and what went back of it. */
export function paymentRows({ reservation: { order }, language }: ReservationMailData): Row[] {
  const options = { locale: language };
  const back = formatMoney(order.backCents);
  const isOnItsWay = order.refundProgress === 'onItsWay';
  const payment = paymentOf(order, language);
  let value = payment;
  if (order.backCents > 0 && payment === null)
    value = (isOnItsWay ? m.mail_paid_back_on_its_way : m.mail_paid_back)({ amount: back }, options);
  else if (order.backCents > 0 && payment !== null)
    value = (isOnItsWay ? m.mail_pay_and_back_on_its_way : m.mail_pay_and_back)({ payment, back }, options);
  return rowsOf([m.mail_label_payment({}, options), value]);
}

/** What is there and what is to come; null where nothing is, since all went back. */
function paymentOf(order: ReservationForMail['order'], language: Locale): string | null {
  const options = { locale: language };
  const { paymentState, dueCents, paidCents, atCenterCents, byWalletCents, giftCents } = order;
  if (paymentState === 'pricedZero') return m.mail_pay_free({}, options);
  if (paymentState === 'paidWithMembership')
    return m.mail_paid_with_pass({ amount: formatMoney(dueCents) }, options);
  const openCents = Math.max(0, dueCents - paidCents);
  const open = openCents > 0 ? m.mail_pay_on_site({ amount: formatMoney(openCents) }, options) : null;
  const walletCents = byWalletCents + giftCents;
  if (paidCents + walletCents === 0) return open;
  const onlineCents = paidCents - atCenterCents - byWalletCents;
  const paid = [
    onlineCents > 0 && m.mail_paid_online({ amount: formatMoney(onlineCents) }, options),
    atCenterCents > 0 && m.mail_paid_at_center({ amount: formatMoney(atCenterCents) }, options),
    walletCents > 0 && m.mail_paid_by_wallet({ amount: formatMoney(walletCents) }, options),
  ];
  return [...paid, open].filter(Boolean).join('; ');
}

/** In part as well: whoever paid has something to get back or to lose. */
export function isPaid({ order }: ReservationForMail): boolean {
  return order.paidCents > 0;
}

/** "Ada Rossi", or the e-mail or phone of somebody who left no name. */
export function customerName({ person }: ReservationForMail, language: Locale): string {
  const name = [person.firstname, person.lastname].filter(Boolean).join(' ');
  return name || person.email || person.phone || m.mail_nobody_named({}, { locale: language });
}

/** Header and footer of a provider's mail to its customer; the fallback goodbye is the business's team (specification section 9). */
export function providerFrame({ reservation, language, links }: ReservationMailData): MailFrame {
  const { name, color, logo } = reservation.provider;
  const options = { locale: language };
  return {
    language,
    senderName: name,
    colour: bandColour(color),
    logo: logo !== null && logo.startsWith('https://') ? logo : null,
    goodbye: goodbyeOf(name, language),
    footer: m.mail_footer_booked({ provider: name }, options),
    origin: links.origin,
  };
}

export function goodbyeOf(name: string, language: Locale): string {
  const options = { locale: language };
  return `${m.mail_goodbye({}, options)}\n${m.mail_team({ name: plainLine(name) }, options)}`;
}
