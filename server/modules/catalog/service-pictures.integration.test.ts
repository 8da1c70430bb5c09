import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { anImage, pixelBomb, withScriptInside } from '#server/modules/avatars/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { inSize, PictureSteps, SIZES } from './testing/picture-steps.ts';

let steps: PictureSteps;
beforeAll(async () => {
  steps = await PictureSteps.open();
});
afterAll(() => steps.close());
beforeEach(() => steps.begin());

/** The same person, working at both providers. */
const ofBoth = ({ personId }: SignedInPerson): SignedInPerson =>
  anActor({
    personId,
    providerRoles: [steps.providerId, steps.elsewhere].map((at) => ({
      providerId: at,
      role: 'owner' as const,
    })),
  });

describe('a new picture of a service', () => {
  it('is cut to 16:10 from the middle in four sizes, and the upload is gone', async () => {
    const path = await steps.give(await anImage('jpeg', { width: 3000, height: 3000 }));
    expect(path).toMatch(new RegExp(`^/media/services/${steps.providerId}/[0-9a-f]{40}/medium\\.webp$`));
    expect(await steps.extentsOf(path)).toEqual(['400x250', '800x500', '1280x800', '1920x1200']);
    const { status, headers } = await steps.shown(path);
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const files = readdirSync(join(steps.app.config.dataFolder, 'files/uploads'));
    expect(files.filter((name) => !name.startsWith('.'))).toEqual([]);
  });

  it.each([
    [{ width: 640, height: 400 }, ['400x250', '640x400', '640x400', '640x400']],
    [{ width: 1000, height: 2000 }, ['400x250', '800x500', '1000x625', '1000x625']],
    [{ width: 4000, height: 800 }, ['400x250', '800x500', '1280x800', '1280x800']],
  ])('of %j is not enlarged', async (extent, sizes) => {
    expect(await steps.extentsOf(await steps.give(await anImage('png', extent), 'png'))).toEqual(sizes);
  });

  it.each([
    { width: 639, height: 400 },
    { width: 640, height: 399 },
    { width: 20, height: 20 },
  ])('of %j is too small, and the refusal says what is needed', async (extent) => {
    await expect(steps.give(await anImage('jpeg', extent))).rejects.toMatchObject({
      code: 'imageTooSmall',
      message: 'L’immagine è troppo piccola! Deve misurare almeno 640 × 400 pixel.',
    });
  });

  it('stands upright before it is measured and cut', async () => {
    const lying = (extent: { width: number; height: number }) =>
      sharp({ create: { ...extent, channels: 3, background: '#1f5c49' } })
        .jpeg()
        .withMetadata({ orientation: 6 })
        .toBuffer();
    expect(await steps.extentsOf(await steps.give(await lying({ width: 400, height: 640 })))).toContain(
      '640x400',
    );
    await expect(steps.give(await lying({ width: 640, height: 400 }))).rejects.toMatchObject({
      code: 'imageTooSmall',
    });
  });

  it('is the middle of what was sent', async () => {
    const square = { width: 640, height: 1000, channels: 3 as const };
    const middle = await sharp({ create: { ...square, height: 400, background: '#ff0000' } })
      .png()
      .toBuffer();
    const image = await sharp({ create: { ...square, background: '#0000ff' } })
      .composite([{ input: middle, left: 0, top: 300 }])
      .png()
      .toBuffer();
    const { content } = await steps.shown(await steps.give(image, 'png'));
    const { channels } = await sharp(content).stats();
    expect(channels[0]?.min).toBeGreaterThan(200);
  });

  it('comes through as pixels alone: no place, no camera, no script', async () => {
    const script = '<script>alert("canary")</script>';
    const photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#9dbe9c' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'canary' }, IFD3: { GPSLatitude: '45/1 4/1 0/1', GPSLatitudeRef: 'N' } })
      .toBuffer();
    const polyglot = withScriptInside(await anImage('png'), script);
    for (const path of [await steps.give(photo), await steps.give(polyglot, 'png')])
      for (const size of SIZES) {
        const { content } = await steps.shown(inSize(path, size));
        expect(content.includes('canary')).toBe(false);
        const { exif, xmp, icc, iptc, comments } = await sharp(content).metadata();
        expect([exif, xmp, icc, iptc, comments].filter(Boolean)).toEqual([]);
      }
  });

  it.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ['nothing', () => Buffer.alloc(0), 'jpg'],
    ['a PDF called .jpg', () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj'), 'jpg'],
    ['a page called .jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'jpg'],
    [
      'SVG called .png',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400"></svg>'),
      'png',
    ],
    ['a PNG announced as JPEG', () => anImage('png'), 'jpg'],
    ['a JPEG cut off in the middle', async () => (await aNoisyPhoto()).subarray(0, 20_000), 'jpg'],
    ['30,000 by 30,000 pixels', () => pixelBomb(30_000, 30_000), 'png'],
  ])('is refused when it is %s', async (_name, make, fileType) => {
    await expect(steps.give(await make(), fileType)).rejects.toMatchObject({ code: 'fileNotAccepted' });
  });

  it.each(['svg', 'pdf', 'heic', 'exe', ''])('is not asked for as %j', async (fileType) => {
    await expect(steps.request(fileType)).rejects.toMatchObject({ code: 'fileNotAccepted' });
  });

  it('of more than ten megabytes is refused on the way', async () => {
    const { presignedUrl } = await steps.request();
    expect(await steps.put(presignedUrl, Buffer.alloc(10 * 1024 * 1024 + 1))).toBe(413);
  });

  const aNoisyPhoto = () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    return sharp({ create: { width: 800, height: 600, channels: 3, background: '#808080', noise } })
      .jpeg()
      .toBuffer();
  };
});

