import { formatMoney } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { Customer } from '#server/modules/customers/index.ts';
import type { OwnTexts } from '#server/modules/email-templates/index.ts';
import type { PassBought } from '#server/modules/memberships/facts.ts';
import type { ProviderContact } from '#server/modules/providers/index.ts';
import type { PassMailKind } from '../rules/mail-kinds.ts';
import { plainLine } from '../rules/plain-line.ts';
import type { MailContent, MailFrame, RenderedMail, Row } from './mail-content.ts';
import { momentOf } from './moments.ts';
import { bandColour } from './palette.ts';
import { withOwnTexts } from './own-texts.ts';
import { promoRows } from './promo-row.ts';
import { goodbyeOf, greetingTo } from './reservation-parts.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** What a mail about a pass is written from. */
export interface PassMailData {
  pass: Omit<PassBought['data'], 'customerId' | 'language'>;
  customer: Customer;
  provider: ProviderContact;
  /** null: nobody can be written to. */
  recipient: { email: string; firstname: string | null } | null;
  language: Locale;
  links: { origin: string; mine: string; own: string };
}

/** Writes a mail about a pass that was bought online. */
export function passMail(
  kind: PassMailKind,
  data: PassMailData,
  words: OwnTexts | null = null,
): RenderedMail {
  const isToOwner = kind === 'owner-pass-sold';
  const { content, frame } = withOwnTexts(
    { content: isToOwner ? soldForOwner(data) : bought(data), frame: frameOf(data, isToOwner) },
    words,
    { firstname: data.recipient?.firstname ?? null, provider: data.provider.name, service: data.pass.name },
  );
  return {
    subject: plainLine(content.subject),
    text: toText(content, frame),
    html: toHtml(content, frame),
    replyTo: isToOwner ? data.customer.email : data.provider.email,
    attachments: [],
  };
}

function bought(data: PassMailData): MailContent {
  const { pass, provider, language, links, recipient } = data;
  const options = { locale: language };
  const said = { name: pass.name, provider: provider.name };
  const intro = m.mail_pass_bought_intro(said, options);
  return {
    subject: m.mail_pass_bought_subject(said, options),
    title: m.mail_pass_bought_title({}, options),
    preheader: intro,
    greeting: greetingTo(recipient?.firstname ?? null, language),
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'facts', rows: factsOf(data) },
      { kind: 'button', label: m.mail_pass_see({}, options), url: links.mine },
      { kind: 'note', text: m.mail_pass_log_in({ email: recipient?.email ?? '' }, options) },
    ],
  };
}

function soldForOwner(data: PassMailData): MailContent {
  const { pass, customer, language, links } = data;
  const options = { locale: language };
  const named = [customer.firstname, customer.lastname].filter(Boolean).join(' ');
  const said = {
    name: pass.name,
    customer: plainLine(named || (customer.email ?? m.mail_nobody_named({}, options))),
  };
  const intro = m.mail_owner_pass_sold_intro(said, options);
  return {
    subject: m.mail_owner_pass_sold_subject(said, options),
    title: m.mail_owner_pass_sold_title({}, options),
    preheader: intro,
    greeting: m.mail_greeting({}, options),
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'facts', rows: factsOf(data) },
      { kind: 'button', label: m.mail_owner_pass_open({}, options), url: links.own },
    ],
  };
}

function daysText({ pass, provider, language }: PassMailData): string {
  const options = { locale: language };
  // Noon of a day is that day in every zone a center is in
  const dayText = (day: string): string =>
    momentOf(new Date(`${day}T12:00:00Z`), provider.timeZone, language).date;
  const { startsOn, endsOn, startBy, seasonFrom } = pass;
  if (endsOn !== null)
    return m.mail_pass_from_until({ from: dayText(startsOn ?? endsOn), date: dayText(endsOn) }, options);
  const date = dayText(startBy ?? '');
  return seasonFrom === null
    ? m.mail_pass_start_by({ date }, options)
    : m.mail_pass_from_start_by({ date, from: dayText(seasonFrom) }, options);
}

function factsOf(data: PassMailData): Row[] {
  const { pass, language } = data;
  const options = { locale: language };
  const { name, offerName, entries, priceCents } = pass;
  return [
    { label: m.mail_pass_name({}, options), value: `${name} · ${offerName}` },
    {
      label: m.mail_pass_entries({}, options),
      value: entries === null ? m.mail_pass_unlimited({}, options) : String(entries),
    },
    { label: m.mail_pass_valid({}, options), value: daysText(data) },
    ...promoRows(pass, language),
    ...(priceCents === 0
      ? []
      : [{ label: m.mail_subscription_total({}, options), value: formatMoney(priceCents) }]),
  ];
}

function frameOf({ provider: { name }, language, links }: PassMailData, isToOwner: boolean): MailFrame {
  const options = { locale: language };
  const sender = isToOwner ? 'Radura' : name;
  return {
    language,
    senderName: sender,
    colour: bandColour(null),
    logo: null,
    goodbye: goodbyeOf(sender, language),
    footer: isToOwner
      ? m.mail_footer_owner({ provider: name }, options)
      : m.mail_footer_pass({ provider: name }, options),
    origin: links.origin,
  };
}
