import { randomBytes } from 'node:crypto';
import { LARGEST_IMAGE_BYTES } from '#contracts/uploaded-image.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { makeLogo, requestImageUpload, takeUpload } from '#server/modules/media/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { logoFile, logoKeyIn, logoPath } from '../rules/logo-path.ts';
import { hasLogo, insertLogo } from '../store/logos.ts';

type Asking = Pick<RequestContext, 'work' | 'deps' | 'actor'>;

const UPLOAD = { purpose: 'emailLogo', mostBytes: LARGEST_IMAGE_BYTES } as const;

/** An address to upload a logo to. @throws Refusal as `expectMay`; fileNotAccepted; tooManyRequests */
export async function requestEmailLogo(
  { work, deps, actor }: Asking,
  of: { providerId: number; fileType: string },
): Promise<AwaitedUpload> {
  const { personId } = await expectMay(work, actor, of.providerId, 'changeEmailTemplates');
  return requestImageUpload(work, deps, { ...UPLOAD, personId, ...of });
}

/**
 * Makes an uploaded image a logo for mails; none shows it before a template with it is saved.
 * @returns its path
 * @throws Refusal as `expectMay`; fileNotAccepted when the upload is not theirs, too late, used, or no image we take
 */
export async function takeEmailLogo(
  { work, deps, actor }: Asking,
  of: { providerId: number; uploadId: number },
): Promise<string> {
  const { personId } = await expectMay(work, actor, of.providerId, 'changeEmailTemplates');
  const { content, fileType } = await takeUpload(work, deps, { ...UPLOAD, personId, ...of });
  const png = await makeLogo(content, fileType);
  const key = randomBytes(20).toString('hex');
  await insertLogo(work, { providerId: of.providerId, key });
  await deps.storage.write(logoFile(key), png);
  return logoPath(key);
}

/** The path may be saved: it is a logo of the provider's own. @throws Refusal invalidInput */
export async function expectOwnLogo(tx: Work, providerId: number, path: string | null): Promise<void> {
  const key = logoKeyIn(path);
  if (key !== null && !(await hasLogo(tx, { providerId, key })))
    throw new Refusal('invalidInput', { affected: ['logo'] });
}
