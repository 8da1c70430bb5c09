import { randomBytes } from 'node:crypto';
import { LEAST_BLOG_PICTURE } from '#contracts/blog.ts';
import { LARGEST_IMAGE_BYTES } from '#contracts/uploaded-image.ts';
import { expectAdmin } from '#server/modules/authority/index.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { makeOriginal, requestImageUpload, takeUpload } from '#server/modules/media/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { findPicture, insertPicture } from '../store/pictures.ts';

type Asking = Pick<RequestContext, 'work' | 'deps' | 'actor'>;

const UPLOAD = { purpose: 'blogPicture', mostBytes: LARGEST_IMAGE_BYTES } as const;

/** Where the largest size of a picture is found; the others lie beside it. */
export const picturePath = (id: number): string => `/media/blog/${id}/large.webp`;

/** An address to upload a picture to. @throws Refusal as `expectAdmin`; fileNotAccepted; tooManyRequests */
export async function requestBlogPicture(
  { work, deps, actor }: Asking,
  fileType: string,
): Promise<AwaitedUpload> {
  const { personId } = expectAdmin(work, actor, 'changeAuthors');
  return requestImageUpload(work, deps, { ...UPLOAD, personId, fileType });
}

/**
 * Makes an uploaded image a picture of the blog.
 * @returns its path
 * @throws Refusal as `expectAdmin`; fileNotAccepted when the upload is not theirs, too late, used, or no image we take; imageTooSmall
 */
export async function takeBlogPicture({ work, deps, actor }: Asking, uploadId: number): Promise<string> {
  const { personId } = expectAdmin(work, actor, 'changeAuthors');
  const { content, fileType } = await takeUpload(work, deps, { ...UPLOAD, personId, uploadId });
  const { webp } = await makeOriginal(content, fileType, LEAST_BLOG_PICTURE);
  const objectKey = `blog/${randomBytes(20).toString('hex')}.webp`;
  const id = await insertPicture(work, objectKey);
  await deps.storage.write(objectKey, webp);
  return picturePath(id);
}

/** A picture that is said to be an uploaded one is there. @throws Refusal invalidInput */
export async function expectPicture(tx: Work, path: string | null): Promise<void> {
  const said = path === null ? null : /^\/media\/blog\/(.*)\/large\.webp$/.exec(path)?.[1];
  if (said === null || said === undefined) return;
  const isThere = /^[1-9]\d{0,14}$/.test(said) && (await findPicture(tx, Number(said))) !== null;
  if (!isThere) throw new Refusal('invalidInput', { affected: ['picture'] });
}
