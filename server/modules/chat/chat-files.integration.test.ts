import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPersonWithLogIn, call, worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aChat } from './builders.ts';
import { fileAtAddress } from './use-cases/chat-files.ts';
import { chatPersonalData } from './use-cases/personal-data.ts';

const MOST_BYTES = 200_000;

let app: TestApp;
let providerId: number;
let owner: SignedInPerson;
let vera: SignedInPerson;
let chatId: string;

beforeAll(async () => {
  app = await openTestApp({ environment: { CHAT_FILE_BYTES: String(MOST_BYTES) } });
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  providerId = await aProvider(app.work(), { name: 'Centro Yoga' });
  owner = await worksAt(app, providerId, 'owner');
  const { personId, email } = await aPersonWithLogIn(app);
  await aCustomer(app.work(), { providerId, personId, email });
  vera = anActor({ personId, area: 'public' });
  ({ chatId } = await aChat(app.work(), { providerId, members: [0, personId], senderId: personId }));
});

const REQUEST = 'mutation($c: String!, $b: Int!) { requestChatUpload(chatId: $c, bytes: $b) { uploadId } }';
const SEND = `mutation($c: String!, $n: String!, $id: String!, $u: Id) {
  sendMessage(chatId: $c, message: { content: $n }, tempId: $id, uploadId: $u) { ...Shown } }
  fragment Shown on ChatMessage { id type content file { name bytes width height } }`;
const READ = 'query($c: String!) { getMessages(chatId: $c) { messages { id type content } } }';

interface Shown {
  id: number;
  type: string;
  content: string;
  file: { name: string; bytes: number; width: number | null; height: number | null } | null;
}

const code = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { code: string }) => error.code,
  );
const asked = <T>(document: string, variables: object, actor: SignedInPerson) =>
  call<T>(app, document, { ...variables }, { actor });

/** Uploads a file as a browser would. @returns its id */
async function uploaded(actor: SignedInPerson, content: Buffer, announced = content.length): Promise<number> {
  const { uploadId } = await asked<{ uploadId: number }>(REQUEST, { c: chatId, b: announced }, actor);
  const { rows } = await app.pool.query<{ key: string }>(
    'select object_key as key from uploads where id = $1',
    [uploadId],
  );
  await app.deps.storage.write(rows[0]?.key ?? '', content);
  return uploadId;
}

const send = (actor: SignedInPerson, name: string, uploadId: number | null, tempId: string = randomUUID()) =>
  asked<Shown>(SEND, { c: chatId, n: name, id: tempId, u: uploadId }, actor);
const give = async (actor: SignedInPerson, name: string, content: Buffer) =>
  send(actor, name, await uploaded(actor, content));
const open = (actors: SignedInPerson[], content: string) => {
  const [, , , fileCode = '', name = ''] = content.split('/');
  const at = { code: fileCode, name: decodeURIComponent(name) };
  return fileAtAddress({ work: app.work(), actors, deps: app.deps }, at);
};
const asReadBy = async (actor: SignedInPerson, id: number) =>
  (await asked<{ messages: Shown[] }>(READ, { c: chatId }, actor)).messages.find((one) => one.id === id)
    ?.content ?? '';

it('a voice note is webm, is played where its message is, and goes with it', async () => {
  const VOICE = SEND.replace('{ content: $n }', '{ content: $n, type: "audio" }');
  const say = async (content: Buffer) =>
    asked<Shown>(
      VOICE,
      { c: chatId, n: 'Nota vocale.webm', id: randomUUID(), u: await uploaded(vera, content) },
      vera,
    );
  const head = '1a45dfa39f4286810142f7810142f2810442f381084282847765626d';
  expect(await code(say(Buffer.from('%PDF-1.7')))).toBe('fileNotAccepted');
  expect(await code(say(Buffer.from(head, 'hex')))).toBe('fileNotAccepted');
  const sent = await say(Buffer.from(`${head}1f43b675ff`, 'hex'));
  expect(sent).toMatchObject({ type: 'audio', file: { name: 'Nota vocale.webm', width: null } });
  const atDesk = await open([owner], await asReadBy(owner, sent.id));
  expect(atDesk.isVoiceNote).toBe(true);
  const DELETE = 'mutation($c: String!, $m: Int!) { deleteMessage(chatId: $c, messageId: $m) }';
  await asked(DELETE, { c: chatId, m: sent.id }, vera);
  expect(await code(open([vera], sent.content))).toBe('notFound');
});

