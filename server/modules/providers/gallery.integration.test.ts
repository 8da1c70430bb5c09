import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BusinessRole } from '#contracts/roles.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { anImage } from '#server/modules/avatars/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { invitePerson } from '#server/modules/identity/index.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import sharp from 'sharp';
import { aProvider } from './builders.ts';
import { addPhoto, removePhoto, unpublishProvider } from './index.ts';
import { filesMadeOf } from '#server/modules/media/index.ts';
import { sweepPhotos } from './use-cases/gallery/sweep-photos.ts';

const PHOTOS = 'photos { id description version isDrawn images { small xLarge } }';
const READ = `query($p: Id!) { getOwnProvider(providerId: $p) { ${PHOTOS} } }`;
const REQUEST =
  'mutation($p: Id!, $t: String!) { requestProviderPhotoUpload(providerId: $p, fileType: $t) { uploadId presignedUrl } }';
const TAKE = 'mutation($p: Id!, $u: Id!) { takeProviderPhoto(providerId: $p, uploadId: $u) }';
const ADD = `mutation($p: Id!, $key: String!, $d: String) { addProviderPhoto(providerId: $p, key: $key, description: $d) { ${PHOTOS} } }`;
const DRAWN = `mutation($p: Id!) { chooseDrawnPhoto(providerId: $p) { ${PHOTOS} } }`;
const DESCRIBE = `mutation($p: Id!, $id: Id!, $v: Int!, $d: String!) { describeProviderPhoto(providerId: $p, id: $id, version: $v, description: $d) { ${PHOTOS} } }`;
const DELETE = `mutation($p: Id!, $id: Id!) { deleteProviderPhoto(providerId: $p, id: $id) { ${PHOTOS} } }`;
const MOVE = `mutation($p: Id!, $id: Id!, $b: Id) { reorderProviderPhotos(providerId: $p, id: $id, beforeId: $b) { ${PHOTOS} } }`;

interface Photo {
  id: number;
  description: string;
  version: number;
  isDrawn: boolean;
  images: { small: string; xLarge: string | null };
}
interface Gallery {
  photos: Photo[];
}

let app: TestApp;
let http: HttpServer;
let address: string;
beforeAll(async () => {
  app = await openTestApp({ environment: { UPLOADS_PER_PERSON_PER_HOUR: '1000' } });
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
  address = await http.fastify.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await http.close();
  await app.close();
});

let providerId: number;
let owner: ReturnType<typeof anActor>;
let made = 0;
beforeEach(async () => {
  providerId = await aProvider(app.work());
  owner = await works('owner');
  for (const { id } of (await ask<Gallery>(READ)).photos) await removePhoto(app.work(), providerId, id);
});

async function works(role: BusinessRole): Promise<ReturnType<typeof anActor>> {
  const email = `${role}-gallery-${(made += 1)}@example.it`;
  const invitation = { email, providerId, role, language: 'it', actor: 'system:test' } as const;
  const { personId } = await invitePerson(app.work(), invitation);
  return anActor({ personId, providerRoles: [{ providerId, role }] });
}

async function ask<T>(document: string, variables: object = {}, actor = owner): Promise<T> {
  const { data, errors } = await app.ask(
    document,
    { p: providerId, ...variables },
    { actor, idempotencyKey: `key ${(made += 1)}`, locale: 'en' },
  );
  const [error] = errors ?? [];
  if (error) throw Object.assign(new Error(error.message), error);
  return Object.values(data as Record<string, T>)[0] as T;
}

/** Uploads a file. @returns the upload's id */
async function send(content: Buffer, fileType = 'jpg', actor = owner): Promise<number> {
  const asked = await ask<{ uploadId: number; presignedUrl: string }>(REQUEST, { t: fileType }, actor);
  const answer = await fetch(asked.presignedUrl.replace(app.deps.origin, address), {
    method: 'PUT',
    headers: { 'content-type': `image/${fileType.replace('jpg', 'jpeg')}` },
    body: new Uint8Array(content),
  });
  expect(answer.status).toBe(200);
  return asked.uploadId;
}

const image = (width = 1280, height = 800) => anImage('jpeg', { width, height });
const take = async (content: Buffer, fileType = 'jpg') =>
  ask<string>(TAKE, { u: await send(content, fileType) });
const hang = async (description = ''): Promise<Photo[]> =>
  (await ask<Gallery>(ADD, { key: await take(await image()), d: description })).photos;
const drawn = (seed: number) =>
  addPhoto(app.work(), providerId, { drawing: `gym-${(seed % 6) + 1}`, width: 1920, height: 1200 });
const order = async () => (await ask<Gallery>(READ)).photos.map(({ id }) => id);

const shown = (path: string) => fetch(path.replace(app.deps.origin, address));
const publicPath = (photoId: number) =>
  `${address}/media/providers/${providerId}/photos/${photoId}/small.webp`;
