import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { notificationsTables } from './tables.ts';

/** A line of the development mailbox. */
export interface MailboxEntry {
  id: number;
  kind: string;
  recipient: string;
  language: string;
  state: string;
  createdAt: Date;
  /** null until it has been written. */
  subject: string | null;
}

export interface MailInMailbox extends MailboxEntry {
  messageId: string | null;
  lastError: string | null;
  rendered: RenderedMail | null;
}

/** The newest first. */
export async function listMails(
  work: Work,
  page: { offset: number; limit: number },
): Promise<MailboxEntry[]> {
  return notificationsTables(work)
    .selectFrom('mails')
    .select([
      'id',
      'kind',
      'recipient',
      'language',
      'state',
      'created_at as createdAt',
      sql<string | null>`rendered ->> 'subject'`.as('subject'),
    ])
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
}

export async function countMails(work: Work): Promise<number> {
  const { count } = await notificationsTables(work)
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function findMail(work: Work, id: number): Promise<MailInMailbox | null> {
  const row = await notificationsTables(work)
    .selectFrom('mails')
    .select([
      'id',
      'kind',
      'recipient',
      'language',
      'state',
      'rendered',
      'created_at as createdAt',
      'message_id as messageId',
      'last_error as lastError',
      sql<string | null>`rendered ->> 'subject'`.as('subject'),
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  // Only `markSent` writes the column, with this shape.
  return row ? { ...row, rendered: row.rendered as unknown as RenderedMail | null } : null;
}
