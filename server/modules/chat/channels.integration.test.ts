import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPersonWithLogIn, call, worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let providerId: number;
let owner: SignedInPerson;
let collaborator: SignedInPerson;
let vera: SignedInPerson;

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
  collaborator = await worksAt(app, providerId, 'collaborator');
  const { personId, email } = await aPersonWithLogIn(app);
  await aCustomer(app.work(), { providerId, personId, email });
  vera = anActor({ personId, area: 'public' });
});

const CREATE = 'mutation($p: Id!, $n: String!) { createChannel(providerId: $p, input: { name: $n }) }';
const LIST = `query($p: Id!) { getChannels(providerId: $p) {
  id name creator unreadChats canPost lastMessage { content notificationIds } } }`;
const POST = `mutation($c: String!, $t: String!, $id: String!) {
  sendMessage(chatId: $c, message: { content: $t }, tempId: $id) { id } }`;
const DELETE = 'mutation($c: String!, $m: Int!) { deleteMessage(chatId: $c, messageId: $m) }';
const END = 'mutation($p: Id!, $c: Id!) { archiveChannel(providerId: $p, channelId: $c) }';
const READ = `query($c: String!, $after: Int) { getMessages(chatId: $c, after: $after) {
  messages { id content senderId senderName isOwn } deletedIds lastNumber } }`;

interface Listed {
  id: number;
  name: string;
  unreadChats: boolean;
  canPost: boolean;
  lastMessage: { content: string; notificationIds: number[] } | null;
}

const asked = <T>(document: string, variables: object, actor: SignedInPerson, idempotencyKey?: string) =>
  call<T>(app, document, { ...variables }, { actor, ...(idempotencyKey && { idempotencyKey }) });
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: { code: string }) => error.code,
  );
const create = (actor: SignedInPerson, name: string) =>
  asked(CREATE, { p: providerId, n: name }, actor, randomUUID());
const list = (actor: SignedInPerson) => asked<Listed[]>(LIST, { p: providerId }, actor);
const post = (actor: SignedInPerson, channel: number, text: string, tempId: string = randomUUID()) =>
  asked<{ id: number }>(POST, { c: String(channel), t: text, id: tempId }, actor);

it('a center posts; its customers and staff read, and what was read leaves the notifications', async () => {
  expect(await list(vera)).toEqual([]);
  await create(owner, 'Orari');
  const [{ id } = { id: 0 }] = await list(owner);
  const tempId = randomUUID();
  const first = await post(owner, id, 'Lunedì chiusi', tempId);
  expect(await post(owner, id, 'Lunedì chiusi', tempId)).toEqual(first);
  const everybody = [vera.personId, collaborator.personId].toSorted((one, other) => one - other);
  expect(await list(owner)).toMatchObject([
    { unreadChats: false, canPost: true, lastMessage: { notificationIds: everybody } },
  ]);
  expect(await list(vera)).toMatchObject([
    {
      name: 'Orari',
      creator: expect.stringMatching(/^Centro Yoga/),
      unreadChats: true,
      canPost: false,
      lastMessage: { notificationIds: [vera.personId] },
    },
  ]);
  expect(await asked(READ, { c: String(id) }, vera)).toMatchObject({
    messages: [{ content: 'Lunedì chiusi', senderId: 0, isOwn: false }],
  });
  const UNREAD = '{ getUnreadNotifications { chatId providerId messageId } }';
  expect(await asked(UNREAD, {}, vera)).toEqual([{ chatId: String(id), providerId, messageId: 1 }]);
  expect(await asked(UNREAD, {}, collaborator)).toHaveLength(1);
  expect(await asked(UNREAD, {}, owner)).toEqual([]);
  await asked('mutation($id: Id!) { readChannel(id: $id) }', { id }, vera);
  expect(await asked(UNREAD, {}, vera)).toEqual([]);
  expect(await list(vera)).toMatchObject([{ unreadChats: false, lastMessage: { notificationIds: [] } }]);
  expect(await list(owner)).toMatchObject([{ lastMessage: { notificationIds: [collaborator.personId] } }]);

  expect(await code(asked(DELETE, { c: String(id), m: first.id }, vera))).toBe('notFound');
  await asked(DELETE, { c: String(id), m: first.id }, owner);
  expect(await asked(READ, { c: String(id), after: 1 }, vera)).toEqual({
    messages: [],
    deletedIds: [1],
    lastNumber: 2,
  });
});

