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

/** A message as administrators see it. */
export interface SeenContactMessage extends ContactMessage {
  id: number;
  createdAt: Date;
  /** null: it waits. */
  answeredAt: Date | null;
}

/** One page of the messages, the latest first. @param of.isWaiting only those that nobody has answered */
export async function listContactMessages(
  work: Work,
  { isWaiting, limit, offset }: { isWaiting: boolean; limit: number; offset: number },
): Promise<{ items: SeenContactMessage[]; total: number }> {
  const rows = await notificationsTables(work)
    .selectFrom('contact_messages')
    .select((eb) => [
      'id',
      'contact_name as name',
      'contact_email as email',
      'subject',
      'contact_content as content',
      'is_demo_request as isDemoRequest',
      'created_at as createdAt',
      'answered_at as answeredAt',
      eb.fn.countAll<number>().over().as('total'),
    ])
    .$if(isWaiting, (query) => query.where('answered_at', 'is', null))
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    items: rows.map(({ total: _all, ...message }) => message),
    total: Number(rows[0]?.total ?? 0),
  };
}

/** Marks a message answered, or waiting again. @returns whether there is such a message */
export async function markContactMessage(work: Work, id: number, isAnswered: boolean): Promise<boolean> {
  const row = await notificationsTables(work)
    .updateTable('contact_messages')
    .set({ answered_at: isAnswered ? work.now() : null })
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteContactMessagesBefore(work: Work, before: Date): Promise<void> {
  await notificationsTables(work).deleteFrom('contact_messages').where('created_at', '<', before).execute();
}
