import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aPersonWithLogIn, worksAt } from '#server/modules/colleagues/testing/colleague-steps.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { anActor } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { SignedInPerson } from '#server/kernel/request-context.ts';
import { runAudit } from '#server/run-audit.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aChat } from './builders.ts';
import { getMessages } from './use-cases/get-messages.ts';
import { getUnreadNotifications } from './use-cases/get-chats.ts';
import { markChatRead, sendMessage } from './use-cases/send-message.ts';

const RIVALS = 24;
let app: TestApp;
let chatId: string;
let vera: SignedInPerson;
let owner: SignedInPerson;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(async () => {
  expect(await runAudit(app.pool, app.clock.now())).toEqual([]);
  await app.close();
});
beforeEach(async () => {
  const providerId = await aProvider(app.work(), { name: 'Centro Yoga' });
  owner = await worksAt(app, providerId, 'owner');
  const { personId, email } = await aPersonWithLogIn(app);
  await aCustomer(app.work(), { providerId, personId, email });
  vera = anActor({ personId, area: 'public' });
  ({ chatId } = await aChat(app.work(), { providerId, members: [0, personId], senderId: personId }));
});

const say = (actor: SignedInPerson, content: string, tempId: string = randomUUID()) =>
  sendMessage(
    { work: app.work(), actor, deps: app.deps },
    { chatId, content, uploadId: null, tempId, seen: null },
  );
const numbers = async () =>
  (await getMessages({ work: app.work(), actor: owner }, { chatId, before: null, after: null })).messages.map(
    ({ id }) => id,
  );

it('a message that is sent often at once under one tempId is stored once, and answered alike', async () => {
  const tempId = randomUUID();
  const answers = await Promise.all(Array.from({ length: RIVALS }, () => say(vera, 'Avete posto?', tempId)));
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([2]));
  expect(await numbers()).toEqual([1, 2]);
});

it('messages of both sides at once take the numbers one after the other', async () => {
  await Promise.all(Array.from({ length: RIVALS }, (_, index) => say(index % 2 ? vera : owner, `${index}`)));
  expect(await numbers()).toEqual(Array.from({ length: RIVALS + 1 }, (_, index) => index + 1));
});

it('who reads while others write has unread what came after', async () => {
  const asking = { work: app.work(), actor: owner };
  const sent = Array.from({ length: RIVALS }, (_, index) => say(vera, `${index}`));
  await Promise.all([
    ...sent,
    ...Array.from({ length: 8 }, () => markChatRead(asking, { chatId, messageId: 5 })),
  ]);
  expect(await getUnreadNotifications(asking)).toMatchObject([{ chatId, messageId: RIVALS + 1 }]);
  await markChatRead(asking, { chatId, messageId: RIVALS + 1 });
  expect(await getUnreadNotifications(asking)).toEqual([]);
});
