import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '#server/modules/identity/builders.ts';
import { aProvider } from '#server/modules/providers/builders.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aChat } from './builders.ts';
import { findChat, listChats, markRead } from './store/chats.ts';
import { changesAfter, emptyMessage } from './store/messages.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('the pages of a list hold each chat once, unread ones first, then the latest', async () => {
  const providerId = await aProvider(app.work(), { name: 'Centro Yoga' });
  const made: string[] = [];
  for (let index = 0; index < 7; index += 1) {
    const customer = await aPerson(app.work(), { email: `pagina${index}@example.it` });
    const { chatId } = await aChat(app.work(), { providerId, members: [0, customer], senderId: customer });
    made.push(chatId);
    const chat = await findChat(app.work(), chatId);
    if (chat && index % 2 === 1) await markRead(app.work(), chat, 0, 1);
    app.clock.advance(1);
  }
  const listed: string[] = [];
  const asked = [{ member: 0, providerId, kind: 'desk' as const }];
  for (let after: string | null = null; ; after = listed.at(-1) ?? null) {
    const page = await listChats(app.work(), asked, { onlyWaiting: false, after, most: 2 });
    if (page.length === 0) break;
    listed.push(...page.map(({ chatId }) => chatId));
  }
  expect(listed).toEqual([6, 4, 2, 0, 5, 3, 1].map((index) => made[index]));
});

it('changes after a number are the next ones, of those written and of those deleted', async () => {
  const providerId = await aProvider(app.work(), { name: 'Centro Yoga' });
  const customer = await aPerson(app.work(), { email: 'parole@example.it' });
  const of = { providerId, members: [0, customer] as [number, number], senderId: customer };
  const { chatId } = await aChat(app.work(), of);
  for (let index = 0; index < 4; index += 1) await aChat(app.work(), of);
  const chat = await findChat(app.work(), chatId);
  if (!chat) throw new Error('A chat was not made');
  await emptyMessage(app.work(), chat, 2);
  const numbers = async (after: number, most: number) =>
    (await changesAfter(app.work(), chat, after, most)).map(({ number }) => number);
  expect(await numbers(0, 3)).toEqual([1, 2, 3]);
  expect(await numbers(4, 9)).toEqual([2, 5]);
});
