import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { aPerson, anActor } from '#server/modules/identity/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { anImage, pixelBomb, withScriptInside } from './builders.ts';

let app: TestApp;
let http: HttpServer;
let address: string;
beforeAll(async () => {
  app = await openTestApp();
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await app.close();
});

async function somebody(): Promise<SignedInPerson> {
  const personId = await aPerson(app.work());
  await app.database
    .insertInto('log_ins')
    .values({ person_id: personId, created_at: app.clock.now() })
    .execute();
  await app.database
    .insertInto('profiles')
    .values({ person_id: personId, updated_at: app.clock.now() })
    .execute();
  return anActor({ personId });
}

/** What the API answers: the data, or the refusal's code. */
async function call(
  actor: SignedInPerson | null,
  document: string,
  variables = {},
): Promise<{ data: Record<string, unknown>; code: string | undefined }> {
  const { data, errors } = await app.ask(document, variables, actor ? { actor } : {});
  return { data: data ?? {}, code: errors?.[0]?.code };
}

async function request(actor: SignedInPerson, fileType = 'jpg'): Promise<{ uploadId: number; url: string }> {
  const { data } = await call(
    actor,
    'mutation ($t: String!) { changeUserAvatar(fileType: $t) { uploadId presignedUrl } }',
    { t: fileType },
  );
  // The shape the document asks for.
  const { uploadId, presignedUrl } = data['changeUserAvatar'] as { uploadId: number; presignedUrl: string };
  return { uploadId, url: here(presignedUrl) };
}

const here = (url: string) => url.replace(app.deps.origin, address);
const put = (url: string, content: Buffer, type = 'image/jpeg') =>
  fetch(url, { method: 'PUT', headers: { 'content-type': type }, body: new Uint8Array(content) });
const publish = (actor: SignedInPerson | null, uploadId: number) =>
  call(actor, 'mutation ($id: Id!) { publishUserAvatar(uploadId: $id) }', { id: uploadId });
const remove = (actor: SignedInPerson | null) => call(actor, 'mutation { removeUserAvatar }');

async function keyOf({ personId }: SignedInPerson): Promise<string | null> {
  const { avatar_key } = await app.database
    .selectFrom('profiles')
    .select('avatar_key')
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return avatar_key;
}

async function imageOf(actor: SignedInPerson): Promise<unknown> {
  return (await call(actor, '{ getCurrentUser { image } }')).data;
}

async function filesOf(url: string): Promise<{ status: number; headers: Headers; content: Buffer }> {
  const answer = await fetch(here(url));
  return { status: answer.status, headers: answer.headers, content: Buffer.from(await answer.arrayBuffer()) };
}

/** Uploads and publishes. @returns the picture's address, or the refusal's code */
async function give(
  actor: SignedInPerson,
  content: Buffer,
  fileType = 'jpg',
  type = 'image/jpeg',
): Promise<string> {
  const { uploadId, url } = await request(actor, fileType);
  expect((await put(url, content, type)).status).toBe(200);
  const { data, code } = await publish(actor, uploadId);
  return code ?? String(data['publishUserAvatar']);
}

