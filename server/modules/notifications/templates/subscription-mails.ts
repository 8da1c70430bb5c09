import type { IcsEvent } from 'ts-ics';
import { formatMoney } from '#contracts/format.ts';
import { m } from '#contracts/texts/messages.js';
import type { MailAttachment } from '#server/adapters/mail/port.ts';
import type { SubscriptionDetails } from '#server/modules/classes/index.ts';
import type { OwnTexts } from '#server/modules/email-templates/index.ts';
import type { SubscriptionMailKind } from '../rules/mail-kinds.ts';
import { plainLine } from '../rules/plain-line.ts';
import { calendarText } from './calendar-entry.ts';
import type { Block, MailContent, MailFrame, RenderedMail, Row } from './mail-content.ts';
import { momentOf } from './moments.ts';
import { bandColour } from './palette.ts';
import { goodbyeOf } from './reservation-parts.ts';
import { changedSession, reminderOfSession } from './session-mails.ts';
import type { Sessions, SubscriptionMailData } from './subscription-parts.ts';
import { greetingOf, isPaidOnSite, sessionRows, notifiedSessions } from './subscription-parts.ts';
import { withOwnTexts } from './own-texts.ts';
import { promoRows } from './promo-row.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** Writes a mail about a sign-up for a class. */
export function subscriptionMail(
  kind: SubscriptionMailKind,
  data: SubscriptionMailData,
  words: OwnTexts | null = null,
): RenderedMail {
  const isToOwner = kind === 'owner-new-subscription' || kind === 'owner-subscription-cancelled';
  const { content, frame } = withOwnTexts(
    { content: CONTENTS[kind](data), frame: frameOf(data, isToOwner) },
    words,
    {
      firstname: data.recipient?.firstname ?? null,
      provider: data.details.provider.name,
      service: data.details.order.snapshot.name,
    },
  );
  const { provider, customer } = data.details;
  return {
    subject: plainLine(content.subject),
    text: toText(content, frame),
    html: toHtml(content, frame),
    replyTo: isToOwner ? (customer?.email ?? null) : provider.email,
    attachments: WITH_CALENDAR.includes(kind) ? [calendarFile(data)] : [],
  };
}

/** Calendars follow them. */
const WITH_CALENDAR: readonly SubscriptionMailKind[] = ['subscription-confirmed', 'subscription-changed'];

const CONTENTS: Record<SubscriptionMailKind, (data: SubscriptionMailData) => MailContent> = {
  'subscription-to-confirm': toConfirm,
  'subscription-confirmed': confirmed,
  'subscription-cancelled': cancelled,
  'subscription-reminder': reminderOfSession,
  'subscription-changed': changedSession,
  'owner-new-subscription': newForOwner,
  'owner-subscription-cancelled': cancelledForOwner,
};

function toConfirm(data: SubscriptionMailData): MailContent {
  const { details, language, links } = data;
  const options = { locale: language };
  const { provider, enrolment } = details;
  const name = details.order.snapshot.name;
  const { time } = momentOf(enrolment.expiresAt ?? data.now, provider.timeZone, language);
  const intro = m.mail_subscription_to_confirm_intro({ provider: provider.name, time }, options);
  return {
    subject: m.mail_subscription_to_confirm_subject({ name }, options),
    title: m.mail_subscription_to_confirm_title({}, options),
    preheader: intro,
    greeting: greetingOf(data),
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'button', label: m.mail_subscription_to_confirm_button({}, options), url: links.confirm },
      { kind: 'facts', rows: [...sessionRows(data, held(details)), ...totalRows(data)] },
    ],
  };
}

function confirmed(data: SubscriptionMailData): MailContent {
  const { details, language, links } = data;
  const options = { locale: language };
  const said = { name: details.order.snapshot.name, provider: details.provider.name };
  const intro = m.mail_subscription_confirmed_intro(said, options);
  const blocks: Block[] = [
    { kind: 'paragraph', text: intro },
    { kind: 'facts', rows: [...sessionRows(data, held(details)), ...totalRows(data)] },
    { kind: 'button', label: m.mail_subscription_manage({}, options), url: links.manage },
  ];
  if (isPaidOnSite(details))
    blocks.push({ kind: 'note', text: m.mail_subscription_pay_on_site({}, options) });
  return {
    subject: m.mail_subscription_confirmed_subject(said, options),
    title: m.mail_subscription_confirmed_title({}, options),
    preheader: intro,
    greeting: greetingOf(data),
    blocks,
  };
}

function cancelled(data: SubscriptionMailData): MailContent {
  const { details, language, told } = data;
  const options = { locale: language };
  const said = { name: details.order.snapshot.name, provider: details.provider.name };
  const intro =
    told.reason === 'byCustomer'
      ? m.mail_subscription_cancelled_by_customer(said, options)
      : m.mail_subscription_cancelled_by_provider(said, options);
  const amount = formatMoney(told.refundCents ?? 0);
  return {
    subject: m.mail_subscription_cancelled_subject(said, options),
    title: m.mail_subscription_cancelled_title({}, options),
    preheader: intro,
    greeting: greetingOf(data),
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'facts', rows: sessionRows(data, notifiedSessions(data)) },
      ...(told.refundCents
        ? [{ kind: 'note', text: m.mail_subscription_cancelled_refund({ amount }, options) } as const]
        : []),
    ],
  };
}

