import type { Work } from '#server/kernel/work.ts';
import type { ContactMessage } from '#contracts/validation/contact-message.ts';
import { notificationsTables } from './tables.ts';

/** @returns its id */
export async function insertContactMessage(work: Work, message: ContactMessage): Promise<number> {
  const { id } = await notificationsTables(work)
    .insertInto('contact_messages')
    .values({
      contact_name: message.name,
      contact_email: message.email,
      subject: message.subject,
      contact_content: message.content,
      is_demo_request: message.isDemoRequest,
      created_at: work.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findContactMessage(work: Work, id: number): Promise<ContactMessage | null> {
  const row = await notificationsTables(work)
    .selectFrom('contact_messages')
    .select([
      'contact_name as name',
      'contact_email as email',
      'subject',
      'contact_content as content',
      'is_demo_request as isDemoRequest',
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
