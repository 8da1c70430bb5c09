import type { ChatMailWishes, ChatSettingsForm, WhoMayWrite } from '#contracts/validation/chat.ts';
import type { Work } from '#server/kernel/work.ts';
import { chatTables } from './tables.ts';

/** What a center says of its chats; null: nothing yet. */
export async function readChatSettings(
  work: Work,
  providerId: number,
  { forChange = false } = {},
): Promise<(ChatSettingsForm & { version: number }) | null> {
  const row = await chatTables(work)
    .selectFrom('chat_settings')
    .select(['who_may_write as whoMayWrite', 'mails_desk as mailsDesk', 'version'])
    .where('provider_id', '=', providerId)
    .$if(forChange, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** Who may begin a chat, of those centers that have said so. */
export async function readWhoMayWrite(
  work: Work,
  providerIds: readonly number[],
): Promise<Map<number, WhoMayWrite>> {
  if (providerIds.length === 0) return new Map();
  const rows = await chatTables(work)
    .selectFrom('chat_settings')
    .select(['provider_id', 'who_may_write'])
    .where('provider_id', 'in', providerIds)
    .execute();
  return new Map(rows.map((row) => [row.provider_id, row.who_may_write]));
}

/** Writes it over; each time with the next version. */
export async function writeChatSettings(
  work: Work,
  providerId: number,
  { whoMayWrite, mailsDesk }: ChatSettingsForm,
  version: number,
): Promise<void> {
  const settings = { who_may_write: whoMayWrite, mails_desk: mailsDesk, version };
  await chatTables(work)
    .insertInto('chat_settings')
    .values({ provider_id: providerId, ...settings })
    .onConflict((conflict) => conflict.column('provider_id').doUpdateSet(settings))
    .execute();
}

/** What somebody chose to be mailed; null: nothing yet. */
export async function readMailWishes(work: Work, personId: number): Promise<ChatMailWishes | null> {
  const row = await chatTables(work)
    .selectFrom('chat_mail_wishes')
    .select(['mails', 'at_night as atNight'])
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row ?? null;
}

/** Writes it over. */
export async function writeMailWishes(
  work: Work,
  personId: number,
  { mails, atNight }: ChatMailWishes,
): Promise<void> {
  const wishes = { mails, at_night: atNight };
  await chatTables(work)
    .insertInto('chat_mail_wishes')
    .values({ person_id: personId, ...wishes })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(wishes))
    .execute();
}

export async function deleteMailWishesOf(work: Work, personId: number): Promise<void> {
  await chatTables(work).deleteFrom('chat_mail_wishes').where('person_id', '=', personId).execute();
}
