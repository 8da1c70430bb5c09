import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import { plainLine } from '../rules/plain-line.ts';
import type { MailContent, MailFrame, RenderedMail } from './mail-content.ts';
import { momentOf } from './moments.ts';
import { RADURA_BAND } from './palette.ts';
import { goodbyeOf } from './reservation-parts.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** What the warning is written from. */
export interface SessionToWarnOf {
  className: string;
  startsAt: Date;
  timeZone: string;
  taken: number;
  minimum: number;
}

/** Warns a center, or who teaches it, that too few have signed up for a session of tomorrow. */
export function sessionMinimumMail(
  session: SessionToWarnOf,
  {
    providerName,
    language,
    origin,
    link,
    isForTeacher,
  }: { providerName: string; language: Locale; origin: string; link: string; isForTeacher: boolean },
): RenderedMail {
  const options = { locale: language };
  const content = contentOf(session, language, link);
  const frame: MailFrame = {
    language,
    senderName: 'Radura',
    colour: RADURA_BAND,
    logo: null,
    goodbye: goodbyeOf('Radura', language),
    footer: isForTeacher
      ? m.mail_minimum_footer_teacher({ provider: providerName }, options)
      : m.mail_footer_owner({ provider: providerName }, options),
    origin,
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
  { className, startsAt, timeZone, taken, minimum }: SessionToWarnOf,
  language: Locale,
  link: string,
): MailContent {
  const options = { locale: language };
  const { date, time } = momentOf(startsAt, timeZone, language);
  const said = { name: className, date, time };
  const intro = m.mail_minimum_intro(said, options);
  return {
    subject: m.mail_minimum_subject(said, options),
    title: m.mail_minimum_title({}, options),
    preheader: intro,
    greeting: m.mail_greeting({}, options),
    blocks: [
      { kind: 'paragraph', text: intro },
      {
        kind: 'facts',
        rows: [
          { label: m.mail_minimum_taken({}, options), value: String(taken) },
          { label: m.mail_minimum_least({}, options), value: String(minimum) },
        ],
      },
      { kind: 'paragraph', text: m.mail_minimum_choice({}, options) },
      { kind: 'button', label: m.mail_minimum_open({}, options), url: link },
    ],
  };
}
