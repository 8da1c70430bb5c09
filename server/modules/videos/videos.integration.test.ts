import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PART_BYTES } from '#contracts/videos.ts';
import type { HttpServer } from '#server/http-server.ts';
import { openHttpServer } from '#server/http-server.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { createUser } from '#server/modules/identity/index.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import { changeStatus } from '#server/modules/providers/index.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aVideoCourse } from './builders.ts';

let app: TestApp;
let http: HttpServer;
let owner: Actor;
let providerId: number;
let emails = 0;

beforeAll(async () => {
  app = await openTestApp();
  http = await openHttpServer(app, app.config, { isDevelopment: false, withWeb: false });
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await http.close();
  await app.close();
});
beforeEach(async () => {
  providerId = await aProvider(app.work(), { packageId: 3 });
  const { personId } = await createUser(app.work(), app.deps, {
    email: `owner-${(emails += 1)}@example.it`,
    password: 'Una password lunga 1!',
    firstname: 'Ida',
    lastname: 'Riva',
    language: 'it',
    actor: 'system:test',
    at: { providerId, role: 'owner' },
  });
  owner = anActor({ personId, providerRoles: [{ providerId, role: 'owner' }] });
});

let keys = 0;
/** Asks as the owner. @throws the code of what was refused */
async function ask<T>(document: string, variables: object = {}, actor: Actor = owner): Promise<T> {
  const answer = await app.ask(
    document,
    { providerId, ...variables },
    { actor, idempotencyKey: `key-${(keys += 1)}` },
  );
  const [error] = answer.errors ?? [];
  if (error) throw new Error(JSON.stringify(error));
  return answer.data as T;
}

const CREATE = `mutation($providerId: Id!, $input: VideoCourseInput!) { createProduct(providerId: $providerId, input: $input) }`;
const SECTION = `mutation($providerId: Id!, $id: Id!, $input: VideoSectionInput!) { createSection(providerId: $providerId, productId: $id, input: $input) }`;
const ADD = `mutation($providerId: Id!, $id: Id!, $file: FileToSendInput!) { it: addFileToSection(providerId: $providerId, sectionId: $id, file: $file) { assetId fileId presignedUrl parts { number offset bytes presignedUrl } } }`;
const IMAGE = ADD.replace('addFileToSection', 'setProductImage').replace('sectionId', 'productId');
const REST = `mutation($providerId: Id!, $id: Id!) { it: fileUpload(providerId: $providerId, assetId: $id) { presignedUrl parts { number offset bytes presignedUrl } } }`;
const COMPLETE = `mutation($providerId: Id!, $id: Id!) { it: completeFileUpload(providerId: $providerId, assetId: $id) { state } }`;
const TOGGLE = `mutation($providerId: Id!, $id: Id!, $active: Boolean!) { toggleProduct(providerId: $providerId, id: $id, active: $active) }`;
const PRODUCT = `query($providerId: Id!, $id: Id!) { it: getProduct(providerId: $providerId, id: $id) {
  course { active pictureState fileCount freeFileCount } sections { id name numberOfFiles orderIndex }
  files { id assetId copyId title free state transcoded failure type signedUrl sectionId } } }`;
const FILES = `query($id: Id!) { it: getVideoCourseFilesYouFeel(id: $id) { id title free locked closedBecause signedUrl } }`;

interface Asked {
  it: {
    assetId: number;
    fileId: number | null;
    presignedUrl: string;
    parts: { number: number; offset: number; bytes: number; presignedUrl: string }[];
  };
}
interface Product {
  it: {
    course: { active: boolean; pictureState: string | null; fileCount: number; freeFileCount: number };
    sections: { id: number; name: string; numberOfFiles: number; orderIndex: number }[];
    files: {
      id: number;
      assetId: number;
      copyId: number | null;
      title: string;
      free: boolean;
      state: string;
      transcoded: boolean;
      failure: string | null;
      type: string;
      signedUrl: string | null;
      sectionId: number;
    }[];
  };
}

const put = (address: string, body: Buffer) =>
  http.fastify.inject({
    method: 'PUT',
    url: address.replace(app.deps.origin, ''),
    headers: { 'content-type': 'application/octet-stream' },
    payload: body,
  });

async function aCourse(): Promise<{ courseId: number; sectionId: number }> {
  const input = { name: 'Yoga a casa', description: 'Dieci lezioni', priceCents: 2000 };
  const { createProduct: courseId } = await ask<{ createProduct: number }>(CREATE, { input });
  const { createSection: sectionId } = await ask<{ createSection: number }>(SECTION, {
    id: courseId,
    input: { name: 'Uno' },
  });
  return { courseId, sectionId };
}

