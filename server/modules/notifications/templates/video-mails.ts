import { formatMoney } from '#contracts/format.ts';
import { m } from '#contracts/texts/messages.js';
import type { OwnTexts } from '#server/modules/email-templates/index.ts';
import type { VideoMailKind } from '../rules/mail-kinds.ts';
import { plainLine } from '../rules/plain-line.ts';
import type { CourseForMail } from '../use-cases/course-for-mail.ts';
import type { MailContent, MailFrame, RenderedMail, Row } from './mail-content.ts';
import { rowsOf } from './mail-content.ts';
import { momentOf } from './moments.ts';
import { bandColour } from './palette.ts';
import { promoRows } from './promo-row.ts';
import { goodbyeOf, greetingTo } from './reservation-parts.ts';
import { withOwnTexts } from './own-texts.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** What a mail about somebody's video course is written from. */
export interface VideoMailData extends CourseForMail {
  /** The section that has opened; null in mails about none. */
  section: string | null;
  links: { origin: string; watch: string; product: string };
}

/** Writes a mail about somebody's video course. */
export function videoMail(
  kind: VideoMailKind,
  data: VideoMailData,
  words: OwnTexts | null = null,
): RenderedMail {
  const isToOwner = kind === 'owner-course-sold';
  const { content, frame } = withOwnTexts(
    { content: WRITERS[kind](data), frame: frameOf(data, isToOwner) },
    words,
    {
      firstname: data.recipient?.firstname ?? null,
      provider: data.details.provider.name,
      service: data.details.courseName,
    },
  );
  const { provider, customer } = data.details;
  return {
    subject: plainLine(content.subject),
    text: toText(content, frame),
    html: toHtml(content, frame),
    replyTo: isToOwner ? (customer?.email ?? null) : provider.email,
    attachments: [],
  };
}

const WRITERS: Record<VideoMailKind, (data: VideoMailData) => MailContent> = {
  'course-assigned': bought,
  'course-begun': begun,
  'course-bought': bought,
  'course-refunded': refunded,
  'course-section-available': opened,
  'owner-course-sold': soldForOwner,
};

function opened(data: VideoMailData): MailContent {
  const { details, language, links, section } = data;
  const options = { locale: language };
  const said = { name: details.courseName, section: section ?? '' };
  const intro = m.mail_course_section_intro(said, options);
  return {
    subject: m.mail_course_section_subject(said, options),
    title: m.mail_course_section_title({}, options),
    preheader: intro,
    greeting: greetingTo(data.recipient?.firstname ?? null, language),
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'button', label: m.mail_course_watch({}, options), url: links.watch },
    ],
  };
}

/** The confirmation on a lasting medium that the law asks for (Codice del consumo, art. 59, 1, o). */
function begun(data: VideoMailData): MailContent {
  const { details, language, links } = data;
  const options = { locale: language };
  const said = { name: details.courseName };
  const { begunAt, begunWords } = details.access;
  const at = begunAt && momentOf(begunAt, details.provider.timeZone, language);
  const intro = m.mail_course_begun_intro(said, options);
  return {
    subject: m.mail_course_begun_subject(said, options),
    title: m.mail_course_begun_title({}, options),
    preheader: intro,
    greeting: greetingTo(data.recipient?.firstname ?? null, language),
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'quote', text: begunWords ?? '' },
      {
        kind: 'facts',
        rows: rowsOf(
          [m.mail_course_name({}, options), details.courseName],
          [m.mail_course_begun_at({}, options), at && `${at.date}, ${at.time}`],
        ),
      },
      { kind: 'button', label: m.mail_course_watch({}, options), url: links.watch },
    ],
  };
}

function refunded(data: VideoMailData): MailContent {
  const { details, language } = data;
  const options = { locale: language };
  const total = formatMoney(details.access.totalCents);
  const said = { name: details.courseName, provider: details.provider.name, total };
  const intro = m.mail_course_refunded_intro(said, options);
  return {
    subject: m.mail_course_refunded_subject(said, options),
    title: m.mail_course_refunded_title({}, options),
    preheader: intro,
    greeting: greetingTo(data.recipient?.firstname ?? null, language),
    blocks: [
      { kind: 'paragraph', text: intro },
      {
        kind: 'facts',
        rows: [
          { label: m.mail_course_name({}, options), value: details.courseName },
          { label: m.mail_course_refunded_total({}, options), value: total },
        ],
      },
      { kind: 'note', text: m.mail_course_refunded_when({}, options) },
    ],
  };
}

function bought(data: VideoMailData): MailContent {
  const { details, language, links, recipient } = data;
  const options = { locale: language };
  const said = { name: details.courseName, provider: details.provider.name };
  const isGiven = details.access.source === 'assigned';
  const intro = (isGiven ? m.mail_course_assigned_intro : m.mail_course_bought_intro)(said, options);
  return {
    subject: (isGiven ? m.mail_course_assigned_subject : m.mail_course_bought_subject)(said, options),
    title: m.mail_course_bought_title({}, options),
    preheader: intro,
    greeting: greetingTo(recipient?.firstname ?? null, language),
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'facts', rows: factsOf(data) },
      { kind: 'button', label: m.mail_course_watch({}, options), url: links.watch },
      { kind: 'note', text: m.mail_course_log_in({ email: recipient?.email ?? '' }, options) },
    ],
  };
}

function soldForOwner(data: VideoMailData): MailContent {
  const { details, language, links } = data;
  const options = { locale: language };
  const { customer } = details;
  const named = [customer?.firstname, customer?.lastname].filter(Boolean).join(' ');
  const said = {
    name: details.courseName,
    customer: plainLine(named || (customer?.email ?? m.mail_nobody_named({}, options))),
  };
  const intro = m.mail_owner_course_sold_intro(said, options);
  return {
    subject: m.mail_owner_course_sold_subject(said, options),
    title: m.mail_owner_course_sold_title({}, options),
    preheader: intro,
    greeting: m.mail_greeting({}, options),
    blocks: [
      { kind: 'paragraph', text: intro },
      { kind: 'facts', rows: factsOf(data) },
      { kind: 'button', label: m.mail_owner_course_open({}, options), url: links.product },
    ],
  };
}

function factsOf({ details: { access, courseName, provider }, order, language }: VideoMailData): Row[] {
  const options = { locale: language };
  const ends =
    access.endsAt === null
      ? m.mail_course_no_end({}, options)
      : momentOf(access.endsAt, provider.timeZone, language).date;
  return [
    { label: m.mail_course_name({}, options), value: courseName },
    { label: m.mail_course_until({}, options), value: ends },
    ...promoRows(order, language),
    ...(access.totalCents === 0
      ? []
      : [{ label: m.mail_subscription_total({}, options), value: formatMoney(access.totalCents) }]),
  ];
}

function frameOf({ details, language, links }: VideoMailData, isToOwner: boolean): MailFrame {
  const { name } = details.provider;
  const toCustomer =
    details.access.source === 'assigned' ? m.mail_footer_course_assigned : m.mail_footer_course;
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
      : toCustomer({ provider: name }, options),
    origin: links.origin,
  };
}
