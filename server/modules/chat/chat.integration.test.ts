import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  actorAt,
  aPersonWithLogIn,
  call,
  worksAt,
} from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { Actor, SignedInPerson } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { chatPersonalData } from './use-cases/personal-data.ts';

let app: TestApp;
let providerId: number;
let owner: SignedInPerson & { email: string };
let vera: Actor & { personId: number };

const CREATE =
  'mutation($m: [MemberId!]!, $p: Id!) { createChat(members: $m, providerId: $p) { chatId name canWrite } }';
const SEND = `mutation($c: String!, $t: String!, $id: String!, $seen: Int) {
  sendMessage(chatId: $c, message: { content: $t }, tempId: $id, seen: $seen) { id content senderId senderName isOwn } }`;
const READ = `query($c: String!, $after: Int) { getMessages(chatId: $c, after: $after) {
  messages { id content senderId senderName isOwn tempId } deletedIds lastNumber isWhole } }`;
const LIST = `query($p: Id!, $w: Boolean) { getChats(providerId: $p, onlyWaiting: $w) {
  chatId name role unreadChats waitingSince lastMessage { content } user { email } } }`;
const UNREAD = 'query { getUnreadNotifications { chatId providerId messageId } }';

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  providerId = await aProvider(app.work(), { name: 'Centro Yoga' });
  owner = await worksAt(app, providerId, 'owner');
  vera = await aPersonSignedIn();
});

async function aPersonSignedIn(at = providerId, isCustomer = true) {
  const { personId, email } = await aPersonWithLogIn(app);
  if (isCustomer) await aCustomer(app.work(), { providerId: at, personId, email });
  return anActor({ personId, area: 'public' });
}

const asked = <T>(document: string, variables: object, actor: Actor) =>
  call<T>(app, document, { ...variables }, { actor });
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { code: string }) => error.code,
  );
const chatWith = async (actor: Actor & { personId: number }, p = providerId) =>
  (await asked<{ chatId: string }>(CREATE, { m: [actor.personId, 0], p }, actor)).chatId;
const say = (actor: Actor, chatId: string, text: string, more: { id?: string; seen?: number } = {}) =>
  asked<{ id: number; senderName: string; senderId: number }>(
    SEND,
    { c: chatId, t: text, id: more.id ?? randomUUID(), seen: more.seen ?? null },
    actor,
  );
const read = (actor: Actor, chatId: string, after?: number) =>
  asked<{
    messages: { id: number; content: string; senderName: string }[];
    deletedIds: number[];
    lastNumber: number;
  }>(READ, { c: chatId, after: after ?? null }, actor);
const unread = (actor: Actor) => asked<{ chatId: string }[]>(UNREAD, {}, actor);

describe('a customer and the desk', () => {
  it('have one chat, in which each reads the other, and what is unread goes when it is read', async () => {
    const chatId = await chatWith(vera);
    expect(chatId).toBe(`0_${vera.personId}_${providerId}`);
    expect(await chatWith(vera)).toBe(chatId);
    expect(await asked(LIST, { p: providerId }, owner)).toEqual([]);
    await say(vera, chatId, 'Avete posto?\n<script>alert(1)</script>');
    expect(await asked(LIST, { p: providerId, w: true }, owner)).toMatchObject([
      { chatId, name: 'Sara Bosco', role: 'customer', unreadChats: true, waitingSince: expect.any(String) },
    ]);
    expect(await unread(owner)).toEqual([{ chatId, providerId, messageId: 1 }]);
    await asked('mutation($c: String!) { markChatRead(chatId: $c, messageId: 99) }', { c: chatId }, owner);
    expect(await unread(owner)).toEqual([]);
    expect(await say(owner, chatId, 'Certo', { seen: 1 })).toMatchObject({ senderId: owner.personId });
    expect(await unread(vera)).toEqual([{ chatId, providerId, messageId: 2 }]);
    expect((await read(vera, chatId)).messages).toMatchObject([
      { id: 1, content: 'Avete posto?\n<script>alert(1)</script>', senderId: vera.personId, isOwn: true },
      { id: 2, content: 'Certo', senderId: 0, senderName: 'Centro Yoga · Sara', isOwn: false },
    ]);
    expect(await asked(LIST, { p: providerId, w: true }, owner)).toEqual([]);
  });

  it('store once what is sent twice, and delete their own alone, for both', async () => {
    const chatId = await chatWith(vera);
    const id = randomUUID();
    const first = await say(vera, chatId, 'una volta', { id });
    expect(await say(vera, chatId, 'altre parole', { id })).toEqual(first);
    await say(vera, chatId, 'due');
    const REMOVE = 'mutation($c: String!, $m: Int!) { deleteMessage(chatId: $c, messageId: $m) }';
    expect(await code(asked(REMOVE, { c: chatId, m: 1 }, owner))).toBe('notFound');
    expect(await code(asked(REMOVE, { c: chatId, m: 0 }, vera))).toBe('notFound');
    for (let again = 0; again < 2; again += 1) await asked(REMOVE, { c: chatId, m: 2 }, vera);
    expect(await read(owner, chatId, 1)).toMatchObject({ messages: [], deletedIds: [2], lastNumber: 3 });
    expect(await unread(owner)).toEqual([{ chatId, providerId, messageId: 1 }]);
  });

  it.each(['', '   \n ', 'x'.repeat(4001), 'testo \u202E girato'])('refuse %j', async (text) => {
    expect(await code(say(vera, await chatWith(vera), text))).toBe('invalidInput');
  });

  it('hold up a second answer of the desk', async () => {
    const chatId = await chatWith(vera);
    await say(vera, chatId, 'C’è posto?');
    const manager = await worksAt(app, providerId, 'manager');
    await say(manager, chatId, 'Sì', { seen: 1 });
    expect(await code(say(owner, chatId, 'No', { seen: 1 }))).toBe('changedMeanwhile');
    await say(owner, chatId, 'A presto', { seen: 2 });
  });

  it('are closed by either side, and for the blacklisted, without saying why', async () => {
    const chatId = await chatWith(vera);
    await say(vera, chatId, 'ciao');
    const BLOCK = 'mutation($c: String!, $b: Boolean!) { blockChat(chatId: $c, isBlocked: $b) }';
    await asked(BLOCK, { c: chatId, b: true }, vera);
    expect(await code(say(owner, chatId, 'ciao'))).toBe('chatClosed');
    await asked(BLOCK, { c: chatId, b: false }, vera);
    await say(owner, chatId, 'ciao');
    const { rows } = await app.pool.query(
      'update customers set blacklisted = true where provider_id = $1 and person_id = $2 returning id',
      [providerId, vera.personId],
    );
    expect(rows).toHaveLength(1);
    expect(await code(say(vera, chatId, 'ciao'))).toBe('chatClosed');
  });
});

