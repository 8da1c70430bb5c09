import { formatMoney } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { ReservationForMail } from '../rules/reservation-for-mail.ts';
import type { Block, MailContent } from './mail-content.ts';
import { rowsOf } from './mail-content.ts';
import { momentOf } from './moments.ts';
import { isOtherTime, movedFromRows, whatChanged } from './move-parts.ts';
import type { ReservationMailData } from './reservation-parts.ts';
import {
  greetingOf,
  isPaid,
  momentBlock,
  paymentRows,
  placeRows,
  bookedRows,
  startOf,
} from './reservation-parts.ts';

/** A guest booked without paying: the place waits for one tap. */
export function reservationToConfirm(data: ReservationMailData): MailContent {
  const { reservation, language, links } = data;
  const options = { locale: language };
  const provider = reservation.provider.name;
  const until = momentOf(reservation.expiresAt ?? data.now, reservation.provider.timeZone, language);
  const { digits } = data;
  return {
    subject: m.mail_to_confirm_subject(
      { offer: reservation.offer.name, date: startOf(data).dateTime },
      options,
    ),
    title: m.mail_to_confirm_title({}, options),
    preheader: digits
      ? m.mail_to_confirm_digits_preheader({ digits, time: until.time }, options)
      : m.mail_to_confirm_preheader({ time: until.time }, options),
    greeting: greetingOf(data),
    blocks: [
      {
        kind: 'paragraph',
        text: m.mail_to_confirm_intro({ provider, time: until.time, zone: until.zoneName }, options),
      },
      ...digitsBlocks(data),
      { kind: 'button', label: m.mail_to_confirm_button({}, options), url: links.confirm },
      momentBlock(data),
      { kind: 'facts', rows: [...bookedRows(data), ...placeRows(data), ...paymentRows(data)] },
      { kind: 'note', text: m.mail_to_confirm_note({}, options) },
    ],
  };
}

function digitsBlocks({ digits, language }: ReservationMailData): Block[] {
  if (!digits) return [];
  const options = { locale: language };
  return [
    { kind: 'digits', label: m.mail_digits_label({}, options), digits },
    { kind: 'note', text: m.mail_digits_note({}, options) },
  ];
}

/** The booking stands: when, where, how to change it. */
export function reservationConfirmed(data: ReservationMailData): MailContent {
  const { reservation, language } = data;
  const options = { locale: language };
  const provider = reservation.provider.name;
  const date = startOf(data).dateTime;
  return {
    subject: m.mail_confirmed_subject({ offer: reservation.offer.name, date }, options),
    title: m.mail_confirmed_title({}, options),
    preheader: m.mail_confirmed_preheader({ date, provider }, options),
    greeting: greetingOf(data),
    blocks: [{ kind: 'paragraph', text: m.mail_confirmed_intro({ provider }, options) }, ...whatStands(data)],
  };
}

/** The booking stands at another time, is longer or shorter, or with somebody else: what it is, and what it was. */
export function reservationMoved(data: ReservationMailData): MailContent {
  const { reservation, language, movedFrom } = data;
  const options = { locale: language };
  const provider = reservation.provider.name;
  const date = startOf(data).dateTime;
  const what = whatChanged(data);
  const words = isOtherTime(data)
    ? { subject: m.mail_moved_subject, title: m.mail_moved_title, preheader: m.mail_moved_preheader }
    : { subject: m.mail_changed_subject, title: m.mail_changed_title, preheader: m.mail_changed_preheader };
  const intro = movedFrom?.keepsPrice ? m.mail_changed_intro_price : m.mail_changed_intro;
  return {
    subject: words.subject({ offer: reservation.offer.name, date }, options),
    title: words.title({}, options),
    preheader: words.preheader({ date, provider, what }, options),
    greeting: greetingOf(data),
    blocks: [{ kind: 'paragraph', text: intro({ provider, what }, options) }, ...whatStands(data)],
  };
}

/** The booking is near. */
export function reservationReminder(data: ReservationMailData): MailContent {
  const { reservation, language } = data;
  const options = { locale: language };
  const provider = reservation.provider.name;
  const date = startOf(data).dateTime;
  return {
    subject: m.mail_reminder_subject({ offer: reservation.offer.name, date }, options),
    title: m.mail_reminder_title({}, options),
    preheader: m.mail_reminder_preheader({ date, provider }, options),
    greeting: greetingOf(data),
    blocks: [{ kind: 'paragraph', text: m.mail_reminder_intro({ provider }, options) }, ...whatStands(data)],
  };
}