const filesOf = async (): Promise<string[]> => {
  const { rows } = await app.pool.query<{ key: string }>(
    'select key from provider_photo_files where provider_id = $1 order by made_at',
    [providerId],
  );
  return rows.map(({ key }) => `photos/${providerId}/${key}.webp`);
};

describe('a photo', () => {
  it('is uploaded, made anew, hung up, and shown to visitors in its sizes', async () => {
    const withPlace = await sharp(await image(1600, 1300))
      .withExif({ IFD0: { Copyright: 'a secret place' } })
      .jpeg()
      .toBuffer();
    const key = await take(withPlace);
    expect(await order()).toEqual([]);
    const { photos } = await ask<Gallery>(ADD, { key, d: ' La sala  ' });
    expect(photos).toMatchObject([{ description: 'La sala', isDrawn: false, images: { xLarge: null } }]);
    const [photo] = photos;
    const answer = await shown(publicPath(photo?.id ?? 0));
    expect(answer.headers.get('content-type')).toBe('image/webp');
    const pixels = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(pixels).toMatchObject({ width: 400, height: 250 });
    const [file = ''] = await filesOf();
    const kept = (await app.deps.storage.read(file)) ?? Buffer.alloc(0);
    expect(kept.includes('a secret place')).toBe(false);
    expect(await sharp(kept).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 1000 });
  });

  it.each([
    [1279, 800],
    [1280, 799],
  ])('of %i x %i is too small, on the server too', async (width, height) => {
    await expect(take(await image(width, height))).rejects.toMatchObject({
      code: 'imageTooSmall',
      message: 'Image is too small! It has to be at least 1280 × 800 pixels.',
    });
    expect(await filesOf()).toEqual([]);
  });

  it('of 1280 x 800 is large enough', async () => {
    expect(await take(await image())).toMatch(/^[0-9a-f]{40}$/);
  });

  it.each([
    ['a page that calls itself a photo', () => Buffer.from('<html><script>alert(1)</script></html>'), 'jpg'],
    [
      'a drawing with script',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      'png',
    ],
    ['another type than was announced', () => anImage('png', { width: 1280, height: 800 }), 'jpg'],
    ['half a photo', async () => (await image()).subarray(0, 2000), 'jpg'],
  ])('%s is refused', async (_name, content, fileType) => {
    await expect(take(await content(), fileType)).rejects.toMatchObject({ code: 'fileNotAccepted' });
    expect(await filesOf()).toEqual([]);
  });

  it.each(['svg', 'pdf', 'exe', ''])('of the type %o is not even asked for', (fileType) =>
    expect(ask(REQUEST, { t: fileType })).rejects.toMatchObject({ code: 'fileNotAccepted' }),
  );

  it('is taken once, by whoever uploaded it, and hung up once, where it was uploaded for', async () => {
    const uploadId = await send(await image());
    const director = await works('director');
    await expect(ask(TAKE, { u: uploadId }, director)).rejects.toMatchObject({ code: 'fileNotAccepted' });
    const key = await ask<string>(TAKE, { u: uploadId });
    await expect(ask(TAKE, { u: uploadId })).rejects.toMatchObject({ code: 'fileNotAccepted' });
    const elsewhere = await aProvider(app.work());
    const [here, boss] = [providerId, owner];
    providerId = elsewhere;
    const stranger = await works('owner');
    await expect(ask(ADD, { key }, stranger)).rejects.toMatchObject({
      code: 'invalidInput',
      affected: ['key'],
    });
    providerId = here;
    await ask(ADD, { key }, boss);
    await expect(ask(ADD, { key })).rejects.toMatchObject({ code: 'invalidInput', affected: ['key'] });
    expect(await order()).toHaveLength(1);
  });

  it('is seen by who works there before visitors may, at an address nobody can guess', async () => {
    await unpublishProvider(app.work(), providerId);
    const [photo] = await hang();
    expect((await shown(publicPath(photo?.id ?? 0))).status).toBe(404);
    const path = photo?.images.small ?? '';
    expect((await shown(path)).status).toBe(200);
    expect((await shown(path.replace(/photos\/.{8}/, 'photos/00000000'))).status).toBe(404);
    expect((await shown(`${address}/media/photos/not-a-code/small.webp`)).status).toBe(404);
    await ask(DELETE, { id: photo?.id });
    expect((await shown(path)).status).toBe(404);
  });

  it('takes the place of the drawn picture that somebody had chosen', async () => {
    expect((await ask<Gallery>(DRAWN)).photos).toMatchObject([{ isDrawn: true }]);
    expect(await hang()).toMatchObject([{ isDrawn: false }]);
  });

  it('is the thirtieth at most, also when two are hung up at once', async () => {
    for (let seed = 0; seed < 29; seed += 1) await drawn(seed);
    const [first, second] = [await take(await image()), await take(await image())];
    const outcomes = await Promise.allSettled([ask(ADD, { key: first }), ask(ADD, { key: second })]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await order()).toHaveLength(30);
  });
});

