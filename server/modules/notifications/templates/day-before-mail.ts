import { formatDate } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import { dateOf } from '#contracts/time.ts';
import { plainLine } from '../rules/plain-line.ts';
import type { SummedUpDay } from '../use-cases/day-before.ts';
import { momentOf, spanOf } from './moments.ts';
import type { MailContent, MailFrame, RenderedMail, Row } from './mail-content.ts';
import { RADURA_BAND } from './palette.ts';
import { goodbyeOf } from './reservation-parts.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** Where a summary leads. */
export interface DayBeforeLinks {
  origin: string;
  calendar: string;
  wishes: string;
  stop: string;
}

/** The bookings of tomorrow, to whom they are with: who comes by name, when and for what; no contact, no money, no note (business rule 4). */
export function dayBeforeMail(day: SummedUpDay, language: Locale, links: DayBeforeLinks): RenderedMail {
  const content = contentOf(day, language, links);
  const { name } = day.provider;
  const frame: MailFrame = {
    language,
    senderName: 'Radura',
    colour: RADURA_BAND,
    logo: null,
    goodbye: goodbyeOf('Radura', language),
    footer: m.mail_footer_colleague(
      { provider: name, address: links.wishes, stop: links.stop },
      { locale: language },
    ),
    origin: links.origin,
  };
  return {
    subject: plainLine(content.subject),
    text: toText(content, frame),
    html: toHtml(content, frame),
    replyTo: null,
    attachments: [],
  };
}

function contentOf(
  { provider, date, visits }: SummedUpDay,
  language: Locale,
  links: DayBeforeLinks,
): MailContent {
  const options = { locale: language };
  const [first] = visits;
  const at = (minutes: number) => momentOf(dateOf(minutes), provider.timeZone, language);
  const starts = first ? at(first.startsAt) : null;
  const said = {
    provider: provider.name,
    weekday: starts?.weekday ?? '',
    date: formatDate(date),
    count: visits.length,
    time: starts?.time ?? '',
  };
  const isOne = visits.length === 1;
  return {
    subject: isOne ? m.mail_day_before_subject_one(said, options) : m.mail_day_before_subject(said, options),
    title: m.mail_day_before_title({}, options),
    preheader: m.mail_day_before_preheader(said, options),
    greeting: m.mail_greeting({}, options),
    blocks: [
      {
        kind: 'paragraph',
        text: isOne ? m.mail_day_before_intro_one(said, options) : m.mail_day_before_intro(said, options),
      },
      { kind: 'facts', rows: visits.map((visit) => rowOf(visit, provider.timeZone, language)) },
      { kind: 'note', text: m.mail_day_before_note({ zone: starts?.zone ?? '' }, options) },
      { kind: 'button', label: m.mail_day_before_open({}, options), url: links.calendar },
    ],
  };
}

function rowOf(
  { startsAt, endsAt, customer, offer }: SummedUpDay['visits'][number],
  timeZone: string,
  language: Locale,
): Row {
  const name = customer || m.mail_nobody_named({}, { locale: language });
  const label = spanOf(dateOf(startsAt), dateOf(endsAt), timeZone, language);
  return { label, value: `${name}, ${offer}` };
}
