import { isOlder } from '#contracts/client-version.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { readAppVersion } from '../store/app-versions.ts';
import type { Client } from './finish-sign-in.ts';

/** A program is not too old to sign somebody in. @throws Refusal notSupportedApplication */
export async function expectSupported(
  work: Work,
  { os, appVersion }: Pick<Client, 'os' | 'appVersion'>,
): Promise<void> {
  const { minimum } = await readAppVersion(work, os);
  if (isOlder(appVersion, minimum)) throw new Refusal('notSupportedApplication', { affected: ['version'] });
}
