import { formatMoney } from '#contracts/format.ts';
import { m } from '#contracts/texts/messages.js';
import type { Block, MailContent, MailFrame } from './mail-content.ts';
import { rowsOf } from './mail-content.ts';
import { isOtherTime, movedFromRows, whatChanged } from './move-parts.ts';
import { bandColour } from './palette.ts';
import type { ReservationMailData } from './reservation-parts.ts';
import {
  customerName,
  goodbyeOf,
  momentBlock,
  paymentRows,
  serviceRows,
  startOf,
} from './reservation-parts.ts';

/** A booking stands, made by its customer or at the desk. */
export function ownerNewBooking(data: ReservationMailData): MailContent {
  const { reservation, language } = data;
  const options = { locale: language };
  const customer = customerName(reservation, language);
  const date = startOf(data).dateTime;
  const intro = reservation.isByProvider ? m.mail_owner_new_at_desk : m.mail_owner_new_intro;
  return {
    subject: m.mail_owner_new_subject({ offer: reservation.offer.name, date }, options),
    title: m.mail_owner_new_title({}, options),
    preheader: m.mail_owner_new_preheader({ customer, date }, options),
    greeting: m.mail_greeting({}, options),
    blocks: [
      {
        kind: 'paragraph',
        text: intro({ customer, provider: reservation.provider.name }, options),
      },
      momentBlock(data),
      { kind: 'facts', rows: [...customerRows(data), ...serviceRows(data), ...paymentRows(data)] },
      ...replyNote(data),
    ],
  };
}

/** A booking stands at another time, is longer or shorter, or with somebody else. */
export function ownerMove(data: ReservationMailData): MailContent {
  const { reservation, language, movedFrom } = data;
  const options = { locale: language };
  const customer = customerName(reservation, language);
  const date = startOf(data).dateTime;
  const who = { customer, provider: reservation.provider.name };
  const isTimeAlone = isOtherTime(data) && (movedFrom?.changes.length ?? 0) <= 1;
  const [subject, title] = isOtherTime(data)
    ? [m.mail_owner_moved_subject, m.mail_owner_moved_title]
    : [m.mail_owner_changed_subject, m.mail_owner_changed_title];
  return {
    subject: subject({ offer: reservation.offer.name, date }, options),
    title: title({}, options),
    preheader: m.mail_owner_moved_preheader({ customer, date }, options),
    greeting: m.mail_greeting({}, options),
    blocks: [
      {
        kind: 'paragraph',
        text: isTimeAlone
          ? m.mail_owner_moved_intro(who, options)
          : m.mail_owner_changed_intro({ ...who, what: whatChanged(data) }, options),
      },
      momentBlock(data),
      {
        kind: 'facts',
        rows: [...movedFromRows(data), ...customerRows(data), ...serviceRows(data), ...paymentRows(data)],
      },
      ...replyNote(data),
    ],
  };
}

/** A booking that the owner knew of is off. */
export function ownerCancellation(data: ReservationMailData): MailContent {
  const { reservation, language, backCents } = data;
  const options = { locale: language };
  const customer = customerName(reservation, language);
  const date = startOf(data).dateTime;
  const why =
    reservation.cancelReason === 'byProvider'
      ? m.mail_owner_cancelled_by_provider
      : m.mail_owner_cancelled_by_customer;
  const { centerReturnsCents, walletReturnsCents, centerKeepsCents } = reservation.order;
  const money = [
    backCents > 0 && m.mail_owner_refund({ amount: formatMoney(backCents) }, options),
    centerReturnsCents > 0 && m.mail_owner_to_return({ amount: formatMoney(centerReturnsCents) }, options),
    walletReturnsCents > 0 && m.mail_owner_to_wallet({ amount: formatMoney(walletReturnsCents) }, options),
    centerKeepsCents > 0 && m.mail_owner_kept({ amount: formatMoney(centerKeepsCents) }, options),
  ].filter((text) => text !== false);
  return {
    subject: m.mail_owner_cancelled_subject({ offer: reservation.offer.name, date }, options),
    title: m.mail_owner_cancelled_title({}, options),
    preheader: m.mail_owner_cancelled_preheader({ date }, options),
    greeting: m.mail_greeting({}, options),
    blocks: [
      { kind: 'paragraph', text: why({ customer }, options) },
      { ...momentBlock(data), isOff: true },
      { kind: 'facts', rows: [...customerRows(data), ...serviceRows(data)] },
      ...money.map((text): Block => ({ kind: 'paragraph', text })),
      ...replyNote(data),
    ],
  };
}

/** That an answer reaches the customer, where they, or who cares for them, can be written to. */
export function replyNote({ reservation, language }: ReservationMailData): Block[] {
  return reservation.recipient ? [{ kind: 'note', text: m.mail_owner_reply({}, { locale: language }) }] : [];
}

/** Who the customer is, and where to write to them. */
export function customerRows({ reservation, language }: ReservationMailData) {
  const options = { locale: language };
  return rowsOf(
    [m.mail_label_customer({}, options), customerName(reservation, language)],
    [m.mail_label_email({}, options), reservation.recipient?.email ?? null],
  );
}

/** Radura writes to the people who run a provider. */
export function ownerFrame({ reservation, language, links }: ReservationMailData): MailFrame {
  return {
    language,
    senderName: 'Radura',
    colour: bandColour(reservation.provider.color),
    logo: null,
    goodbye: goodbyeOf('Radura', language),
    footer: m.mail_footer_owner({ provider: reservation.provider.name }, { locale: language }),
    origin: links.origin,
  };
}
