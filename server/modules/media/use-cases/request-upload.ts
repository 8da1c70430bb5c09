import { randomBytes } from 'node:crypto';
import { Refusal } from '#server/kernel/refusal.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { contentTypeOf, imageTypeOfEnding } from '../rules/image-type.ts';
import type { UploadFor } from '../store/uploads.ts';
import { insertUpload } from '../store/uploads.ts';

/** Time to choose, cut and send a picture over a slow line. */
export const UPLOAD_MINUTES = 15;

export interface AwaitedUpload {
  uploadId: number;
  /** Takes one HTTP PUT of the file with the type's content type; success is 200 alone. */
  presignedUrl: string;
}

/**
 * An address where a person may leave one image (specification section 7, "File upload").
 * @param fileType the file name's ending
 * @throws Refusal fileNotAccepted for any other type; tooManyRequests
 */
export async function requestImageUpload(
  work: Work,
  { storage, limits }: Deps,
  request: UploadFor & { fileType: string; mostBytes: number },
): Promise<AwaitedUpload> {
  const { fileType, mostBytes, ...uploadFor } = request;
  const type = imageTypeOfEnding(fileType);
  if (!type)
    throw new Refusal('fileNotAccepted', { inputs: [{ code: 'fileNotAccepted', affected: ['fileType'] }] });
  return requestUpload(
    work,
    { storage, limits },
    { ...uploadFor, fileType: type, contentType: contentTypeOf(type), mostBytes },
  );
}

/**
 * An address where a person may leave one file of any type, of which its module knows what to do with it.
 * @param request.fileType what it is announced as; nobody has looked into it
 * @throws Refusal tooManyRequests
 */
export async function requestUpload(
  work: Work,
  { storage, limits }: Pick<Deps, 'storage' | 'limits'>,
  request: UploadFor & { fileType: string; contentType: string; mostBytes: number },
): Promise<AwaitedUpload> {
  const { fileType, contentType, mostBytes, ...uploadFor } = request;
  // Files of chats are many and have a limit of their own
  const kind = request.purpose === 'chatFile' ? 'chat-upload' : 'upload';
  await countRequest(work, `${kind}:${request.personId}`, limits.uploadsPerPersonPerHour);
  const objectKey = `uploads/${randomBytes(20).toString('hex')}`;
  const expiresAt = new Date(work.now().getTime() + UPLOAD_MINUTES * 60_000);
  const uploadId = await insertUpload(work, { ...uploadFor, objectKey, fileType, expiresAt });
  const permit = { contentType, mostBytes, expiresAt };
  return { uploadId, presignedUrl: await storage.addressForWriting(objectKey, permit) };
}
