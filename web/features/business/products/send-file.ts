import { PART_BYTES } from '#contracts/videos.ts';
import type { Api, ApiCallOptions } from '#web/lib/api.ts';
import { ownAttemptKey } from '#web/lib/page-person.ts';
import { putFile } from '#web/lib/put-file.ts';
import type { UploadOfFile } from '#web/generated/operations.ts';
import type { OwnFileSeen } from './product-calls.ts';
import { ADD_FILE, COMPLETE_FILE, REST_OF_FILE, SET_INTRO, SET_PRODUCT_IMAGE } from './section-calls.ts';

/** Where a file goes. */
export type PlaceOfFile = { kind: 'section'; sectionId: number } | { kind: 'intro' | 'picture' };

type Wanted = {
  providerId: number;
  productId: number;
  place: PlaceOfFile;
  file: File;
  /** Files of the place that broke off. */
  waiting: readonly OwnFileSeen[];
};

type Hearing = { onProgress: (progress: number) => void; onBegun: () => void; signal: AbortSignal };

const HEAD_BYTES = 1024 * 1024;
const AT_ONCE = 3;
const TRIES = 4;
/** A bucket keeps it, and nobody is shown it. */
const SENT_AS = 'application/octet-stream';

/**
 * Sends a file: small ones whole, large ones in parts, three at a time, each tried again. A file that broke off goes on with what is missing.
 * @throws ApiFailure, UploadFailure; the signal's reason when it was called off
 */
export async function sendFile(
  api: Api,
  wanted: Wanted,
  { onProgress, onBegun, signal }: Hearing,
): Promise<void> {
  const { providerId, file } = wanted;
  const headHash = await hashOf(file.slice(0, HEAD_BYTES));
  const broken = wanted.waiting.find(
    (one) => one.name === file.name && one.bytes === file.size && one.headHash === headHash,
  );
  const upload = broken
    ? (await api(REST_OF_FILE, { providerId, assetId: broken.assetId }, { signal })).fileUpload
    : await ask(api, wanted, headHash, { signal, idempotencyKey: ownAttemptKey() });
  onBegun();
  const { assetId, parts, presignedUrl } = upload;
  if (file.size <= PART_BYTES)
    await tried(signal, () =>
      putFile(presignedUrl, typed(file), { signal, onProgress: (percent) => onProgress(percent / 100) }),
    );
  else await sendParts(file, parts, { onProgress, signal });
  await api(COMPLETE_FILE, { providerId, assetId }, { signal });
}

const typed = (blob: Blob): Blob => blob.slice(0, blob.size, SENT_AS);

async function ask(
  api: Api,
  { providerId, productId, place, file }: Wanted,
  headHash: string,
  options: ApiCallOptions,
): Promise<UploadOfFile> {
  const sent = { name: file.name, bytes: file.size, headHash };
  switch (place.kind) {
    case 'section':
      return (await api(ADD_FILE, { providerId, sectionId: place.sectionId, file: sent }, options))
        .addFileToSection;
    case 'intro':
      return (await api(SET_INTRO, { providerId, productId, file: sent }, options)).setIntro;
    case 'picture':
      return (await api(SET_PRODUCT_IMAGE, { providerId, productId, file: sent }, options)).setProductImage;
  }
}

type Part = UploadOfFile['parts'][number];

async function sendParts(
  file: File,
  parts: readonly Part[],
  { onProgress, signal }: Pick<Hearing, 'onProgress' | 'signal'>,
): Promise<void> {
  const sent = new Map<number, number>();
  const missing = parts.reduce((sum, { bytes }) => sum + bytes, 0);
  const tell = (): void => {
    const now = [...sent.values()].reduce((sum, bytes) => sum + bytes, 0);
    onProgress((file.size - missing + now) / file.size);
  };
  tell();
  const waiting = [...parts];
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const { number, offset, bytes, presignedUrl } = part;
      const blob = file.slice(offset, offset + bytes, SENT_AS);
      await tried(signal, () =>
        putFile(presignedUrl, blob, {
          signal,
          onProgress(percent) {
            sent.set(number, (bytes * percent) / 100);
            tell();
          },
        }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Again after a while where the line broke. */
async function tried(signal: AbortSignal, send: () => Promise<void>): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send();
    } catch (failure) {
      if (signal.aborted || tries === TRIES) throw failure;
      await new Promise((resolve) => setTimeout(resolve, 1000 * tries));
    }
  }
}

async function hashOf(blob: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