async function send(document: string, id: number, name: string, body: Buffer): Promise<Asked['it']> {
  const { it: asked } = await ask<Asked>(document, { id, file: { name, bytes: body.length } });
  expect((await put(asked.presignedUrl, body)).statusCode).toBe(200);
  await ask(COMPLETE, { id: asked.assetId });
  await app.jobs.drain();
  return asked;
}

const filmNamed = (name: string) => readFile(join(import.meta.dirname, '../../demo/films', name));
const aPicture = () =>
  sharp({ create: { width: 1280, height: 800, channels: 3, background: '#1F5C49' } })
    .jpeg()
    .toBuffer();
const get = (address: string, headers: Record<string, string> = {}) =>
  http.fastify.inject({ method: 'GET', url: address.replace(app.deps.origin, ''), headers });

it('an mp4 goes up, is looked into, and plays for a visitor of the published course, by ranges', async () => {
  const { courseId, sectionId } = await aCourse();
  const film = await filmNamed('breathing.mp4');
  const { assetId } = await send(ADD, sectionId, 'Respiro.mp4', film);
  await expect(ask(TOGGLE, { id: courseId, active: true })).rejects.toThrow('productNotReady');
  await send(IMAGE, courseId, 'foto.jpg', await aPicture());
  const { it: product } = await ask<Product>(PRODUCT, { id: courseId });
  expect(product.files).toMatchObject([
    { assetId, title: 'Respiro', free: true, state: 'ready', transcoded: true, type: 'video' },
  ]);
  expect(product.course.pictureState).toBe('ready');
  await ask(TOGGLE, { id: courseId, active: true });

  const { it: files } = await ask<{ it: { signedUrl: string }[] }>(
    FILES,
    { id: courseId },
    { kind: 'guest' },
  );
  const address = files[0]?.signedUrl ?? '';
  const whole = await get(address);
  expect([whole.statusCode, whole.headers['content-type'], whole.rawPayload.equals(film)]).toEqual([
    200,
    'video/mp4',
    true,
  ]);
  const part = await get(address, { range: 'bytes=100-199' });
  expect([
    part.statusCode,
    part.headers['content-range'],
    part.rawPayload.equals(film.subarray(100, 200)),
  ]).toEqual([206, `bytes 100-199/${film.length}`, true]);
  expect((await get(address, { range: `bytes=${film.length}-` })).statusCode).toBe(416);
  expect(part.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
  });
  expect((await get(address.replace(/.(?=\/original)/, 'A'))).statusCode).toBe(404);

  await ask(TOGGLE, { id: courseId, active: false });
  expect((await get(address)).statusCode).toBe(403);
});

it('what was uploaded in parts is whole when the missing ones have come, whatever broke off before', async () => {
  const { sectionId } = await aCourse();
  const body = Buffer.concat([await filmNamed('breathing.mp4'), Buffer.alloc(PART_BYTES + 1000)]);
  body.writeUInt32BE(PART_BYTES + 1000, body.length - PART_BYTES - 1000);
  body.write('free', body.length - PART_BYTES - 996);
  const headHash = createHash('sha256')
    .update(body.subarray(0, 1024 * 1024))
    .digest('hex');
  const { it: asked } = await ask<Asked>(ADD, {
    id: sectionId,
    file: { name: 'lungo.mp4', bytes: body.length, headHash },
  });
  expect(asked.parts.map(({ number, bytes }) => [number, bytes])).toEqual([
    [1, PART_BYTES],
    [2, body.length - PART_BYTES],
  ]);
  const [first, second] = asked.parts;
  if (!first || !second) throw new Error('Two parts were asked for');
  expect((await put(second.presignedUrl, body.subarray(second.offset, -1))).statusCode).toBe(400);
  expect((await put(second.presignedUrl, body.subarray(second.offset - 1))).statusCode).toBe(413);
  expect((await put(second.presignedUrl, body.subarray(second.offset))).statusCode).toBe(200);
  await expect(ask(COMPLETE, { id: asked.assetId })).rejects.toThrow('fileNotAccepted');
  const { it: rest } = await ask<Asked>(REST, { id: asked.assetId });
  expect(rest.parts.map(({ number }) => number)).toEqual([1]);
  const [missing] = rest.parts;
  expect((await put(missing?.presignedUrl ?? '', body.subarray(0, PART_BYTES))).statusCode).toBe(200);
  await ask(COMPLETE, { id: asked.assetId });
  await ask(COMPLETE, { id: asked.assetId });
  await app.jobs.drain();
  const { rows } = await app.pool.query('select state, plays_as_is, key from film_assets where id = $1', [
    asked.assetId,
  ]);
  expect(rows[0]).toMatchObject({ state: 'ready', plays_as_is: true });
  const kept = await app.deps.storage.read(`videos/${providerId}/${rows[0].key}/original`);
  expect(kept?.equals(body)).toBe(true);
  expect((await put(second.presignedUrl, body.subarray(second.offset))).statusCode).toBe(403);
});