describe('others', () => {
  it('of another center, another area or without the role learn nothing of a chat', async () => {
    const chatId = await chatWith(vera);
    await say(vera, chatId, 'segreto');
    const elsewhere = await worksAt(app, await aProvider(app.work()), 'owner');
    const carla = await worksAt(app, providerId, 'collaborator');
    const stranger = await aPersonSignedIn();
    const inBusiness = actorAt(app, vera.personId, elsewhere.providerRoles[0]?.providerId ?? 0, 'owner');
    for (const actor of [elsewhere, carla, stranger, inBusiness]) {
      expect(await code(read(actor, chatId))).toBe('notFound');
      expect(await code(say(actor, chatId, 'io'))).toBe('notFound');
    }
    expect(await code(read({ kind: 'guest' }, chatId))).toBe('unauthenticated');
    expect(await code(read(vera, '0_x_1'))).toBe('notFound');
    expect(await code(asked(CREATE, { m: [stranger.personId, 0], p: providerId }, vera))).toBe('notFound');
    expect(await code(asked(CREATE, { m: [vera.personId, stranger.personId], p: providerId }, vera))).toBe(
      'notFound',
    );
  });

  it('who are strangers write three times before the center answers, and to published ones alone', async () => {
    const stranger = await aPersonSignedIn(providerId, false);
    const chatId = await chatWith(stranger);
    for (const text of ['uno', 'due', 'tre']) await say(stranger, chatId, text);
    expect(await code(say(stranger, chatId, 'quattro'))).toBe('chatWaits');
    await say(owner, chatId, 'eccoci');
    await say(stranger, chatId, 'quattro');
    const hidden = await aProvider(app.work());
    await app.pool.query('update providers set publish_online = false where id = $1', [hidden]);
    expect(await code(chatWith(stranger, hidden))).toBe('notFound');
  });
});

describe('colleagues', () => {
  it('write to each other, and nobody else reads it', async () => {
    const carla = await worksAt(app, providerId, 'collaborator');
    const director = await worksAt(app, providerId, 'director');
    const pair = [owner.personId, carla.personId];
    const { chatId } = await asked<{ chatId: string }>(CREATE, { m: pair, p: providerId }, owner);
    await say(owner, chatId, 'Domani apri tu?');
    expect(await asked(LIST, { p: providerId }, carla)).toMatchObject([
      { chatId, role: 'colleague', unreadChats: true },
    ]);
    expect(await asked(LIST, { p: providerId }, director)).toEqual([]);
    expect(await code(read(director, chatId))).toBe('notFound');
  });

  it('find each other and customers with a log-in, by parts of name and e-mail', async () => {
    const FIND = 'query($p: Id!, $s: String) { getChatPartners(providerId: $p, search: $s) { id role } }';
    const carla = await worksAt(app, providerId, 'collaborator');
    expect(await asked(FIND, { p: providerId, s: 'BOSC' }, owner)).toContainEqual({
      id: carla.personId,
      role: 'collaborator',
    });
    const { rows } = await app.pool.query<{ email: string }>('select email from people where id = $1', [
      vera.personId,
    ]);
    expect(await asked(FIND, { p: providerId, s: rows[0]?.email }, owner)).toEqual([
      { id: vera.personId, role: 'customer' },
    ]);
    expect(await asked(FIND, { p: providerId, s: rows[0]?.email }, carla)).toEqual([]);
  });
});

it('whoever leaves takes their words along; the center keeps its own', async () => {
  const chatId = await chatWith(vera);
  await say(vera, chatId, 'mia');
  await say(owner, chatId, 'nostra');
  const exported = await chatPersonalData.export(app.work(), app.deps, {
    personId: vera.personId,
    addresses: [],
  });
  expect(exported).toMatchObject({
    chats: [{ provider: 'Centro Yoga', messages: [{ text: 'mia' }, { text: 'nostra' }] }],
  });
  for (const { personId } of [vera, owner])
    await app.work().transaction((tx) => chatPersonalData.erase(tx, { personId, addresses: [] }));
  expect((await read(owner, chatId)).messages).toMatchObject([{ content: 'nostra' }]);
  expect((await read(owner, chatId, 2)).deletedIds).toEqual([1]);
});
