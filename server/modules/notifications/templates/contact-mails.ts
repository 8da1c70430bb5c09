import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { ContactMailKind } from '../rules/mail-kinds.ts';
import { plainLine } from '../rules/plain-line.ts';
import type { ContactMessage } from '#contracts/validation/contact-message.ts';
import type { RenderedMail } from './mail-content.ts';
import { rowsOf } from './mail-content.ts';
import type { MailContent, MailFrame } from './mail-content.ts';
import { RADURA_BAND } from './palette.ts';
import { goodbyeOf, greetingTo } from './reservation-parts.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** A mail about a message of the contact form: to whoever wrote it, or the message to whoever answers. */
export function contactMail(
  kind: ContactMailKind,
  message: ContactMessage,
  language: Locale,
  origin: string,
): RenderedMail {
  const options = { locale: language };
  const isForUs = kind === 'contact-message';
  const content = WRITERS[kind](message, language);
  const frame: MailFrame = {
    language,
    senderName: 'Radura',
    colour: RADURA_BAND,
    logo: null,
    goodbye: goodbyeOf('Radura', language),
    footer: isForUs ? m.mail_footer_team({}, options) : m.mail_footer_contact({}, options),
    origin,
  };
  return {
    subject: plainLine(content.subject),
    text: toText(content, frame),
    html: toHtml(content, frame),
    replyTo: isForUs ? message.email : null,
    attachments: [],
  };
}

const WRITERS: Record<ContactMailKind, (message: ContactMessage, language: Locale) => MailContent> = {
  'contact-copy': copyFor,
  'contact-received': acknowledgement,
  'contact-message': messageForUs,
};

function copyFor(message: ContactMessage, language: Locale): MailContent {
  const options = { locale: language };
  return {
    ...acknowledgement(message, language),
    greeting: greetingTo(message.name, language),
    blocks: [
      { kind: 'paragraph', text: m.mail_contact_copy_intro({}, options) },
      { kind: 'quote', text: `${message.subject}\n\n${message.content}` },
      { kind: 'note', text: m.mail_contact_copy_note({}, options) },
    ],
  };
}

/** Carries nothing that was typed, not even the name: the address may be a stranger's. */
function acknowledgement(_message: ContactMessage, language: Locale): MailContent {
  const options = { locale: language };
  return {
    subject: m.mail_contact_copy_subject({}, options),
    title: m.mail_contact_copy_title({}, options),
    preheader: m.mail_contact_copy_preheader({}, options),
    greeting: greetingTo(null, language),
    blocks: [
      { kind: 'paragraph', text: m.mail_contact_received_intro({}, options) },
      { kind: 'note', text: m.mail_contact_copy_note({}, options) },
    ],
  };
}

function messageForUs(message: ContactMessage, language: Locale): MailContent {
  const options = { locale: language };
  const { name, email, subject, content, isDemoRequest } = message;
  return {
    subject: isDemoRequest
      ? m.mail_contact_demo_subject({ subject }, options)
      : m.mail_contact_message_subject({ subject }, options),
    title: m.mail_contact_message_title({}, options),
    preheader: m.mail_contact_message_preheader({ name }, options),
    greeting: m.mail_greeting({}, options),
    blocks: [
      {
        kind: 'facts',
        rows: rowsOf(
          [m.mail_label_name({}, options), name],
          [m.mail_label_email({}, options), email],
          [m.mail_label_subject({}, options), subject],
        ),
      },
      { kind: 'quote', text: content },
    ],
  };
}
