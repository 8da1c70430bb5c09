import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { UploadOfPerson } from '../store/uploads.ts';
import { deleteAwaited, findAwaitedUpload } from '../store/uploads.ts';

/**
 * Hands what a person uploaded over to the caller as it lies in the storage: their own, in time and once. From now on it is the caller's to remove
 * (`removeFilesLater`). Joins the caller's transaction; nothing of the file is read.
 * @returns the file's key, and the type that was announced
 * @throws Refusal fileNotAccepted also when nothing was uploaded yet, which may still follow, and for a file that is too large
 */
export async function keepUpload(
  work: Work,
  { storage }: Pick<Deps, 'storage'>,
  upload: UploadOfPerson & { mostBytes: number },
): Promise<{ objectKey: string; fileType: string }> {
  const awaited = await findAwaitedUpload(work, upload);
  const bytes = awaited && (await storage.sizeOf(awaited.objectKey));
  if (!awaited || bytes === null || bytes > upload.mostBytes) throw new Refusal('fileNotAccepted');
  if (!(await deleteAwaited(work, upload.uploadId))) throw new Refusal('fileNotAccepted');
  return awaited;
}
