import { LEAST_PROVIDER_PHOTO } from '#contracts/provider-photo.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import type { Api } from '#web/lib/api.ts';
import { endingOf, problemOfImage } from '#web/lib/image-file.ts';
import { putFile } from '#web/lib/put-file.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { ADD_PHOTO, REQUEST_PHOTO, TAKE_PHOTO } from '#web/business-frame/setup/setup-calls.ts';

const PROBLEMS = {
  wrongType: m.services_picture_wrong_type,
  empty: m.services_picture_empty,
  tooLarge: m.services_picture_too_large,
};

/** Why a file cannot be a photo of a center, before it is sent; null when it can, or when only the server can tell. */
export async function problemOfPhoto(file: File, locale: Locale): Promise<string | null> {
  const problem = problemOfImage(file);
  if (problem) return PROBLEMS[problem]({ name: file.name }, { locale });
  try {
    const { width, height } = await createImageBitmap(file);
    const isTooSmall = width < LEAST_PROVIDER_PHOTO.width || height < LEAST_PROVIDER_PHOTO.height;
    return isTooSmall ? m.error_image_too_small_least(LEAST_PROVIDER_PHOTO, { locale }) : null;
  } catch {
    // Not every browser reads every image; the server looks at it in any case.
    return null;
  }
}

/**
 * Sends a photo and hangs it up on the center's page.
 * @param onProgress hears from 0 to 1 how much of it is sent
 * @throws ApiFailure, UploadFailure
 */
export async function sendPhoto(
  api: Api,
  { providerId, file }: { providerId: number; file: File },
  onProgress: (progress: number) => void,
): Promise<void> {
  const { requestProviderPhotoUpload: upload } = await api(REQUEST_PHOTO, {
    providerId,
    fileType: endingOf(file),
  });
  const { signal } = new AbortController();
  await putFile(upload.presignedUrl, file, { onProgress: (percent) => onProgress(percent / 100), signal });
  const { takeProviderPhoto: key } = await api(TAKE_PHOTO, { providerId, uploadId: upload.uploadId });
  await api(ADD_PHOTO, { providerId, key }, { idempotencyKey: ownAttemptKey() });
}
