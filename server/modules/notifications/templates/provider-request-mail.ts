import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { ProviderRequest } from '#contracts/validation/provider-request.ts';
import { plainLine } from '../rules/plain-line.ts';
import type { MailContent, MailFrame, RenderedMail } from './mail-content.ts';
import { rowsOf } from './mail-content.ts';
import { RADURA_BAND } from './palette.ts';
import { goodbyeOf } from './reservation-parts.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** Somebody's request, to the provider; answering it writes to whoever asked (specification section 2). */
export function providerRequestMail(
  request: ProviderRequest,
  { providerName, language, origin }: { providerName: string; language: Locale; origin: string },
): RenderedMail {
  const options = { locale: language };
  const content = contentOf(request, providerName, language);
  const frame: MailFrame = {
    language,
    senderName: 'Radura',
    colour: RADURA_BAND,
    logo: null,
    goodbye: goodbyeOf('Radura', language),
    footer: m.mail_footer_request({ provider: providerName }, options),
    origin,
  };
  return {
    subject: plainLine(content.subject),
    text: toText(content, frame),
    html: toHtml(content, frame),
    replyTo: request.email,
    attachments: [],
  };
}

function contentOf(request: ProviderRequest, provider: string, language: Locale): MailContent {
  const options = { locale: language };
  const { name, email, phone, message } = request;
  return {
    subject: m.mail_request_subject({ name }, options),
    title: m.mail_request_title({}, options),
    preheader: m.mail_request_preheader({ name }, options),
    greeting: m.mail_greeting({}, options),
    blocks: [
      { kind: 'paragraph', text: m.mail_request_intro({ provider }, options) },
      {
        kind: 'facts',
        rows: rowsOf(
          [m.mail_label_name({}, options), name],
          [m.mail_label_email({}, options), email],
          [m.mail_label_phone({}, options), phone],
        ),
      },
      { kind: 'quote', text: message },
      { kind: 'note', text: m.mail_request_reply({ name }, options) },
    ],
  };
}
