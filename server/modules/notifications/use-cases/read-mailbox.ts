import type { Work } from '#server/kernel/work.ts';
import type { MailboxEntry, MailInMailbox } from '../store/mailbox.ts';
import { countMails, findMail, listMails } from '../store/mailbox.ts';

export type { MailboxEntry, MailInMailbox } from '../store/mailbox.ts';

const PER_PAGE = 20;

export interface MailboxPage {
  entries: MailboxEntry[];
  /** From 1. */
  page: number;
  pages: number;
}

/** One page of the development mailbox, the newest first; a page beyond the last is the last. */
export async function readMailbox(work: Work, wanted: number): Promise<MailboxPage> {
  const pages = Math.max(1, Math.ceil((await countMails(work)) / PER_PAGE));
  const page = Math.min(Math.max(1, wanted), pages);
  return { entries: await listMails(work, { offset: (page - 1) * PER_PAGE, limit: PER_PAGE }), page, pages };
}

/** @returns null when there is no such mail */
export async function readMailInMailbox(work: Work, id: number): Promise<MailInMailbox | null> {
  return findMail(work, id);
}