it('a picture is made anew in two sizes without what the camera wrote, and opens for both sides alone', async () => {
  const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#3a7' } })
    .withExif({ IFD0: { Copyright: 'Segreto' } })
    .png()
    .toBuffer();
  const sent = await give(vera, 'Il mio ginocchio.png', photo);
  expect(sent).toMatchObject({
    type: 'image',
    content: expect.stringMatching(/^\/chat\/files\/[\w.-]+\/Il%20mio%20ginocchio$/),
    file: { name: 'Il mio ginocchio', width: 2048, height: 1024 },
  });
  const hers = await open([vera], sent.content);
  const large = await app.deps.storage.read(`${hers.key}/large`);
  expect(await sharp(large ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 2048 });
  expect(large?.includes('Segreto')).toBe(false);
  const small = await app.deps.storage.read(`${hers.key}/small`);
  expect(await sharp(small ?? undefined).metadata()).toMatchObject({ format: 'jpeg', width: 480 });

  const atDesk = await asReadBy(owner, sent.id);
  expect((await open([vera, owner], atDesk)).key).toBe(hers.key);
  // The address of another reader, and somebody who is no member any more
  expect(await code(open([owner], sent.content))).toBe('notFound');
  expect(await code(open([], sent.content))).toBe('notFound');
  const left = { ...owner, providerRoles: [] };
  expect(await code(open([left], atDesk))).toBe('notFound');
  app.clock.set(new Date(app.clock.now().getTime() + 2 * 3_600_000));
  expect(await code(open([vera], sent.content))).toBe('notFound');
  expect(await code(open([vera], await asReadBy(vera, sent.id)))).toBe(null);
});

it.each([
  ['orari.pdf', Buffer.from('%PDF-1.7')],
  ['disegno.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['rotta.jpg', Buffer.from('ffd8ffe000104a464946', 'hex')],
])('%s is a file, which is kept as it came', async (name, content) => {
  const sent = await give(owner, name, content);
  expect(sent).toMatchObject({ type: 'file', file: { name, bytes: content.length, width: null } });
  const { key } = await open([owner], sent.content);
  expect(await app.deps.storage.read(`${key}/file`)).toEqual(content);
});

it('what is sent twice is stored once, and an upload of somebody else is nobody’s', async () => {
  const uploadId = await uploaded(vera, Buffer.from('uno'));
  expect(await code(send(owner, 'uno.txt', uploadId))).toBe('fileNotAccepted');
  const tempId = randomUUID();
  const first = await send(vera, 'uno.txt', uploadId, tempId);
  expect(await send(vera, 'uno.txt', uploadId, tempId)).toEqual(first);
  expect(await code(send(vera, 'uno.txt', uploadId))).toBe('fileNotAccepted');
});

it('too large, too much in a day, and a stranger’s first file are refused', async () => {
  expect(await code(uploaded(vera, Buffer.from('x'), MOST_BYTES + 1))).toBe('fileNotAccepted');
  const lied = await uploaded(vera, Buffer.alloc(MOST_BYTES + 1), 10);
  expect(await code(send(vera, 'grande.bin', lied))).toBe('fileNotAccepted');
  const { id } = await give(vera, 'uno.txt', Buffer.from('uno'));
  await app.pool.query('update chat_files set bytes = $2 where number = $1 and sender_id = $3', [
    id,
    200 * 1024 * 1024 - 5,
    vera.personId,
  ]);
  expect(await code(uploaded(vera, Buffer.alloc(6)))).toBe('tooManyRequests');
  const stranger = anActor({ personId: (await aPersonWithLogIn(app)).personId, area: 'public' });
  const members: [number, number] = [0, stranger.personId];
  ({ chatId } = await aChat(app.work(), { providerId, members, senderId: stranger.personId }));
  expect(await code(uploaded(stranger, Buffer.from('x')))).toBe('chatWaits');
  await aChat(app.work(), { providerId, members, senderId: owner.personId });
  expect(await give(stranger, 'ora.txt', Buffer.from('x'))).toMatchObject({ type: 'file' });
});

it('goes with its message, and with its person', async () => {
  const first = await give(vera, 'uno.txt', Buffer.from('uno'));
  const { key } = await open([vera], first.content);
  const DELETE = 'mutation($c: String!, $m: Int!) { deleteMessage(chatId: $c, messageId: $m) }';
  await asked(DELETE, { c: chatId, m: first.id }, vera);
  await app.jobs.drain();
  expect(await app.deps.storage.read(`${key}/file`)).toBe(null);
  expect(await code(open([vera], first.content))).toBe('notFound');

  const second = await give(vera, 'due.txt', Buffer.from('due'));
  const kept = await give(owner, 'del centro.txt', Buffer.from('tre'));
  const taken = await open([vera], second.content);
  const hers = { personId: vera.personId, addresses: [] };
  const exported = JSON.stringify(await chatPersonalData.export(app.work(), app.deps, hers));
  expect(exported).toContain('"file":"due.txt"');
  expect(exported).toContain('/chat/files/');
  await app.work().transaction((tx) => chatPersonalData.erase(tx, hers));
  await app.jobs.drain();
  expect(await app.deps.storage.read(`${taken.key}/file`)).toBe(null);
  expect(await code(open([owner], await asReadBy(owner, kept.id)))).toBe(null);
});
