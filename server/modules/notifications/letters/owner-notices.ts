import { formatMoney } from '#contracts/format.ts';
import { m } from '#contracts/texts/messages.js';
import type { LetterContent, LetterFrame } from './letter-content.ts';
import { rowsOf } from './letter-content.ts';
import { bandColour } from './palette.ts';
import type { ReservationScene } from './reservation-parts.ts';
import {
  customerName,
  goodbyeOf,
  isPaid,
  momentBlock,
  movedFromRow,
  paymentRows,
  serviceRows,
  startOf,
} from './reservation-parts.ts';

/** Somebody has booked, and the booking stands. */
export function ownerNewBooking(scene: ReservationScene): LetterContent {
  const { letter, language } = scene;
  const options = { locale: language };
  const customer = customerName(letter);
  const date = startOf(scene).dateTime;
  return {
    subject: m.mail_owner_new_subject({ offer: letter.offer.name, date }, options),
    title: m.mail_owner_new_title({}, options),
    preheader: m.mail_owner_new_preheader({ customer, date }, options),
    greeting: m.mail_greeting({}, options),
    blocks: [
      {
        kind: 'paragraph',
        text: m.mail_owner_new_intro({ customer, provider: letter.provider.name }, options),
      },
      momentBlock(scene),
      { kind: 'facts', rows: [...customerRows(scene), ...serviceRows(scene), ...paymentRows(scene)] },
      { kind: 'note', text: m.mail_owner_reply({}, options) },
    ],
  };
}

/** A booking stands at another time. */
export function ownerMove(scene: ReservationScene): LetterContent {
  const { letter, language } = scene;
  const options = { locale: language };
  const customer = customerName(letter);
  const date = startOf(scene).dateTime;
  return {
    subject: m.mail_owner_moved_subject({ offer: letter.offer.name, date }, options),
    title: m.mail_owner_moved_title({}, options),
    preheader: m.mail_owner_moved_preheader({ customer, date }, options),
    greeting: m.mail_greeting({}, options),
    blocks: [
      { kind: 'paragraph', text: m.mail_owner_moved_intro({ customer, provider: letter.provider.name }, options) },
      momentBlock(scene),
      {
        kind: 'facts',
        rows: [...movedFromRow(scene), ...customerRows(scene), ...serviceRows(scene), ...paymentRows(scene)],
      },
      { kind: 'note', text: m.mail_owner_reply({}, options) },
    ],
  };
}

/** A booking that the owner knew of is off. */
export function ownerCancellation(scene: ReservationScene): LetterContent {
  const { letter, language, backCents } = scene;
  const options = { locale: language };
  const customer = customerName(letter);
  const date = startOf(scene).dateTime;
  const why =
    letter.cancelReason === 'byProvider'
      ? m.mail_owner_cancelled_by_provider
      : m.mail_owner_cancelled_by_customer;
  const refund =
    backCents > 0
      ? m.mail_owner_refund({ amount: formatMoney(backCents) }, options)
      : m.mail_owner_no_refund({}, options);
  return {
    subject: m.mail_owner_cancelled_subject({ offer: letter.offer.name, date }, options),
    title: m.mail_owner_cancelled_title({}, options),
    preheader: m.mail_owner_cancelled_preheader({ date }, options),
    greeting: m.mail_greeting({}, options),
    blocks: [
      { kind: 'paragraph', text: why({ customer }, options) },
      { ...momentBlock(scene), isOff: true },
      { kind: 'facts', rows: [...customerRows(scene), ...serviceRows(scene)] },
      ...(backCents > 0 || isPaid(letter) ? [{ kind: 'paragraph' as const, text: refund }] : []),
      { kind: 'note', text: m.mail_owner_reply({}, options) },
    ],
  };
}

/** Who the customer is, and where to write to them. */
export function customerRows({ letter, language }: ReservationScene) {
  const options = { locale: language };
  return rowsOf(
    [m.mail_label_customer({}, options), customerName(letter)],
    [m.mail_label_email({}, options), letter.person.email],
  );
}

/** Radura writes to the people who run a provider. */
export function ownerFrame({ letter, language, links }: ReservationScene): LetterFrame {
  return {
    language,
    senderName: 'Radura',
    colour: bandColour(letter.provider.color),
    logo: null,
    goodbye: goodbyeOf('Radura', language),
    footer: m.mail_footer_owner({ provider: letter.provider.name }, { locale: language }),
    origin: links.origin,
  };
}
