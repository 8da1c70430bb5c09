import { sql } from 'kysely';
import type { Work } from '#server/kernel/work.ts';
import { FAREWELL_KIND } from '../rules/mail-kinds.ts';
import { notificationsTables } from './tables.ts';

/** What was written to somebody's addresses. */
export async function readMailsTo(work: Work, addresses: readonly string[]) {
  return notificationsTables(work)
    .selectFrom('mails')
    .select(['kind', 'recipient as to', 'language', 'state', 'created_at as createdAt', 'sent_at as sentAt'])
    .where(sql`lower(recipient)`, 'in', [...addresses])
    .orderBy('id')
    .execute();
}

/** What somebody wrote to Radura and to providers. */
export async function readMessagesFrom(work: Work, addresses: readonly string[]) {
  const messages = await notificationsTables(work)
    .selectFrom('contact_messages')
    .select([
      'contact_name as name',
      'contact_email as email',
      'subject',
      'contact_content as message',
      'created_at as createdAt',
    ])
    .where(sql`lower(contact_email)`, 'in', [...addresses])
    .orderBy('id')
    .execute();
  const requests = await notificationsTables(work)
    .selectFrom('provider_requests')
    .select(['provider_id as providerId', 'name', 'email', 'phone', 'message', 'created_at as createdAt'])
    .where(sql`lower(email)`, 'in', [...addresses])
    .orderBy('id')
    .execute();
  return { messages, requests };
}

/** Forgets to whom the mails went that are sent, and drops those that wait; that they were written stays. */
export async function forgetRecipients(work: Work, addresses: readonly string[]): Promise<void> {
  await notificationsTables(work)
    .updateTable('mails')
    .set({
      recipient: '',
      last_error: null,
      rendered: null,
      state: sql`case when state = 'waiting' then 'dropped' else state end`,
    })
    .where(sql`lower(recipient)`, 'in', [...addresses])
    .where('kind', '!=', FAREWELL_KIND)
    .execute();
}

export async function deleteMessagesFrom(work: Work, addresses: readonly string[]): Promise<void> {
  await notificationsTables(work)
    .deleteFrom('contact_messages')
    .where(sql`lower(contact_email)`, 'in', [...addresses])
    .execute();
  await notificationsTables(work)
    .deleteFrom('provider_requests')
    .where(sql`lower(email)`, 'in', [...addresses])
    .execute();
}

export async function deleteFeed(work: Work, personId: number): Promise<void> {
  await notificationsTables(work).deleteFrom('calendar_feeds').where('person_id', '=', personId).execute();
}
