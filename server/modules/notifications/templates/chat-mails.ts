import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import { plainLine } from '../rules/plain-line.ts';
import type { Block, MailContent, MailFrame, RenderedMail } from './mail-content.ts';
import { RADURA_BAND } from './palette.ts';
import { goodbyeOf } from './reservation-parts.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** What a mail about unread messages tells: with whom and how many, never what they say. */
export interface UnreadMailData {
  chats: readonly { name: string; count: number }[];
  language: Locale;
  origin: string;
  /** Where they are read. */
  places: readonly { isAtWork: boolean; url: string }[];
  /** Where mails are chosen, and where a person ends them; null for the address of a center. */
  footer: { settings: string; stop: string | null };
}

/** So many chats are named; of the others the number is. */
const MOST_NAMED = 10;

/** Somebody has not read everything in their chats. */
export function unreadMail(data: UnreadMailData): RenderedMail {
  const { language, origin, footer } = data;
  const content = contentOf(data);
  const { settings: address, stop } = footer;
  const frame: MailFrame = {
    language,
    senderName: 'Radura',
    colour: RADURA_BAND,
    logo: null,
    goodbye: goodbyeOf('Radura', language),
    footer:
      stop === null
        ? m.mail_unread_footer_desk({ address }, { locale: language })
        : m.mail_unread_footer({ address, stop }, { locale: language }),
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

function contentOf({ chats, language, places }: UnreadMailData): MailContent {
  const options = { locale: language };
  const count = chats.reduce((sum, chat) => sum + chat.count, 0);
  const [first] = chats;
  const isOne = count === 1;
  const who = chats.length === 1 && first ? nameOf(first.name, language) : null;
  const words = isOne ? m.mail_unread_count_one({}, options) : m.mail_unread_count({ count }, options);
  return {
    subject: who === null ? words : m.mail_unread_subject({ words, name: who }, options),
    title: words,
    preheader: m.mail_unread_preheader({}, options),
    greeting: m.mail_greeting({}, options),
    blocks: [
      { kind: 'paragraph', text: m.mail_unread_intro({}, options) },
      {
        kind: 'facts',
        rows: chats.slice(0, MOST_NAMED).map((chat) => ({
          label: nameOf(chat.name, language),
          value:
            chat.count === 1
              ? m.mail_unread_row_one({}, options)
              : m.mail_unread_row({ count: chat.count }, options),
        })),
      },
      ...restOf(chats.length - MOST_NAMED, language),
      ...places.map(({ isAtWork, url }): Block => {
        const label = isAtWork ? m.mail_unread_open_work({}, options) : m.mail_unread_open({}, options);
        return { kind: 'button', label, url };
      }),
    ],
  };
}

function restOf(count: number, language: Locale): Block[] {
  if (count <= 0) return [];
  const options = { locale: language };
  const text = count === 1 ? m.mail_unread_more_one({}, options) : m.mail_unread_more({ count }, options);
  return [{ kind: 'paragraph', text }];
}

const nameOf = (name: string, language: Locale): string =>
  name === '' ? m.chat_gone({}, { locale: language }) : name;