describe('the order', () => {
  it('is changed one by one; the first is the main one; what is not there is refused', async () => {
    const [a, b, c] = [await drawn(1), await drawn(2), await drawn(3)];
    expect(await order()).toEqual([a, b, c]);
    await ask(MOVE, { id: c, b: a });
    expect(await order()).toEqual([c, a, b]);
    await ask(MOVE, { id: c });
    expect(await order()).toEqual([a, b, c]);
    const elsewhere = await aProvider(app.work());
    const others = await addPhoto(app.work(), elsewhere, { drawing: 'gym-1', width: 1920, height: 1200 });
    for (const wrong of [{ id: others }, { id: a, b: others }, { id: 999_999_999 }])
      await expect(ask(MOVE, wrong)).rejects.toMatchObject({ code: 'notFound' });
  });

  it('of two who move at once one comes after the other, and a new photo goes behind whatever is left', async () => {
    const [a, b, c] = [await drawn(1), await drawn(2), await drawn(3)];
    await Promise.all([ask(MOVE, { id: c, b: a }), ask(MOVE, { id: a })]);
    expect((await order()).toSorted((x, y) => x - y)).toEqual([a, b, c]);
    await ask(DELETE, { id: b });
    const d = await drawn(4);
    expect((await order()).at(-1)).toBe(d);
    const { rows } = await app.pool.query(
      'select position from provider_photos where provider_id = $1 order by position',
      [providerId],
    );
    expect(rows).toEqual([{ position: 0 }, { position: 1 }, { position: 2 }]);
  });
});

describe('what a photo shows', () => {
  it('is said by version, and told to visitors', async () => {
    const id = await drawn(1);
    const { photos } = await ask<Gallery>(DESCRIBE, { id, v: 1, d: 'La vasca di pietra' });
    expect(photos).toMatchObject([{ description: 'La vasca di pietra', version: 2 }]);
    await expect(ask(DESCRIBE, { id, v: 1, d: 'Altro' })).rejects.toMatchObject({ code: 'changedMeanwhile' });
    await expect(ask(DESCRIBE, { id, v: 2, d: 'x'.repeat(201) })).rejects.toMatchObject({
      code: 'invalidInput',
      affected: ['description'],
    });
    await expect(ask(DESCRIBE, { id: 999_999_999, v: 1, d: '' })).rejects.toMatchObject({ code: 'notFound' });
    const { data } = await app.ask(
      'query($p: Id!) { getProviderGeneralInformation(id: $p) { photos { description } } }',
      { p: providerId },
    );
    expect(data).toMatchObject({
      getProviderGeneralInformation: { photos: [{ description: 'La vasca di pietra' }] },
    });
  });
});

describe('who may', () => {
  it('a manager looks and touches nothing, nor does a role that ended a second ago', async () => {
    const [id, other] = [await drawn(1), await drawn(2)];
    const manager = await works('manager');
    const director = await works('director');
    await app.pool.query('update provider_roles set active = false where person_id = $1', [
      director.personId,
    ]);
    expect((await ask<Gallery>(READ, {}, manager)).photos).toHaveLength(2);
    const changes = [
      [REQUEST, { t: 'jpg' }],
      [ADD, { key: '0'.repeat(40) }],
      [DRAWN, {}],
      [DESCRIBE, { id, v: 1, d: 'x' }],
      [DELETE, { id }],
      [MOVE, { id: other, b: id }],
    ] as const;
    for (const [document, variables] of changes) {
      await expect(ask(document, variables, manager)).rejects.toMatchObject({
        code: 'NotAuthorizedException',
      });
      if (document !== REQUEST)
        await expect(ask(document, variables, director)).rejects.toMatchObject({ code: 'notFound' });
    }
    expect(await order()).toEqual([id, other]);
  });
});

describe('unused files', () => {
  it('are swept a day after they were made, with all sizes that were made of them; what hangs stays', async () => {
    const [kept] = await hang();
    const [taken] = (await hang()).slice(1);
    await take(await image());
    await shown(publicPath(taken?.id ?? 0));
    await ask(DELETE, { id: taken?.id });
    const files = await filesOf();
    const size = filesMadeOf({ objectKey: files[1] ?? '' })[0] ?? '';
    expect(await app.deps.storage.read(size)).not.toBeNull();
    await sweepPhotos(app.work());
    expect(await filesOf()).toEqual(files);
    app.clock.set(new Date(app.clock.now().getTime() + 25 * 3_600_000));
    await sweepPhotos(app.work());
    await app.jobs.drain();
    expect(await filesOf()).toEqual(files.slice(0, 1));
    const isKept = await Promise.all(files.map(async (file) => (await app.deps.storage.read(file)) !== null));
    expect(isKept).toEqual([true, false, false]);
    expect(await app.deps.storage.read(size)).toBeNull();
    expect((await shown(publicPath(kept?.id ?? 0))).status).toBe(200);
  });
});