/** When and where, until when it can be cancelled, and the way to change it. */
function whatStands(data: ReservationMailData): Block[] {
  const { language, links } = data;
  const options = { locale: language };
  return [
    momentBlock(data),
    {
      kind: 'facts',
      rows: [...movedFromRows(data), ...bookedRows(data), ...placeRows(data), ...paymentRows(data)],
    },
    {
      kind: 'paragraph',
      text: textOfFree(data),
    },
    ...policyOf(data),
    { kind: 'button', label: m.mail_confirmed_button({}, options), url: links.manage },
    { kind: 'note', text: m.mail_manage_private({}, options) },
  ];
}

/** What the provider adds to these hours in its own words. */
function policyOf({ reservation: { provider }, language }: ReservationMailData): Block[] {
  const { name, cancellationPolicy: policy } = provider;
  if (policy === '') return [];
  const text = m.mail_cancellation_policy({ provider: name, policy }, { locale: language });
  return [{ kind: 'paragraph', text }];
}

/** Until when cancelling is free; whoever was moved may decline, and gets back what they paid. */
function textOfFree(data: ReservationMailData): string {
  const { reservation, language, now } = data;
  const options = { locale: language };
  const { freeCancellationUntil, isMovedByUs, provider } = reservation;
  if (now > freeCancellationUntil) return m.mail_free_no_more({}, options);
  const until = momentOf(freeCancellationUntil, provider.timeZone, language);
  const limit = { date: until.dateTime, zone: until.zoneName };
  if (!isMovedByUs) return m.mail_free_until(limit, options);
  const [paid, unpaid] = isOtherTime(data)
    ? [m.mail_moved_decline_paid, m.mail_moved_decline]
    : [m.mail_changed_decline_paid, m.mail_changed_decline];
  const words = isPaid(reservation) ? paid : unpaid;
  return words({ ...limit, provider: provider.name }, options);
}

/** A receipt for the money; no invoice. */
export function paymentDone(data: ReservationMailData): MailContent {
  const { reservation, language } = data;
  const { orderId, priceCents, dueCents, paidCents, atCenterCents, byWalletCents, giftCents } =
    reservation.order;
  const { promoCode, promoDiscountCents = 0 } = reservation.order;
  const discountCents = reservation.order.discountCents - giftCents - promoDiscountCents;
  const options = { locale: language };
  const provider = reservation.provider.name;
  const total = formatMoney(dueCents);
  const shown = (cents: number) => (cents > 0 ? formatMoney(cents) : null);
  const less = (cents: number) => (cents > 0 ? `−${formatMoney(cents)}` : null);
  return {
    subject: m.mail_payment_subject({ total, offer: reservation.offer.name }, options),
    title: m.mail_payment_title({}, options),
    preheader: m.mail_payment_preheader({ total, provider }, options),
    greeting: greetingOf(data),
    blocks: [
      { kind: 'paragraph', text: m.mail_payment_intro({ provider }, options) },
      {
        kind: 'facts',
        rows: [
          ...bookedRows(data),
          ...rowsOf(
            [m.mail_label_when({}, options), `${startOf(data).dateTime} (${startOf(data).zoneName})`],
            [m.mail_label_order({}, options), String(orderId)],
          ),
        ],
      },
      {
        kind: 'sum',
        rows: rowsOf(
          [m.mail_label_price({}, options), formatMoney(priceCents)],
          [m.mail_label_discount({}, options), less(discountCents)],
          [m.promo_applied({ code: promoCode ?? '' }, options), less(promoDiscountCents)],
          [m.mail_label_gift({}, options), less(giftCents)],
          [m.mail_label_total({}, options), total],
          [m.mail_label_paid_online({}, options), shown(paidCents - atCenterCents - byWalletCents)],
          [m.mail_label_paid_at_center({}, options), shown(atCenterCents)],
          [m.mail_label_paid_by_wallet({}, options), shown(byWalletCents)],
        ),
      },
      { kind: 'note', text: m.mail_payment_note({ provider }, options) },
    ],
  };
}

