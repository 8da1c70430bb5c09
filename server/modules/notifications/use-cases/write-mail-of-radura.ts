import type { Locale } from '#contracts/languages.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import {
  articlesOfIssue,
  newsletterAddress,
  readEntry,
  readIssue,
} from '#server/modules/newsletter/index.ts';
import type { ChatMailKind, ContactMailKind, NewsletterMailKind } from '../rules/mail-kinds.ts';
import { isChatMailKind, isContactMailKind } from '../rules/mail-kinds.ts';
import { findContactMessage } from '../store/contact-messages.ts';
import { contactMail } from '../templates/contact-mails.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { writeChatMail } from './write-chat-mail.ts';
import { confirmMail, issueMail } from '../templates/newsletter-mails.ts';

interface MailOfRadura<Kind> {
  kind: Kind;
  subjectId: number;
  recipient: string;
  language: Locale;
  details: unknown;
}

/** Writes a mail that Radura sends of its own accord, or answers a visitor with. @returns null when what it would tell is no longer true */
export async function writeMailOfRadura(
  work: Work,
  deps: Pick<Deps, 'links' | 'origin'>,
  mail: MailOfRadura<ContactMailKind | NewsletterMailKind | ChatMailKind>,
): Promise<RenderedMail | null> {
  const { kind, subjectId, language } = mail;
  if (isContactMailKind(kind)) {
    const message = await findContactMessage(work, subjectId);
    return message && contactMail(kind, message, language, deps.origin);
  }
  if (isChatMailKind(kind)) return writeChatMail(work, deps, { ...mail, kind });
  return kind === 'newsletter-confirm' ? writeConfirmation(work, deps, mail) : writeIssue(work, deps, mail);
}

async function writeConfirmation(
  work: Work,
  deps: Pick<Deps, 'links' | 'origin'>,
  { subjectId: entryId, recipient, language }: MailOfRadura<unknown>,
): Promise<RenderedMail | null> {
  const entry = await readEntry(work, entryId);
  if (entry?.state !== 'waiting' || entry.email !== recipient) return null;
  const url = newsletterAddress(deps, { purpose: 'confirm', entryId, language });
  return confirmMail({ language, url, origin: deps.origin });
}

/** Whoever left since it was queued gets nothing. */
async function writeIssue(
  work: Work,
  deps: Pick<Deps, 'links' | 'origin'>,
  { subjectId, recipient, language, details }: MailOfRadura<unknown>,
): Promise<RenderedMail | null> {
  // Only this module writes the column
  const { entryId } = details as { entryId?: number };
  const entry = entryId === undefined ? null : await readEntry(work, entryId);
  if (entryId !== undefined && (entry?.state !== 'confirmed' || entry.email !== recipient)) return null;
  const issue = await readIssue(work, subjectId);
  if (!issue) return null;
  return issueMail({
    language,
    subject: issue.subject,
    opening: issue.opening,
    articles: await articlesOfIssue(work, issue),
    leaveAddress:
      entryId === undefined ? null : newsletterAddress(deps, { purpose: 'leave', entryId, language }),
    origin: deps.origin,
  });
}