describe('an upload', () => {
  it('is taken once, also by many at once', async () => {
    const uploadId = await steps.send(await anImage('jpeg'));
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => steps.take(uploadId).catch((error: { code: string }) => error.code)),
    );
    expect(answers.toSorted()).toEqual([
      expect.stringMatching(/^\/media\/services\//),
      ...Array.from({ length: 4 }, () => 'fileNotAccepted'),
    ]);
  });

  it('is taken by nobody else of the same provider, who may as much', async () => {
    const uploadId = await steps.send(await anImage('jpeg'));
    await expect(steps.take(uploadId, await steps.works('owner'))).rejects.toMatchObject({
      code: 'fileNotAccepted',
    });
    await expect(steps.take(uploadId)).resolves.toMatch(/^\/media\/services\//);
  });

  it('is taken for no other provider, by the same person', async () => {
    const uploadId = await steps.send(await anImage('jpeg'));
    await expect(steps.take(uploadId, ofBoth(steps.owner), steps.elsewhere)).rejects.toMatchObject({
      code: 'fileNotAccepted',
    });
    await expect(steps.take(uploadId, ofBoth(steps.owner))).resolves.toMatch(/^\/media\/services\//);
  });

  it('for a service becomes no avatar, and one for an avatar no picture of a service', async () => {
    const publish = (u: number) => steps.ask('mutation($u: Id!) { publishUserAvatar(uploadId: $u) }', { u });
    await expect(publish(await steps.send(await anImage('jpeg')))).rejects.toMatchObject({
      code: 'fileNotAccepted',
    });
    const { uploadId, presignedUrl } = await steps.ask<{ uploadId: number; presignedUrl: string }>(
      'mutation { changeUserAvatar(fileType: "jpg") { uploadId presignedUrl } }',
      {},
    );
    expect(await steps.put(presignedUrl, await anImage('jpeg'))).toBe(200);
    await expect(steps.take(uploadId)).rejects.toMatchObject({ code: 'fileNotAccepted' });
  });

  it('is refused after fifteen minutes', async () => {
    const uploadId = await steps.send(await anImage('jpeg'));
    const now = steps.app.clock.now();
    steps.app.clock.set(new Date(now.getTime() + 15 * 60_000));
    await expect(steps.take(uploadId)).rejects.toMatchObject({ code: 'fileNotAccepted' });
    await steps.app.jobs.runNow('media.sweep-uploads');
    steps.app.clock.set(now);
  });

  it('is asked for and taken by owners, directors and managers alone', async () => {
    for (const role of ['owner', 'director', 'manager'] as const) {
      const actor = await steps.works(role);
      const { uploadId, presignedUrl } = await steps.request('jpg', actor);
      await steps.put(presignedUrl, await anImage('jpeg'));
      await expect(steps.take(uploadId, actor)).resolves.toMatch(/^\/media\/services\//);
    }
    const collaborator = await steps.works('collaborator');
    await expect(steps.request('jpg', collaborator)).rejects.toMatchObject({
      code: 'NotAuthorizedException',
    });
    await expect(steps.take(1, collaborator)).rejects.toMatchObject({ code: 'NotAuthorizedException' });
    await expect(steps.request('jpg', steps.owner, steps.elsewhere)).rejects.toMatchObject({
      code: 'notFound',
    });
    await expect(steps.request('jpg', null)).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});

it.each(['../../secret', '%2e%2e%2fsecret', '0'.repeat(39), '0'.repeat(40), 'A'.repeat(40)])(
  'there is no picture under %s',
  async (key) => {
    for (const at of [String(steps.providerId), '0', 'x', '%2e%2e'])
      expect((await fetch(`${steps.address}/media/services/${at}/${key}/medium.webp`)).status).toBe(404);
  },
);
