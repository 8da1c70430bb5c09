import { formatMoney } from '#contracts/format.ts';
import { m } from '#contracts/texts/messages.js';
import type { Block, LetterContent } from './letter-content.ts';
import { rowsOf } from './letter-content.ts';
import { customerRows } from './owner-notices.ts';
import type { ReservationScene } from './reservation-parts.ts';
import { customerName, serviceRows, startOf } from './reservation-parts.ts';

/** Money that should have gone back has not, and will not by itself: who is owed how much, and what to do. */
export function ownerRefundFailed(scene: ReservationScene): LetterContent {
  const { options, words } = wordsOf(scene);
  return {
    subject: m.mail_owner_refund_failed_subject(words, options),
    title: m.mail_owner_refund_failed_title({}, options),
    preheader: m.mail_owner_refund_preheader(words, options),
    greeting: m.mail_greeting({}, options),
    blocks: [
      { kind: 'paragraph', text: m.mail_owner_refund_failed_intro(words, options) },
      { kind: 'paragraph', text: m.mail_owner_refund_failed_to_do({}, options) },
      ...whatFor(scene),
    ],
  };
}

/** Money that should have gone back waits for more than a day: why, and what the provider can do about it. */
export function ownerRefundDelayed(scene: ReservationScene): LetterContent {
  const { options, words } = wordsOf(scene);
  const why = {
    balance: m.mail_owner_refund_waits_balance,
    account: m.mail_owner_refund_waits_account,
    key: m.mail_owner_refund_waits_ours,
    permission: m.mail_owner_refund_waits_ours,
    answer: m.mail_owner_refund_waits_ours,
  }[scene.waitsFor];
  return {
    subject: m.mail_owner_refund_delayed_subject(words, options),
    title: m.mail_owner_refund_delayed_title({}, options),
    preheader: m.mail_owner_refund_preheader(words, options),
    greeting: m.mail_greeting({}, options),
    blocks: [
      { kind: 'paragraph', text: m.mail_owner_refund_delayed_intro(words, options) },
      { kind: 'paragraph', text: why({}, options) },
      ...whatFor(scene),
    ],
  };
}

function wordsOf({ letter, language, backCents }: ReservationScene) {
  return {
    options: { locale: language },
    words: { customer: customerName(letter), amount: formatMoney(backCents) },
  };
}

function whatFor(scene: ReservationScene): Block[] {
  const { letter, language, backCents } = scene;
  const options = { locale: language };
  const { dateTime, zoneName } = startOf(scene);
  return [
    {
      kind: 'facts',
      rows: [
        ...customerRows(scene),
        ...serviceRows(scene),
        ...rowsOf(
          [m.mail_label_when({}, options), `${dateTime} (${zoneName})`],
          [m.mail_label_order({}, options), String(letter.order.orderId)],
        ),
      ],
    },
    { kind: 'sum', rows: rowsOf([m.mail_label_refund({}, options), formatMoney(backCents)]) },
    { kind: 'note', text: m.mail_owner_reply({}, options) },
  ];
}
