import type { Work } from '#server/kernel/work.ts';
import { notificationsTables } from './tables.ts';

/** Which of some send keys are in the outbox, whatever became of their mails. */
export async function knownSendKeys(work: Work, keys: readonly string[]): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const rows = await notificationsTables(work)
    .selectFrom('mails')
    .select('send_key as key')
    .where('send_key', 'in', [...keys])
    .execute();
  return new Set(rows.map(({ key }) => key));
}