function newForOwner(data: SubscriptionMailData): MailContent {
  const { details, language } = data;
  const options = { locale: language };
  const said = { name: details.order.snapshot.name, customer: customerOf(data) };
  const intro = m.mail_owner_subscription_intro(said, options);
  return {
    subject: m.mail_owner_subscription_subject(said, options),
    title: m.mail_owner_subscription_title({}, options),
    preheader: intro,
    greeting: m.mail_greeting({}, options),
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'facts', rows: [...sessionRows(data, held(details)), ...totalRows(data)] },
      ...openButton(data),
    ],
  };
}

function cancelledForOwner(data: SubscriptionMailData): MailContent {
  const { details, language } = data;
  const options = { locale: language };
  const said = { name: details.order.snapshot.name, customer: customerOf(data) };
  const intro = m.mail_owner_subscription_cancelled_intro(said, options);
  return {
    subject: m.mail_owner_subscription_cancelled_subject(said, options),
    title: m.mail_owner_subscription_cancelled_title({}, options),
    preheader: intro,
    greeting: m.mail_greeting({}, options),
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'facts', rows: sessionRows(data, notifiedSessions(data)) },
      ...openButton(data),
    ],
  };
}

const held = ({ sessions }: SubscriptionDetails): Sessions =>
  sessions.filter(({ place }) => place.status !== 'C');

function customerOf({ details: { customer }, language }: SubscriptionMailData): string {
  const name = [customer?.firstname, customer?.lastname].filter(Boolean).join(' ');
  return plainLine(name || (customer?.email ?? m.mail_nobody_named({}, { locale: language })));
}

function totalRows({ details, language }: SubscriptionMailData): Row[] {
  const { totalCents } = details.enrolment;
  const options = { locale: language };
  const amount = formatMoney(totalCents);
  const value = isPaidWithPass(details) ? m.mail_paid_with_pass({ amount }, options) : amount;
  const total = totalCents === 0 ? [] : [{ label: m.mail_subscription_total({}, options), value }];
  const { walletCents } = details;
  const ofWallet = { label: m.mail_label_paid_by_wallet({}, options), value: formatMoney(walletCents) };
  return [...promoRows(details.order, language), ...total, ...(walletCents > 0 ? [ofWallet] : [])];
}

const isPaidWithPass = ({ order }: SubscriptionDetails): boolean =>
  order.paymentState === 'paidWithMembership';

function openButton(data: SubscriptionMailData): Block[] {
  const [first] = data.details.sessions;
  const label = m.mail_owner_subscription_open({}, { locale: data.language });
  return first ? [{ kind: 'button', label, url: data.links.session(first.id) }] : [];
}

function frameOf({ details, language, links }: SubscriptionMailData, isToOwner: boolean): MailFrame {
  const { name } = details.provider;
  const options = { locale: language };
  return {
    language,
    senderName: isToOwner ? 'Radura' : name,
    colour: bandColour(null),
    logo: null,
    goodbye: goodbyeOf(isToOwner ? 'Radura' : name, language),
    footer: isToOwner
      ? m.mail_footer_owner({ provider: name }, options)
      : m.mail_footer_subscription({ provider: name }, options),
    origin: links.origin,
  };
}

/** All sessions of the sign-ups in one calendar file, each with an identifier of its own through its whole life. */
function calendarFile(data: SubscriptionMailData): MailAttachment {
  const { language } = data;
  const events = [{ details: data.details, manage: data.links.manage }, ...data.others].flatMap((one) =>
    eventsOf(data, one),
  );
  return {
    filename: m.mail_calendar_file({}, { locale: language }),
    contentType: 'text/calendar; charset=utf-8; method=REQUEST',
    content: calendarText({ method: 'REQUEST', events }),
  };
}

function eventsOf(
  { language, links, now, recipient }: SubscriptionMailData,
  { details, manage }: { details: SubscriptionDetails; manage: string },
): IcsEvent[] {
  const { provider, enrolment, order } = details;
  const host = new URL(links.origin).hostname;
  return held(details).map((session): IcsEvent => ({
    uid: `session-${enrolment.providerId}-${session.id}-${enrolment.id}@${host}`,
    // Of both together: either may change it
    sequence: enrolment.sequence + session.sequence,
    status: 'CONFIRMED',
    stamp: { date: now },
    start: { date: session.startsAt },
    end: { date: session.endsAt },
    summary: plainLine(
      m.mail_calendar_summary({ offer: order.snapshot.name, provider: provider.name }, { locale: language }),
    ),
    location: plainLine([provider.name, provider.addressLine1, provider.city].filter(Boolean).join(', ')),
    url: manage,
    organizer: {
      name: `"${plainLine(provider.name).replaceAll('"', "'")}"`,
      email: plainLine(provider.email ?? `noreply@${host}`),
    },
    attendees: recipient ? [{ email: plainLine(recipient.email), partstat: 'ACCEPTED', rsvp: false }] : [],
  }));
}
