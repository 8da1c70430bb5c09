import { formatMoney } from '#contracts/format.ts';
import { m } from '#contracts/texts/messages.js';
import type { Block, LetterContent } from './letter-content.ts';
import { rowsOf } from './letter-content.ts';
import { momentOf } from './moments.ts';
import type { ReservationScene } from './reservation-parts.ts';
import {
  greetingTo,
  isPaid,
  momentBlock,
  movedFromRow,
  paymentRows,
  placeRows,
  serviceRows,
  startOf,
} from './reservation-parts.ts';

/** A guest booked without paying: the place waits for one tap. */
export function reservationToConfirm(scene: ReservationScene): LetterContent {
  const { letter, language, links } = scene;
  const options = { locale: language };
  const provider = letter.provider.name;
  const until = momentOf(letter.expiresAt ?? scene.now, letter.provider.timeZone, language);
  return {
    subject: m.mail_to_confirm_subject({ offer: letter.offer.name, date: startOf(scene).dateTime }, options),
    title: m.mail_to_confirm_title({}, options),
    preheader: m.mail_to_confirm_preheader({ time: until.time }, options),
    greeting: greetingTo(letter.person.firstname, language),
    blocks: [
      {
        kind: 'paragraph',
        text: m.mail_to_confirm_intro({ provider, time: until.time, zone: until.zoneName }, options),
      },
      momentBlock(scene),
      { kind: 'button', label: m.mail_to_confirm_button({}, options), url: links.confirm },
      { kind: 'facts', rows: [...serviceRows(scene), ...placeRows(scene), ...paymentRows(scene)] },
      { kind: 'note', text: m.mail_to_confirm_note({}, options) },
    ],
  };
}

/** The booking stands: when, where, how to change it. */
export function reservationConfirmed(scene: ReservationScene): LetterContent {
  const { letter, language } = scene;
  const options = { locale: language };
  const provider = letter.provider.name;
  const date = startOf(scene).dateTime;
  return {
    subject: m.mail_confirmed_subject({ offer: letter.offer.name, date }, options),
    title: m.mail_confirmed_title({}, options),
    preheader: m.mail_confirmed_preheader({ date, provider }, options),
    greeting: greetingTo(letter.person.firstname, language),
    blocks: [{ kind: 'paragraph', text: m.mail_confirmed_intro({ provider }, options) }, ...whatStands(scene)],
  };
}

/** The booking stands at another time. */
export function reservationMoved(scene: ReservationScene): LetterContent {
  const { letter, language } = scene;
  const options = { locale: language };
  const provider = letter.provider.name;
  const date = startOf(scene).dateTime;
  return {
    subject: m.mail_moved_subject({ offer: letter.offer.name, date }, options),
    title: m.mail_moved_title({}, options),
    preheader: m.mail_moved_preheader({ date, provider }, options),
    greeting: greetingTo(letter.person.firstname, language),
    blocks: [{ kind: 'paragraph', text: m.mail_moved_intro({ provider }, options) }, ...whatStands(scene)],
  };
}

/** When and where, until when it can be cancelled, and the way to change it. */
function whatStands(scene: ReservationScene): Block[] {
  const { letter, language, links, now } = scene;
  const options = { locale: language };
  const until = momentOf(letter.freeCancellationUntil, letter.provider.timeZone, language);
  const isStillFree = now <= letter.freeCancellationUntil;
  return [
    momentBlock(scene),
    {
      kind: 'facts',
      rows: [...movedFromRow(scene), ...serviceRows(scene), ...placeRows(scene), ...paymentRows(scene)],
    },
    {
      kind: 'paragraph',
      text: isStillFree
        ? m.mail_free_until({ date: until.dateTime, zone: until.zoneName }, options)
        : m.mail_free_no_more({}, options),
    },
    { kind: 'button', label: m.mail_confirmed_button({}, options), url: links.manage },
    { kind: 'note', text: m.mail_manage_private({}, options) },
  ];
}

