import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLocalS3 } from '#server/adapters/object-storage/testing/open-local-s3.ts';
import { aPerson } from '#server/modules/identity/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { anImage } from './builders.ts';
import { avatarFile, publishAvatar, requestAvatarUpload } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'radura-bucket-'));
let app: TestApp;
let bucket: Awaited<ReturnType<typeof openLocalS3>>;
let personId: number;
beforeAll(async () => {
  bucket = await openLocalS3(folder);
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket.settings;
  app = await openTestApp({
    // The S3 server looks at the real time.
    now: new Date().toISOString(),
    environment: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket.settings.bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
  });
  personId = await aPerson(app.work());
  await app.database
    .insertInto('profiles')
    .values({ person_id: personId, updated_at: app.clock.now() })
    .execute();
});
afterAll(async () => {
  await app.close();
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const request = () => requestAvatarUpload(app.work(), app.deps, personId, 'jpg');
const put = async (url: string, content: Buffer) =>
  (
    await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array(content),
    })
  ).status;
const publish = (uploadId: number) => publishAvatar(app.work(), app.deps, personId, uploadId);

it('takes a picture from a bucket and leaves nothing of what was uploaded, even when it is sent again', async () => {
  const { uploadId, presignedUrl } = await request();
  const key = /uploads\/\w+/.exec(presignedUrl)?.[0] ?? '';
  expect(presignedUrl).toContain(bucket.settings.endpoint);
  expect(await put(presignedUrl, await anImage('jpeg'))).toBe(200);
  const address = await publish(uploadId);
  const content = await app.deps.storage.read(avatarFile(/\w{40}/.exec(address)?.[0] ?? '', 512));
  expect(await sharp(content ?? Buffer.alloc(0)).metadata()).toMatchObject({ format: 'webp', width: 512 });
  expect(await app.deps.storage.sizeOf(key)).toBeNull();

  // An address of S3 lives on until it expires: what lands there again is never published, and swept.
  expect(await put(presignedUrl, await anImage('jpeg'))).toBe(200);
  await expect(publish(uploadId)).rejects.toMatchObject({ code: 'fileNotAccepted' });
  const now = app.clock.now();
  app.clock.set(new Date(now.getTime() + 31 * 60_000));
  await app.jobs.runNow('media.sweep-uploads');
  expect(await app.deps.storage.sizeOf(key)).toBeNull();
  app.clock.set(now);
});

it('refuses what is too large for us though the bucket took it', async () => {
  const { uploadId, presignedUrl } = await request();
  expect(await put(presignedUrl, Buffer.alloc(10 * 1024 * 1024 + 1))).toBe(200);
  await expect(publish(uploadId)).rejects.toMatchObject({ code: 'fileNotAccepted' });
  expect(await app.deps.storage.sizeOf(/uploads\/\w+/.exec(presignedUrl)?.[0] ?? '')).toBeNull();
});
