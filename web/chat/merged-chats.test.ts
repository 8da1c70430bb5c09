import { expect, it } from 'vitest';
import type { ChatListed } from './chat-calls.ts';
import { mergedChats } from './merged-chats.ts';

const chat = (chatId: string, lastAt: string, unreadChats = false): ChatListed => ({
  chatId,
  name: chatId,
  role: 'customer',
  unreadChats,
  waitingSince: null,
  lastAt: `2026-11-27T${lastAt}:00Z`,
  lastMessage: null,
  user: { image: null, email: null },
});

it('keeps what was listed before and takes what is told, unread ones first and then the latest', () => {
  const known = [chat('a', '09:00', true), chat('b', '12:00'), chat('c', '08:00')];
  const told = [chat('c', '13:00', true), chat('a', '09:00'), chat('d', '11:00')];
  expect(mergedChats(known, told).map(({ chatId }) => chatId)).toEqual(['c', 'b', 'd', 'a']);
});

it('keeps unread ones as the server listed them, also those listed later, until something new comes', () => {
  const known = [chat('a', '09:00', true), chat('b', '12:00', true), chat('c', '08:00')];
  const order = (chats: readonly ChatListed[]) => chats.map(({ chatId }) => chatId);
  expect(order(mergedChats(known, [chat('c', '08:00')]))).toEqual(['a', 'b', 'c']);
  expect(order(mergedChats(known, [chat('d', '11:00', true)], { areMore: true }))).toEqual([
    'a',
    'b',
    'd',
    'c',
  ]);
  expect(order(mergedChats(known, [chat('b', '13:00', true)]))).toEqual(['b', 'a', 'c']);
});
