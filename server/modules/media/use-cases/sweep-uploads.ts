import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { deleteUploads, listUploadsBefore } from '../store/uploads.ts';
import { UPLOAD_MINUTES } from './request-upload.ts';

const AT_ONCE = 500;

/**
 * Forgets uploads whose addresses have died, with whatever lies under their keys: what was never handed in, and what
 * somebody wrote again to an address that S3 still took.
 */
export async function sweepUploads(work: Work, { storage }: Deps): Promise<void> {
  const before = new Date(work.now().getTime() - UPLOAD_MINUTES * 60_000);
  for (;;) {
    const uploads = await listUploadsBefore(work, before, AT_ONCE);
    if (uploads.length === 0) break;
    for (const { objectKey } of uploads) await storage.delete(objectKey);
    await deleteUploads(
      work,
      uploads.map(({ id }) => id),
    );
  }
  await storage.endpoint?.dropUnfinished();
}
