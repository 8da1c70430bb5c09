import type { Work } from '#server/kernel/work.ts';
import { countsNowhereBefore } from '../rules/desk-day.ts';
import { identityTables } from './tables.ts';

const DAY = 24 * 3_600_000;

export async function deleteOldSteps(work: Work): Promise<void> {
  const monthAgo = new Date(work.now().getTime() - 30 * DAY);
  const yearAgo = new Date(work.now().getTime() - 365 * DAY);
  const tables = identityTables(work);
  await tables
    .deleteFrom('device_people')
    .where('signed_in_at', '<=', countsNowhereBefore(work.now()))
    .execute();
  await tables.deleteFrom('login_sessions').where('idle_until', '<', monthAgo).execute();
  await tables.deleteFrom('log_in_codes').where('expires_at', '<', monthAgo).execute();
  await tables.deleteFrom('known_addresses').where('last_used_at', '<', yearAgo).execute();
}
