import type { Deps } from '#server/kernel/deps.ts';
import { isPictureSize } from '#server/modules/media/index.ts';
import { isPictureKey, servicePictureFile } from '../../rules/service-picture.ts';

/**
 * A service's picture by what its address says, for whoever knows the address.
 * @param of.file size and ending, `medium.webp`
 * @returns WebP; null when there is no such picture
 */
export async function readServicePicture(
  storage: Deps['storage'],
  { providerId, key, file }: { providerId: number; key: string; file: string },
): Promise<Buffer | null> {
  const size = file.replace(/\.webp$/, '');
  if (!file.endsWith('.webp') || !isPictureSize(size) || !isPictureKey(key)) return null;
  return storage.read(servicePictureFile(providerId, key, size));
}