/** The booking is off: why, and what comes back. */
export function reservationCancelled(data: ReservationMailData): MailContent {
  const { reservation, language, links } = data;
  const options = { locale: language };
  const provider = reservation.provider.name;
  const date = startOf(data).dateTime;
  const why = {
    byCustomer: m.mail_cancelled_by_customer,
    byProvider: m.mail_cancelled_by_provider,
    placeLost: m.mail_cancelled_place_lost,
    expired: m.mail_cancelled_expired,
  }[reservation.cancelReason ?? 'byCustomer'];
  return {
    subject: m.mail_cancelled_subject({ offer: reservation.offer.name, date }, options),
    title: m.mail_cancelled_title({}, options),
    preheader: m.mail_cancelled_preheader({ offer: reservation.offer.name, provider, date }, options),
    greeting: greetingOf(data),
    blocks: [
      { kind: 'paragraph', text: why({ provider }, options) },
      { ...momentBlock(data), isOff: true },
      { kind: 'facts', rows: [...bookedRows(data), ...placeRows(data)] },
      ...whatComesBack(data),
      { kind: 'button', label: m.mail_cancelled_button({}, options), url: links.provider },
    ],
  };
}

/** What goes back by itself, what the center gives back, what stays with it; or that there is nothing any more, or never was. */
function whatComesBack({ reservation, language, backCents }: ReservationMailData): Block[] {
  const options = { locale: language };
  const { order, provider } = reservation;
  const { centerReturnsCents, walletReturnsCents, toWalletCents, centerKeepsCents, refundProgress } = order;
  const isFailed = refundProgress === 'failed';
  const until = momentOf(reservation.freeCancellationUntil, provider.timeZone, language);
  const kept = { amount: formatMoney(centerKeepsCents), date: until.dateTime, zone: until.zoneName };
  const texts: (string | false)[] = [
    isFailed && m.mail_comes_back_failed({ provider: provider.name }, options),
    !isFailed && backCents > 0 && m.mail_comes_back({ amount: formatMoney(backCents) }, options),
    centerReturnsCents > 0 &&
      m.mail_comes_back_center({ amount: formatMoney(centerReturnsCents), provider: provider.name }, options),
    walletReturnsCents > 0 &&
      m.mail_comes_back_wallet({ amount: formatMoney(walletReturnsCents), provider: provider.name }, options),
    toWalletCents > 0 &&
      m.mail_is_back_in_wallet({ amount: formatMoney(toWalletCents), provider: provider.name }, options),
    centerKeepsCents > 0 && m.mail_comes_back_too_late(kept, options),
  ];
  const told = texts.filter((text) => text !== false);
  if (told.length === 0) told.push(nothingComesBack(order, language));
  return told.map((text) => ({ kind: 'paragraph', text }));
}

function nothingComesBack(
  { backCents, refundProgress }: ReservationForMail['order'],
  language: Locale,
): string {
  const options = { locale: language };
  if (backCents === 0) return m.mail_comes_back_nothing({}, options);
  const amount = formatMoney(backCents);
  return refundProgress === 'onItsWay'
    ? m.mail_comes_back_already_asked({ amount }, options)
    : m.mail_comes_back_before({ amount }, options);
}

/** The money is on its way back. */
export function refundDone(data: ReservationMailData): MailContent {
  const { reservation, language, backCents } = data;
  const options = { locale: language };
  const provider = reservation.provider.name;
  const amount = formatMoney(backCents);
  return {
    subject: m.mail_refund_subject({ amount, provider }, options),
    title: m.mail_refund_title({}, options),
    preheader: m.mail_refund_preheader({ amount }, options),
    greeting: greetingOf(data),
    blocks: [
      { kind: 'paragraph', text: m.mail_refund_intro({ amount, provider }, options) },
      {
        kind: 'facts',
        rows: [
          ...bookedRows(data),
          ...rowsOf(
            [m.mail_label_when({}, options), `${startOf(data).dateTime} (${startOf(data).zoneName})`],
            [m.mail_label_order({}, options), String(reservation.order.orderId)],
          ),
        ],
      },
      { kind: 'sum', rows: rowsOf([m.mail_label_refund({}, options), amount]) },
    ],
  };
}