const text = (words: string) => Buffer.from(words);

it.each<[string, () => Buffer | Promise<Buffer>, object]>([
  ['sound.m4a', () => filmNamed('sea.m4a'), { state: 'ready', transcoded: true, type: 'audio' }],
  ['testo.txt', () => text('Ciao'), { state: 'ready', transcoded: true, type: 'document' }],
  ['scheda.pdf', () => text('%PDF-1.7 …'), { state: 'ready', transcoded: true, type: 'document' }],
  ['foto.peg', () => aPicture(), { state: 'ready', transcoded: true, type: 'image' }],
  [
    'film.mkv',
    () => Buffer.from('1a45dfa3000000', 'hex'),
    { state: 'ready', transcoded: false, type: 'video' },
  ],
  ['film.mp4', () => text('MZ a program'), { state: 'failed', failure: 'notThatKind' }],
  ['list.mp4', () => text('#EXTM3U\nfile:///etc/passwd'), { state: 'failed', failure: 'notThatKind' }],
  ['drawing.mp4', () => text('<svg xmlns="http://www.w3.org/2000/svg"/>'), { state: 'failed' }],
  ['foto.png', () => text('<svg><script>1</script></svg>'), { state: 'failed', failure: 'notThatKind' }],
  ['scheda.pdf', () => text('MZ a program'), { state: 'failed', failure: 'notThatKind' }],
  [
    'cut.mp4',
    async () => (await filmNamed('breathing.mp4')).subarray(0, 200),
    { state: 'failed', failure: 'damaged' },
  ],
])('the bytes decide: %s', async (name, make, found) => {
  const { courseId, sectionId } = await aCourse();
  await send(ADD, sectionId, name, await make());
  const { it: product } = await ask<Product>(PRODUCT, { id: courseId });
  expect(product.files[0]).toMatchObject(found);
});

it.each([
  ['virus.exe', 10, 'fileNotAccepted'],
  ['film', 10, 'fileNotAccepted'],
  ['film.mp4', 0, 'invalidInput'],
  ['film.mp4', 5 * 1024 ** 3, 'invalidInput'],
  ['foto.jpg', 11 * 1024 ** 2, 'fileNotAccepted'],
])('%s of %i bytes is refused before a byte', async (name, bytes, code) => {
  const { sectionId } = await aCourse();
  await expect(ask(ADD, { id: sectionId, file: { name, bytes } })).rejects.toThrow(code);
});

it('a drawing is refused as the picture of a course: no page would show it', async () => {
  const { courseId } = await aCourse();
  const file = { name: 'foto.svg', bytes: 100 };
  await expect(ask(IMAGE, { id: courseId, file })).rejects.toThrow('fileNotAccepted');
});

