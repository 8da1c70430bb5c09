import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { Clock } from '#server/kernel/clock.ts';
import type { Secrets } from '#server/kernel/secrets.ts';
import { FolderStorage } from './folder-storage.ts';
import type { ObjectStorage } from './port.ts';
import { S3Storage } from './s3-storage.ts';
import { SignedAddresses } from './signed-addresses.ts';

/** The configured bucket, or else a folder beside the other local data. */
export function chooseObjectStorage(
  config: Config,
  { clock, secrets, origin }: { clock: Clock; secrets: Secrets; origin: string },
): ObjectStorage {
  if (config.s3) return new S3Storage(config.s3, clock);
  const addresses = new SignedAddresses({ origin, signingKey: secrets.keyFor('file-addresses'), clock });
  return new FolderStorage(join(config.dataFolder, 'files'), addresses);
}