/** A receipt for the money; no invoice. */
export function paymentDone(scene: ReservationScene): LetterContent {
  const { letter, language } = scene;
  const { orderId, priceCents, discountCents, totalCents } = letter.order;
  const options = { locale: language };
  const provider = letter.provider.name;
  const total = formatMoney(totalCents);
  return {
    subject: m.mail_payment_subject({ total, offer: letter.offer.name }, options),
    title: m.mail_payment_title({}, options),
    preheader: m.mail_payment_preheader({ total, provider }, options),
    greeting: greetingTo(letter.person.firstname, language),
    blocks: [
      { kind: 'paragraph', text: m.mail_payment_intro({ provider }, options) },
      {
        kind: 'facts',
        rows: [
          ...serviceRows(scene),
          ...rowsOf(
            [m.mail_label_when({}, options), `${startOf(scene).dateTime} (${startOf(scene).zoneName})`],
            [m.mail_label_order({}, options), String(orderId)],
          ),
        ],
      },
      {
        kind: 'sum',
        rows: rowsOf(
          [m.mail_label_price({}, options), formatMoney(priceCents)],
          [m.mail_label_discount({}, options), discountCents > 0 ? `−${formatMoney(discountCents)}` : null],
          [m.mail_label_total({}, options), total],
          [m.mail_label_paid_online({}, options), total],
        ),
      },
      { kind: 'note', text: m.mail_payment_note({ provider }, options) },
    ],
  };
}

/** The booking is off: why, and what comes back. */
export function reservationCancelled(scene: ReservationScene): LetterContent {
  const { letter, language, links } = scene;
  const options = { locale: language };
  const provider = letter.provider.name;
  const date = startOf(scene).dateTime;
  const why = {
    byCustomer: m.mail_cancelled_by_customer,
    byProvider: m.mail_cancelled_by_provider,
    placeLost: m.mail_cancelled_place_lost,
    expired: m.mail_cancelled_expired,
  }[letter.cancelReason ?? 'byCustomer'];
  return {
    subject: m.mail_cancelled_subject({ offer: letter.offer.name, date }, options),
    title: m.mail_cancelled_title({}, options),
    preheader: m.mail_cancelled_preheader({ offer: letter.offer.name, provider, date }, options),
    greeting: greetingTo(letter.person.firstname, language),
    blocks: [
      { kind: 'paragraph', text: why({ provider }, options) },
      { ...momentBlock(scene), isOff: true },
      { kind: 'facts', rows: [...serviceRows(scene), ...placeRows(scene)] },
      whatComesBack(scene),
      { kind: 'button', label: m.mail_cancelled_button({}, options), url: links.provider },
    ],
  };
}

function whatComesBack({ letter, language, backCents }: ReservationScene): Block {
  const options = { locale: language };
  if (letter.order.refundProgress === 'failed') {
    return { kind: 'paragraph', text: m.mail_comes_back_failed({ provider: letter.provider.name }, options) };
  }
  if (backCents > 0) {
    return { kind: 'paragraph', text: m.mail_comes_back({ amount: formatMoney(backCents) }, options) };
  }
  if (!isPaid(letter)) return { kind: 'paragraph', text: m.mail_comes_back_nothing({}, options) };
  const until = momentOf(letter.freeCancellationUntil, letter.provider.timeZone, language);
  return {
    kind: 'paragraph',
    text: m.mail_comes_back_too_late({ date: until.dateTime, zone: until.zoneName }, options),
  };
}

/** The money is on its way back. */
export function refundDone(scene: ReservationScene): LetterContent {
  const { letter, language, backCents } = scene;
  const options = { locale: language };
  const provider = letter.provider.name;
  const amount = formatMoney(backCents);
  return {
    subject: m.mail_refund_subject({ amount, provider }, options),
    title: m.mail_refund_title({}, options),
    preheader: m.mail_refund_preheader({ amount }, options),
    greeting: greetingTo(letter.person.firstname, language),
    blocks: [
      { kind: 'paragraph', text: m.mail_refund_intro({ amount, provider }, options) },
      {
        kind: 'facts',
        rows: [
          ...serviceRows(scene),
          ...rowsOf(
            [m.mail_label_when({}, options), `${startOf(scene).dateTime} (${startOf(scene).zoneName})`],
            [m.mail_label_order({}, options), String(letter.order.orderId)],
          ),
        ],
      },
      { kind: 'sum', rows: rowsOf([m.mail_label_refund({}, options), amount]) },
    ],
  };
}
