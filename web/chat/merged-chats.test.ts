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
