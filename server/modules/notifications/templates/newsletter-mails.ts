import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import { plainLine, plainLines } from '../rules/plain-line.ts';
import type { Block, MailContent, MailFrame, RenderedMail } from './mail-content.ts';
import { RADURA_BAND } from './palette.ts';
import { goodbyeOf, greetingTo } from './reservation-parts.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** What an issue of the newsletter is written from. */
export interface IssueMailData {
  language: Locale;
  subject: string;
  opening: string;
  articles: readonly { slug: string; title: string; description: string; picture: string }[];
  /** null in a test. */
  leaveAddress: string | null;
  origin: string;
}

/** Asks whether somebody wants the newsletter; carries nothing that was typed, because the address may be a stranger's. */
export function confirmMail(data: { language: Locale; url: string; origin: string }): RenderedMail {
  const { language, url } = data;
  const options = { locale: language };
  const content: MailContent = {
    subject: m.mail_newsletter_confirm_subject({}, options),
    title: m.mail_newsletter_confirm_title({}, options),
    preheader: m.mail_newsletter_confirm_preheader({}, options),
    greeting: greetingTo(null, language),
    blocks: [
      { kind: 'paragraph', text: m.mail_newsletter_confirm_intro({}, options) },
      { kind: 'button', label: m.mail_newsletter_confirm_button({}, options), url },
      { kind: 'note', text: m.mail_newsletter_confirm_note({}, options) },
    ],
  };
  return rendered(content, frameOf(data, m.mail_footer_newsletter_asked({}, options)));
}

/** An issue: the opening, its articles, the way to leave. */
export function issueMail(data: IssueMailData): RenderedMail {
  const { language, subject, opening, articles, leaveAddress, origin } = data;
  const options = { locale: language };
  const blocks: Block[] = [
    ...plainLines(opening)
      .filter((line) => line !== '')
      .map((text) => ({ kind: 'paragraph', text }) as const),
    ...articles.map(
      ({ slug, title, description, picture }) =>
        ({
          kind: 'story',
          title,
          text: description,
          label: m.mail_newsletter_read({}, options),
          url: origin + pathInLocale(`/read/${slug}`, language),
          picture: origin + picture,
        }) as const,
    ),
    ...(leaveAddress === null
      ? []
      : [{ kind: 'link', label: m.mail_newsletter_leave({}, options), url: leaveAddress } as const]),
  ];
  const content: MailContent = {
    subject,
    title: subject,
    preheader: articles[0]?.title ?? plainLine(opening).slice(0, 120),
    greeting: greetingTo(null, language),
    blocks,
  };
  const footer =
    leaveAddress === null
      ? m.mail_footer_newsletter_test({}, options)
      : m.mail_footer_newsletter({}, options);
  return {
    ...rendered(content, frameOf(data, footer)),
    ...(leaveAddress !== null && { leaveAddress }),
  };
}

const frameOf = ({ language, origin }: { language: Locale; origin: string }, footer: string): MailFrame => ({
  language,
  senderName: 'Radura',
  colour: RADURA_BAND,
  logo: null,
  goodbye: goodbyeOf('Radura', language),
  footer,
  origin,
});

const rendered = (content: MailContent, frame: MailFrame): RenderedMail => ({
  subject: plainLine(content.subject),
  text: toText(content, frame),
  html: toHtml(content, frame),
  replyTo: null,
  attachments: [],
});
