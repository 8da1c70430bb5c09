import { FileTooLarge } from '#server/adapters/object-storage/port.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { UploadOfPerson } from '../store/uploads.ts';
import { findAwaitedUpload, markHandedIn } from '../store/uploads.ts';

/**
 * Takes over what a person uploaded: their own, in time and once, whether it will be accepted or not. The uploaded file
 * itself is removed; what is made of it is kept elsewhere.
 * @returns the bytes as they came, and the type that was announced; neither is checked yet
 * @throws Refusal fileNotAccepted also when nothing was uploaded yet, which may still follow
 */
export async function takeUpload(
  work: Work,
  { storage }: Deps,
  upload: UploadOfPerson & { mostBytes: number },
): Promise<{ content: Buffer; fileType: string }> {
  const awaited = await findAwaitedUpload(work, upload);
  if (!awaited || (await storage.sizeOf(awaited.objectKey)) === null) throw new Refusal('fileNotAccepted');
  if (!(await markHandedIn(work, upload.uploadId))) throw new Refusal('fileNotAccepted');
  try {
    const content = await storage.read(awaited.objectKey, upload.mostBytes);
    if (!content) throw new Refusal('fileNotAccepted');
    return { content, fileType: awaited.fileType };
  } catch (error) {
    throw error instanceof FileTooLarge ? new Refusal('fileNotAccepted') : error;
  } finally {
    await storage.delete(awaited.objectKey);
  }
}
