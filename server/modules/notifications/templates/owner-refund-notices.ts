import { formatMoney } from '#contracts/format.ts';
import { m } from '#contracts/texts/messages.js';
import type { Block, MailContent } from './mail-content.ts';
import { rowsOf } from './mail-content.ts';
import { customerRows, replyNote } from './owner-notices.ts';
import type { ReservationMailData } from './reservation-parts.ts';
import { customerName, serviceRows, startOf } from './reservation-parts.ts';

/** Money that should have gone back has not, and will not by itself: who is owed how much, and what to do. */
export function ownerRefundFailed(data: ReservationMailData): MailContent {
  const { options, words } = wordsOf(data);
  return {
    subject: m.mail_owner_refund_failed_subject(words, options),
    title: m.mail_owner_refund_failed_title({}, options),
    preheader: m.mail_owner_refund_preheader(words, options),
    greeting: m.mail_greeting({}, options),
    blocks: [
      { kind: 'paragraph', text: m.mail_owner_refund_failed_intro(words, options) },
      { kind: 'paragraph', text: m.mail_owner_refund_failed_to_do({}, options) },
      ...whatFor(data),
    ],
  };
}

/** Money that should have gone back waits for more than a day: why, and what the provider can do about it. */
export function ownerRefundDelayed(data: ReservationMailData): MailContent {
  const { options, words } = wordsOf(data);
  const why = {
    balance: m.mail_owner_refund_waits_balance,
    account: m.mail_owner_refund_waits_account,
    key: m.mail_owner_refund_waits_ours,
    permission: m.mail_owner_refund_waits_ours,
    answer: m.mail_owner_refund_waits_ours,
  }[data.waitsFor];
  return {
    subject: m.mail_owner_refund_delayed_subject(words, options),
    title: m.mail_owner_refund_delayed_title({}, options),
    preheader: m.mail_owner_refund_preheader(words, options),
    greeting: m.mail_greeting({}, options),
    blocks: [
      { kind: 'paragraph', text: m.mail_owner_refund_delayed_intro(words, options) },
      { kind: 'paragraph', text: why({}, options) },
      ...whatFor(data),
    ],
  };
}

function wordsOf({ reservation, language, backCents }: ReservationMailData) {
  return {
    options: { locale: language },
    words: { customer: customerName(reservation, language), amount: formatMoney(backCents) },
  };
}

function whatFor(data: ReservationMailData): Block[] {
  const { reservation, language, backCents } = data;
  const options = { locale: language };
  const { dateTime, zoneName } = startOf(data);
  return [
    {
      kind: 'facts',
      rows: [
        ...customerRows(data),
        ...serviceRows(data),
        ...rowsOf(
          [m.mail_label_when({}, options), `${dateTime} (${zoneName})`],
          [m.mail_label_order({}, options), String(reservation.order.orderId)],
        ),
      ],
    },
    { kind: 'sum', rows: rowsOf([m.mail_label_refund({}, options), formatMoney(backCents)]) },
    ...replyNote(data),
  ];
}
