import type { Work } from '#server/kernel/work.ts';
import { emailTemplatesTables } from './tables.ts';

/** Notes a provider's logo, before its file. */
export async function insertLogo(work: Work, { providerId, key }: LogoOf): Promise<void> {
  await emailTemplatesTables(work)
    .insertInto('email_logos')
    .values({ provider_id: providerId, key, created_at: work.now() })
    .execute();
}

export interface LogoOf {
  providerId: number;
  key: string;
}

/** Whether the provider has this logo. */
export async function hasLogo(work: Work, { providerId, key }: LogoOf): Promise<boolean> {
  const row = await emailTemplatesTables(work)
    .selectFrom('email_logos')
    .select('key')
    .where('provider_id', '=', providerId)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
