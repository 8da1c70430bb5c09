import type { Locale } from '#contracts/languages.ts';
import type { MailAttachment } from '#server/adapters/mail/port.ts';

/** One piece of a mail, as plain text: how it looks and how it is escaped is the renderers' business alone. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | MomentBlock
  | { kind: 'facts'; rows: readonly Row[] }
  /** Figures, right-aligned; the last row is the sum. */
  | { kind: 'sum'; rows: readonly Row[] }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'note'; text: string }
  /** To be typed on the screen where it was asked for. */
  | { kind: 'digits'; label: string; digits: string }
  /** Something to read elsewhere. */
  | { kind: 'story'; title: string; text: string; label: string; url: string; picture: string }
  /** An address that few go to. */
  | { kind: 'link'; label: string; url: string }
  /** Somebody's own words, line by line. */
  | { kind: 'quote'; text: string };

/** The appointment, large: the first thing somebody looks for. */
export interface MomentBlock {
  kind: 'moment';
  weekday: string;
  date: string;
  time: string;
  zone: string;
  /** Struck through: it no longer takes place. */
  isOff?: boolean;
}

export interface Row {
  label: string;
  value: string;
}

/** What one mail says. */
export interface MailContent {
  subject: string;
  title: string;
  /** What a mail program shows beside the subject. */
  preheader: string;
  greeting: string;
  blocks: readonly Block[];
}

/** What stands around it: header, goodbye and footer (specification section 2). */
export interface MailFrame {
  language: Locale;
  /** Whose mail it is: the provider, or Radura itself. */
  senderName: string;
  /** `#rrggbb` of the band above the header. */
  colour: string;
  /** An https address, or null for the name in mails. */
  logo: string | null;
  goodbye: string;
  /** Why the reader receives this. */
  footer: string;
  /** A provider's own words above that, a line each. */
  ownFooter?: readonly string[];
  /** The address of the product, without a trailing slash. */
  origin: string;
}

/** A mail as it can be handed to the mail service or kept for the development mailbox. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  replyTo: string | null;
  /** Where mail programs take the reader off the list with one click (RFC 8058). */
  leaveAddress?: string;
  attachments: readonly MailAttachment[];
}

/** Rows whose value is known. */
export function rowsOf(...rows: (readonly [label: string, value: string | null])[]): Row[] {
  return rows.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }]));
}
