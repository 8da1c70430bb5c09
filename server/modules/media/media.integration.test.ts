import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { addPhoto, changeStatus, getPublicProvider } from '#server/modules/providers/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let http: HttpServer;
beforeAll(async () => {
  app = await openTestApp();
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
});
afterAll(async () => {
  await http.close();
  await app.close();
});

const get = (url: string, headers: Record<string, string> = {}) =>
  http.fastify.inject({ method: 'GET', url, headers });

describe('a picture', () => {
  it.each([
    ['small', 400, 250],
    ['medium', 800, 500],
    ['large', 1280, 800],
    ['xLarge', 1920, 1200],
  ])('comes %s, as WebP of %i by %i', async (size, width, height) => {
    const answer = await get(`/media/drawings/yoga-2/${size}.webp`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  it('is the same again, from what was kept, and not sent to who has it', async () => {
    const first = await get('/media/drawings/pool-3/small.webp');
    const again = await get('/media/drawings/pool-3/small.webp');
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect(await app.deps.storage.read('pictures/1/drawn/pool-3/small.webp')).toEqual(first.rawPayload);
    const etag = String(first.headers['etag']);
    for (const sent of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const known = await get('/media/drawings/pool-3/small.webp', { 'if-none-match': sent });
      expect([known.statusCode, known.payload]).toEqual([304, '']);
    }
  });

  it('is another one under another name', async () => {
    const [one, other] = await Promise.all([
      get('/media/drawings/gym-1/small.webp'),
      get('/media/drawings/gym-2/small.webp'),
    ]);
    expect(one.rawPayload.equals(other.rawPayload)).toBe(false);
  });

  it('shows a provider’s photo, drawn or uploaded, while visitors may see the provider', async () => {
    const work = app.work();
    const providerId = await aProvider(work);
    const original = sharp({
      create: { width: 1600, height: 1000, channels: 3, background: '#1F5C49' },
    }).withExif({ IFD0: { Artist: 'canary' } });
    await app.deps.storage.write('uploads/one.jpg', await original.jpeg().toBuffer());
    const uploaded = await addPhoto(work, providerId, {
      objectKey: 'uploads/one.jpg',
      width: 1600,
      height: 1000,
    });
    const lost = await addPhoto(work, providerId, {
      objectKey: 'uploads/lost.jpg',
      width: 1600,
      height: 1000,
    });
    const drawn = (await getPublicProvider(work, providerId))?.photos[0]?.id;
    const address = (photo: number | undefined, provider = providerId) =>
      `/media/providers/${provider}/photos/${photo}/medium.webp`;

    expect((await get(address(drawn))).statusCode).toBe(200);
    const answer = await get(address(uploaded));
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 800,
      height: 500,
    });
    expect(answer.rawPayload.includes('canary')).toBe(false);
    expect((await get(address(lost))).statusCode).toBe(404);
    expect((await get(address(uploaded, await aProvider(work)))).statusCode).toBe(404);

    await changeStatus(work, providerId, { isLocked: true }, 'system:test');
    expect((await get(address(uploaded))).statusCode).toBe(404);
  });
});

it('a photo stands upright, as the camera meant it', async () => {
  const work = app.work();
  const providerId = await aProvider(work);
  const [left, right] = ['#FF0000', '#0000FF'].map((background) => ({
    create: { width: 1280, height: 800, channels: 3 as const, background },
  }));
  // Lying: red on the left, blue on the right. A quarter turn to the right puts red on top.
  const lying = await sharp(left)
    .extend({ right: 1280, background: right?.create.background })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await app.deps.storage.write('uploads/lying.jpg', lying);
  const size = { width: 2560, height: 1600 };
  const photo = await addPhoto(work, providerId, { objectKey: 'uploads/lying.jpg', ...size });
  const answer = await get(`/media/providers/${providerId}/photos/${photo}/small.webp`);
  const redAt = async (left: number): Promise<number | undefined> =>
    (await sharp(answer.rawPayload).extract({ left, top: 10, width: 1, height: 1 }).raw().toBuffer())[0];
  expect(await redAt(10)).toBeGreaterThan(200);
  expect(await redAt(390)).toBeGreaterThan(200);
});

it.each([
  '/media/drawings/gym-0/small.webp',
  '/media/drawings/gym-7/small.webp',
  '/media/drawings/gym-01/small.webp',
  '/media/drawings/constructor/small.webp',
  '/media/drawings/gym-1/huge.webp',
  '/media/drawings/gym-1/small.png',
  '/media/drawings/gym-1/small',
  '/media/drawings/gym-1/toString.webp',
  '/media/drawings/..%2f..%2fsecret/small.webp',
  '/media/providers/999999/photos/1/small.webp',
  '/media/providers/1/photos/x/small.webp',
  '/media/providers/0/photos/0/small.webp',
  '/media/providers/9007199254740993/photos/1/small.webp',
])('there is no %s', async (url) => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['cache-control']).toBe('no-store');
});