describe('a new avatar', () => {
  it('is uploaded, made anew as squares, shown for ever to whoever has its address, and the upload is gone', async () => {
    const anna = await somebody();
    const picture = await give(anna, await anImage('jpeg'));
    expect(picture).toBe(`${app.deps.origin}/media/avatars/${await keyOf(anna)}/512.webp`);
    expect(await imageOf(anna)).toEqual({ getCurrentUser: { image: picture } });
    const large = await filesOf(picture);
    expect(large.status).toBe(200);
    expect(Object.fromEntries(large.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(await sharp(large.content).metadata()).toMatchObject({ format: 'webp', width: 512, height: 512 });
    const small = await filesOf(picture.replace('512', '96'));
    expect(await sharp(small.content).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96 });
    expect(readdirSync(join(app.config.dataFolder, 'files/uploads'))).toEqual([]);
  });

  it('takes the place of the former one, whose files go', async () => {
    const anna = await somebody();
    const first = await give(anna, await anImage('jpeg'));
    const second = await give(anna, await anImage('png', { background: '#a8472a' }), 'png', 'image/png');
    expect(second).not.toBe(first);
    await app.jobs.drain();
    expect([(await filesOf(first)).status, (await filesOf(first.replace('512', '96'))).status]).toEqual([
      404, 404,
    ]);
    expect((await filesOf(second)).status).toBe(200);
  });

  it('can be removed, files and all', async () => {
    const anna = await somebody();
    const picture = await give(anna, await anImage('jpeg'));
    expect((await remove(anna)).data).toEqual({ removeUserAvatar: true });
    expect((await remove(anna)).data).toEqual({ removeUserAvatar: false });
    const { rows } = await app.pool.query(
      "select action, actor from audit_entries where subject = 'person' and subject_id = $1 order by id",
      [anna.personId],
    );
    const actor = `person:${anna.personId}`;
    expect(rows).toEqual([
      { action: 'avatarChanged', actor },
      { action: 'avatarRemoved', actor },
    ]);
    await app.jobs.drain();
    const gone = await filesOf(picture);
    expect([gone.status, gone.headers.get('cache-control'), await keyOf(anna)]).toEqual([
      404,
      'no-store',
      null,
    ]);
    expect(await imageOf(anna)).toEqual({ getCurrentUser: { image: null } });
  });

  it.each(['jpg', 'jpeg', 'JPG', '.png', 'png', 'webp', 'gif'])(
    'may be announced as %s',
    async (fileType) => {
      expect((await request(await somebody(), fileType)).url).toContain('/media/files/uploads/');
    },
  );

  it.each(
    [
      'svg',
      'pdf',
      'heic',
      'peg',
      '',
      'jpg.exe',
      '../a\u202Egpj.exe',
      'image/png; html',
      'jpg\0',
      '__proto__',
      'x'.repeat(10_000),
    ].map((fileType) => [fileType.slice(0, 40), fileType] as const),
  )('may not be announced as %j', async (_shown, fileType) => {
    const { code } = await call(
      await somebody(),
      'mutation ($t: String!) { changeUserAvatar(fileType: $t) { uploadId } }',
      { t: fileType },
    );
    expect(code).toBe('fileNotAccepted');
  });

  it('is for people with a log-in', async () => {
    const { code } = await call(null, 'mutation { changeUserAvatar(fileType: "jpg") { uploadId } }');
    expect([code, (await publish(null, 1)).code, (await remove(null)).code]).toEqual([
      'unauthenticated',
      'unauthenticated',
      'unauthenticated',
    ]);
  });

  it('can be asked for twenty times an hour', async () => {
    const anna = await somebody();
    for (let i = 0; i < 20; i += 1) await request(anna);
    const { code } = await call(anna, 'mutation { changeUserAvatar(fileType: "jpg") { uploadId } }');
    expect(code).toBe('tooManyRequests');
  });
});

describe('an upload', () => {
  it('works at its own address alone: method, type, key, size, expiry and signature as signed', async () => {
    const anna = await somebody();
    const other = await request(await somebody());
    const { uploadId, url } = await request(anna);
    const jpeg = await anImage('jpeg');
    const key = /uploads\/\w+/;
    const statuses = await Promise.all([
      put(url, jpeg, 'image/png'),
      put(url.replace('image%2Fjpeg', 'text%2Fhtml'), jpeg, 'text/html'),
      put(url.replace('most=10485760', 'most=99999999'), jpeg),
      put(url.replace(key, key.exec(other.url)?.[0] ?? ''), jpeg),
      put(url.replace(/until=\d+/, 'until=4102444800'), jpeg),
      put(url.replace(/signature=../, 'signature=__'), jpeg),
      put(`${url}&until=4102444800`, jpeg),
      put(url.replace(/\?.*/, ''), jpeg),
      fetch(url, { method: 'POST', headers: { 'content-type': 'image/jpeg' }, body: 'x' }),
      fetch(url),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 403, 403, 404, 403]);
    expect((await publish(anna, uploadId)).code).toBe('fileNotAccepted');
    expect((await put(url, jpeg)).status).toBe(200);
    expect((await publish(anna, uploadId)).code).toBeUndefined();
  });

  it('is written once and handed in once', async () => {
    const anna = await somebody();
    const { uploadId, url } = await request(anna);
    const jpeg = await anImage('jpeg');
    expect((await put(url, jpeg)).status).toBe(200);
    expect((await put(url, await anImage('jpeg', { background: '#000000' }))).status).toBe(403);
    const answers = await Promise.all(Array.from({ length: 5 }, () => publish(anna, uploadId)));
    expect(answers.map(({ code }) => code ?? 'published').sort()).toEqual([
      ...Array.from({ length: 4 }, () => 'fileNotAccepted'),
      'published',
    ]);
    expect((await put(url, jpeg)).status).toBe(403);
    expect((await publish(anna, uploadId)).code).toBe('fileNotAccepted');
  });

  it('is published by nobody else', async () => {
    const [anna, bruno] = [await somebody(), await somebody()];
    const { uploadId, url } = await request(anna);
    await put(url, await anImage('jpeg'));
    expect([(await publish(bruno, uploadId)).code, await keyOf(bruno)]).toEqual(['fileNotAccepted', null]);
    expect((await publish(anna, uploadId)).code).toBeUndefined();
  });

  it.each([0, -1, '9007199254740993', 999_999_999])('with the id %j is none', async (id) => {
    const { data, errors } = await app.ask(
      'mutation ($id: Id!) { publishUserAvatar(uploadId: $id) }',
      { id },
      { actor: await somebody() },
    );
    expect([data ?? null, errors?.length]).toEqual([null, 1]);
  });

  it('is refused after fifteen minutes, and swept with what lay there', async () => {
    const anna = await somebody();
    const [late, tooLate] = [await request(anna), await request(anna)];
    const jpeg = await anImage('jpeg');
    expect((await put(late.url, jpeg)).status).toBe(200);
    const before = app.clock.now();
    app.clock.set(new Date(before.getTime() + 15 * 60_000));
    expect((await put(tooLate.url, jpeg)).status).toBe(403);
    expect((await publish(anna, late.uploadId)).code).toBe('fileNotAccepted');
    const folder = join(app.config.dataFolder, 'files/uploads');
    await app.jobs.runNow('media.sweep-uploads');
    expect(readdirSync(folder)).toHaveLength(1);
    app.clock.set(new Date(before.getTime() + 31 * 60_000));
    await app.jobs.runNow('media.sweep-uploads');
    expect(readdirSync(folder)).toEqual([]);
    expect(await app.database.selectFrom('uploads').select('id').execute()).toEqual([]);
    app.clock.set(before);
  });

  it('of more than ten megabytes is refused on the way', async () => {
    const { url } = await request(await somebody());
    expect((await put(url, Buffer.alloc(10 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await put(url, Buffer.alloc(10 * 1024 * 1024))).status).toBe(200);
  });
});

describe('what is in the file', () => {
  const noImage: [string, () => Promise<Buffer> | Buffer, string?][] = [
    ['nothing', () => Buffer.alloc(0)],
    ['a PDF called .jpg', () => Buffer.from('%PDF-1.7\n1 0 obj <<>> endobj')],
    ['a page called .jpg', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'SVG with script',
      () =>
        Buffer.from(
          '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><script>alert(1)</script></svg>',
        ),
      'png',
    ],
    [
      'SVG that reads a file',
      () =>
        Buffer.from(
          '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
        ),
      'png',
    ],
    ['a PNG announced as JPEG', () => anImage('png')],
    ['a GIF announced as WebP', () => anImage('gif'), 'webp'],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 64, height: 64, channels: 3, background: '#000' } })
          .tiff()
          .toBuffer(),
    ],
    ['the first bytes of a JPEG alone', () => Buffer.from('ffd8ffe0', 'hex')],
    ['a JPEG cut off in the middle', async () => (await noise('jpeg')).subarray(0, 20_000)],
    ['a PNG cut off in the middle', async () => (await noise('png')).subarray(0, 20_000), 'png'],
    ['30,000 by 30,000 pixels', () => pixelBomb(30_000, 30_000), 'png'],
    ['50,000 by 50,000 pixels', () => pixelBomb(50_000, 50_000), 'png'],
    ['1 by 60,000 pixels', () => anImage('png', { width: 1, height: 60_000 }), 'png'],
    ['60,000 by 16 pixels', () => anImage('png', { width: 60_000, height: 16 }), 'png'],
    ['15 by 15 pixels', () => anImage('png', { width: 15, height: 15 }), 'png'],
    ['a sound in the wrapping of WebP', () => Buffer.from('RIFF\0\0\0\0WAVEfmt '), 'webp'],
  ];

  it.each(noImage)('is refused when it is %s', async (_name, make, fileType = 'jpg') => {
    const anna = await somebody();
    const before = await give(anna, await anImage('jpeg'));
    const type = fileType === 'jpg' ? 'image/jpeg' : `image/${fileType}`;
    expect(await give(anna, await make(), fileType, type)).toBe('fileNotAccepted');
    expect((await filesOf(before)).status).toBe(200);
    expect(before).toContain(String(await keyOf(anna)));
  });

  it('leaves nothing behind when it is refused', async () => {
    expect(
      readdirSync(join(app.config.dataFolder, 'files/uploads')).filter((name) => !name.startsWith('.')),
    ).toHaveLength(await stillAwaitedWithFile());
  });

  it('comes through as pixels alone: no place, no camera, no script', async () => {
    const script = '<script>alert("canary")</script>';
    const photo = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#9dbe9c' } })
      .jpeg()
      .withExif({
        IFD0: { Make: 'canary', Copyright: script },
        IFD3: { GPSLatitude: '45/1 4/1 0/1', GPSLatitudeRef: 'N' },
      })
      .toBuffer();
    expect(photo.includes('canary')).toBe(true);
    const polyglot = withScriptInside(await anImage('png'), script);
    for (const picture of [
      await give(await somebody(), photo),
      await give(await somebody(), polyglot, 'png', 'image/png'),
    ]) {
      const { content } = await filesOf(picture);
      expect(content.includes('canary')).toBe(false);
      const { exif, xmp, icc, iptc, comments } = await sharp(content).metadata();
      expect([exif, xmp, icc, iptc, comments]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
    }
  });

  it('stands upright, as the camera meant it', async () => {
    const red = await sharp({ create: { width: 300, height: 100, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const lying = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#0000ff' } })
      .composite([{ input: red, left: 0, top: 0 }])
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { content } = await filesOf(await give(await somebody(), lying));
    // Turned a quarter to the right, the red top lies on the right.
    const { data } = await sharp(content)
      .extract({ left: 450, top: 250, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
  });

  it('may be an animation, of which the first picture stays', async () => {
    const frames = await Promise.all(
      ['#ff0000', '#00ff00', '#0000ff'].map((background) =>
        anImage('png', { width: 64, height: 64, background }),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(animation).metadata()).pages).toBe(3);
    const { content } = await filesOf(await give(await somebody(), animation, 'gif', 'image/gif'));
    expect((await sharp(content).metadata()).pages).toBeUndefined();
    expect((await sharp(content).stats()).dominant).toMatchObject({ g: 8, b: 8 });
  });

  it('may be in printers’ colours, transparent, or as large as telephones make it', async () => {
    const cmyk = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#ee8f63' } })
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk');
    const transparent = await sharp({
      create: { width: 200, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    const large = await anImage('jpeg', { width: 8064, height: 6048 });
    const made = [
      await give(await somebody(), cmyk),
      await give(await somebody(), transparent, 'png', 'image/png'),
      await give(await somebody(), large),
    ];
    for (const picture of made) {
      expect(await sharp((await filesOf(picture)).content).metadata()).toMatchObject({
        format: 'webp',
        width: 512,
        space: 'srgb',
      });
    }
  });

  function noise(format: 'jpeg' | 'png'): Promise<Buffer> {
    const options = {
      width: 400,
      height: 400,
      channels: 3 as const,
      background: '#808080',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 60 },
    };
    return sharp({ create: options }).toFormat(format).toBuffer();
  }

  async function stillAwaitedWithFile(): Promise<number> {
    const rows = await app.database
      .selectFrom('uploads')
      .select('object_key')
      .where('published_at', 'is', null)
      .execute();
    const sizes = await Promise.all(rows.map(({ object_key }) => app.deps.storage.sizeOf(object_key)));
    return sizes.filter((size) => size !== null).length;
  }
});

it.each(['../../secret', '%2e%2e%2fsecret', '0'.repeat(39), '0'.repeat(40), 'A'.repeat(40)])(
  'there is no picture under %s',
  async (key) => {
    const answer = await fetch(`${address}/media/avatars/${key}/512.webp`);
    expect(answer.status).toBe(404);
  },
);