describe('sections', () => {
  it('are copied with their files, which share what was uploaded until the last one goes', async () => {
    const { courseId, sectionId } = await aCourse();
    await send(ADD, sectionId, 'a.txt', text('Ciao'));
    await ask(
      'mutation($providerId: Id!, $id: Id!) { duplicateSection(providerId: $providerId, sectionId: $id) }',
      { id: sectionId },
    );
    const { it: product } = await ask<Product>(PRODUCT, { id: courseId });
    const [one, copy] = product.files;
    expect(product.sections.map(({ numberOfFiles, orderIndex }) => [numberOfFiles, orderIndex])).toEqual([
      [1, 1],
      [1, 2],
    ]);
    expect([copy?.copyId, copy?.assetId]).toEqual([one?.id, one?.assetId]);
    const remove =
      'mutation($providerId: Id!, $id: Id!) { removeFileFromSection(providerId: $providerId, fileId: $id) }';
    const assets = async () =>
      (await app.pool.query('select id from film_assets where provider_id = $1', [providerId])).rows.length;
    await ask(remove, { id: one?.id });
    expect(await assets()).toBe(1);
    await ask(remove, { id: copy?.id });
    expect(await assets()).toBe(0);
  });

  it('go only when they are empty, and a course only without them; archived it is with them alone', async () => {
    const { courseId, sectionId } = await aCourse();
    await send(ADD, sectionId, 'a.txt', text('Ciao'));
    const id = { id: courseId };
    await expect(
      ask('mutation($providerId: Id!, $id: Id!) { deleteProduct(providerId: $providerId, id: $id) }', id),
    ).rejects.toThrow('sectionsInProduct');
    await expect(
      ask('mutation($providerId: Id!, $id: Id!) { deleteSection(providerId: $providerId, sectionId: $id) }', {
        id: sectionId,
      }),
    ).rejects.toThrow('sectionInvalidArchive');
    const archive =
      'mutation($providerId: Id!, $id: Id!, $with: Boolean) { archiveProducts(providerId: $providerId, ids: [$id], withContent: $with) }';
    await expect(ask(archive, id)).rejects.toThrow('productInvalidArchive');
    await ask(archive, { ...id, with: true });
  });

  it('keep their order unless every one of them is named', async () => {
    const { courseId, sectionId } = await aCourse();
    const { createSection: second } = await ask<{ createSection: number }>(SECTION, {
      id: courseId,
      input: { name: 'Due' },
    });
    const reorder =
      'mutation($providerId: Id!, $id: Id!, $ids: [Id!]!) { reorderSections(providerId: $providerId, productId: $id, ids: $ids) }';
    await expect(ask(reorder, { id: courseId, ids: [second] })).rejects.toThrow('invalidInput');
    await expect(ask(reorder, { id: courseId, ids: [second, 999_999] })).rejects.toThrow('invalidInput');
    await ask(reorder, { id: courseId, ids: [second, sectionId] });
    const { it: product } = await ask<Product>(PRODUCT, { id: courseId });
    expect(product.sections.map(({ name }) => name)).toEqual(['Due', 'Uno']);
  });
});

describe('a visitor', () => {
  const guest: Actor = { kind: 'guest' };

  it('opens what is free, and what is not is locked', async () => {
    const made = await aVideoCourse(app.work(), app.deps.storage, { providerId });
    const { it: files } = await ask<{ it: object[] }>(FILES, { id: made.courseId }, guest);
    expect(files).toMatchObject([
      { free: true, locked: false, signedUrl: expect.stringContaining('/media/watch/') },
      { free: false, locked: true, closedBecause: 'fileLocked', signedUrl: null },
    ]);
    const open =
      'query($providerId: Id!, $id: Id!) { getCustomerPublicFile(id: $id, providerId: $providerId) { type signedUrl } }';
    await expect(ask(open, { id: made.paidFileId }, guest)).rejects.toThrow('fileLocked');
    expect(await ask(open, { id: made.freeFileId }, guest)).toMatchObject({
      getCustomerPublicFile: { type: 'video' },
    });
  });

  it('finds courses by a word, of providers that show and whose package has videos', async () => {
    const name = `Danza ${providerId}`;
    await aVideoCourse(app.work(), app.deps.storage, { providerId, name });
    const hidden = await aProvider(app.work(), { packageId: 3 });
    await aVideoCourse(app.work(), app.deps.storage, { providerId: hidden, name });
    await changeStatus(app.work(), hidden, { isLocked: true }, 'system:test');
    const grow = await aProvider(app.work(), { packageId: 1 });
    await aVideoCourse(app.work(), app.deps.storage, { providerId: grow, name });
    await aVideoCourse(app.work(), app.deps.storage, { providerId, name, isPublished: false });
    const list =
      'query($word: String) { it: getVideoCoursesYouFeel(keyword: $word) { total items { name providerId } } }';
    expect(await ask(list, { word: name }, guest)).toEqual({
      it: { total: 1, items: [{ name, providerId }] },
    });
    expect(await ask(list, { word: '%' }, guest)).toEqual({ it: { total: 0, items: [] } });
    const films =
      'query($word: String) { it: getPublicVideoFiles(keyword: $word) { total items { file { title locked } } } }';
    expect(await ask(films, { word: name }, guest)).toMatchObject({
      it: { total: 2, items: [{ file: { locked: false } }, { file: { locked: true } }] },
    });
  });

  it('gets nothing at the address of staff', async () => {
    const made = await aVideoCourse(app.work(), app.deps.storage, { providerId, isPublished: false });
    const { it: product } = await ask<Product>(PRODUCT, { id: made.courseId });
    expect((await get(product.files[1]?.signedUrl ?? '')).statusCode).toBe(403);
  });
});