it('readers post nothing, others read nothing, and one that is archived is gone', async () => {
  expect(await code(create(collaborator, 'Orari'))).toBe('NotAuthorizedException');
  expect(await code(create(owner, '  '))).toBe('invalidInput');
  await create(owner, 'Orari');
  const [{ id } = { id: 0 }] = await list(owner);
  for (const reader of [vera, collaborator]) expect(await code(post(reader, id, 'Ciao'))).toBe('notFound');
  const stranger = anActor({ personId: (await aPersonWithLogIn(app)).personId, area: 'public' });
  const elsewhere = await worksAt(app, await aProvider(app.work(), {}), 'owner');
  for (const other of [stranger, elsewhere]) {
    expect(await code(list(other))).toBe('notFound');
    expect(await code(asked(READ, { c: String(id) }, other))).toBe('notFound');
  }
  await app.pool.query('update customers set blacklisted = true where person_id = $1', [vera.personId]);
  expect(await code(list(vera))).toBe('notFound');
  const of = { p: providerId, c: id };
  const EDIT =
    'mutation($p: Id!, $c: Id!) { editChannel(providerId: $p, channelId: $c, input: { name: "Novità" }) }';
  await asked(EDIT, of, owner, randomUUID());
  expect(await list(collaborator)).toMatchObject([{ name: 'Novità' }]);
  await asked(END, of, owner, randomUUID());
  expect(await list(owner)).toEqual([]);
  expect(await code(post(owner, id, 'Ciao'))).toBe('notFound');
});

it('who posted deletes their posts of a channel that is archived, and nobody else does', async () => {
  await create(owner, 'Orari');
  const [{ id } = { id: 0 }] = await list(owner);
  const mine = await post(owner, id, 'Lunedì chiusi');
  await asked(END, { p: providerId, c: id }, owner, randomUUID());
  const remove = (actor: SignedInPerson) => asked(DELETE, { c: String(id), m: mine.id }, actor);
  const manager = await worksAt(app, providerId, 'owner');
  for (const other of [vera, collaborator, manager]) expect(await code(remove(other))).toBe('notFound');
  await remove(owner);
  await remove(owner);
  const { rows } = await app.pool.query('select content from channel_posts where channel = $1', [id]);
  expect(rows).toEqual([{ content: '' }]);
  expect(await code(asked(READ, { c: String(id) }, owner))).toBe('notFound');
});

it('of more channels than a list shows those with something unread are in it', async () => {
  await create(owner, 'Orari');
  const [{ id } = { id: 0 }] = await list(owner);
  await post(owner, id, 'Lunedì chiusi');
  await app.pool.query(
    `insert into channels (provider_id, name, creator_id, last_at, created_at)
      select $1::bigint, 'Corso ' || n, $2::bigint, $3::timestamptz + interval '1 hour', $3::timestamptz from generate_series(1, 100) n`,
    [providerId, owner.personId, app.clock.now()],
  );
  const shown = await list(vera);
  expect(shown).toHaveLength(100);
  expect(shown[0]).toMatchObject({ id, unreadChats: true });
});

it('lists what is unread first, then the latest', async () => {
  const names = ['Orari', 'Corsi', 'Novità'];
  for (const name of names) {
    await create(owner, name);
    const made = (await list(owner)).find((one) => one.name === name);
    app.clock.advance(60_000);
    await post(owner, made?.id ?? 0, 'Ciao');
  }
  const shown = await list(vera);
  expect(shown.map(({ name }) => name)).toEqual(['Novità', 'Corsi', 'Orari']);
  await asked('mutation($id: Id!) { readChannel(id: $id) }', { id: shown[0]?.id }, vera);
  expect((await list(vera)).map(({ name }) => name)).toEqual(['Corsi', 'Orari', 'Novità']);
});

it('takes twenty posts an hour', async () => {
  await create(owner, 'Orari');
  const [{ id } = { id: 0 }] = await list(owner);
  for (let number = 1; number <= 20; number += 1) await post(owner, id, `${number}`);
  expect(await code(post(owner, id, '21'))).toBe('tooManyRequests');
});
