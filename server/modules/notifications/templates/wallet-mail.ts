import { formatMoney } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import { m } from '#contracts/texts/messages.js';
import type { ProviderContact } from '#server/modules/providers/index.ts';
import { plainLine } from '../rules/plain-line.ts';
import type { MailContent, MailFrame, RenderedMail } from './mail-content.ts';
import { bandColour } from './palette.ts';
import { goodbyeOf, greetingTo } from './reservation-parts.ts';
import { toHtml } from './to-html.ts';
import { toText } from './to-text.ts';

/** What the mail about a top-up is written from, in cents. */
export interface WalletMailData {
  amountCents: number;
  balanceCents: number;
  provider: ProviderContact;
  firstname: string | null;
  language: Locale;
  links: { origin: string; mine: string };
}

/** Writes the mail to who has topped their wallet up online. */
export function walletMail(data: WalletMailData): RenderedMail {
  const { amountCents, balanceCents, provider, firstname, language, links } = data;
  const options = { locale: language };
  const said = { amount: formatMoney(amountCents), provider: provider.name };
  const intro = m.mail_wallet_topped_up_intro(said, options);
  const content: MailContent = {
    subject: m.mail_wallet_topped_up_subject(said, options),
    title: m.mail_wallet_topped_up_title({}, options),
    preheader: intro,
    greeting: greetingTo(firstname, language),
    blocks: [
      { kind: 'paragraph', text: intro },
      {
        kind: 'facts',
        rows: [
          { label: m.mail_wallet_amount({}, options), value: formatMoney(amountCents) },
          { label: m.mail_wallet_balance({}, options), value: formatMoney(balanceCents) },
        ],
      },
      { kind: 'button', label: m.mail_wallet_see({}, options), url: links.mine },
      { kind: 'note', text: m.mail_wallet_how({ provider: provider.name }, options) },
    ],
  };
  const frame: MailFrame = {
    language,
    senderName: provider.name,
    colour: bandColour(null),
    logo: null,
    goodbye: goodbyeOf(provider.name, language),
    footer: m.mail_footer_wallet({ provider: provider.name }, options),
    origin: links.origin,
  };
  return {
    subject: plainLine(content.subject),
    text: toText(content, frame),
    html: toHtml(content, frame),
    replyTo: provider.email,
    attachments: [],
  };
}
