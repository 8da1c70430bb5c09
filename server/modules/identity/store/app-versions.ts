import type { AppSystem } from '#contracts/client-version.ts';
import type { Work } from '#server/kernel/work.ts';
import { identityTables } from './tables.ts';

/** Versions of a program of ours. */
export interface AppVersion {
  os: AppSystem;
  current: string;
  /** An older one cannot sign in. */
  minimum: string;
  storeAddress: string | null;
}

const COLUMNS = ['os', 'current', 'minimum', 'store_address as storeAddress'] as const;

/** The versions on one system. */
export async function readAppVersion(work: Work, os: AppSystem): Promise<AppVersion> {
  return identityTables(work)
    .selectFrom('app_versions')
    .select(COLUMNS)
    .where('os', '=', os)
    .executeTakeFirstOrThrow();
}

/** Says which versions there are. @returns what was said before */
export async function saveAppVersion(tx: Work, to: AppVersion): Promise<AppVersion> {
  const before = await identityTables(tx)
    .selectFrom('app_versions')
    .select(COLUMNS)
    .where('os', '=', to.os)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await identityTables(tx)
    .updateTable('app_versions')
    .set({ current: to.current, minimum: to.minimum, store_address: to.storeAddress })
    .where('os', '=', to.os)
    .execute();
  return before;
}
