import { expect, it } from 'vitest';
import type { ChatMessage, MessagePage } from './chat-calls.ts';
import type { Talk, TalkEvent } from './talk-state.ts';
import { messagesOf, nextTalk, talkOf } from './talk-state.ts';

const message = (id: number, tempId: string | null = null): ChatMessage => ({
  id,
  type: 'text',
  content: `text ${id}`,
  file: null,
  senderName: 'Ada',
  createdAt: '2026-11-27T10:00:00Z',
  tempId,
  isOwn: tempId !== null,
  user: { image: null },
});
const page = (ids: number[], deletedIds: number[], lastNumber: number): MessagePage => ({
  messages: ids.map((id) => message(id)),
  deletedIds,
  lastNumber,
  isWhole: true,
});
const shown = (talk: Talk) => messagesOf(talk).map(({ id }) => id);

/** 1 to 4 written, 2 deleted by number 5, 6 written. */
const EVENTS: TalkEvent[] = [
  { kind: 'changes', page: page([3], [], 3), after: null },
  { kind: 'changes', page: page([4], [], 4), after: null },
  { kind: 'changes', page: page([], [2], 5), after: null },
  { kind: 'changes', page: page([6], [], 6), after: null },
];

it.each([
  ['in their order', [0, 1, 2, 3]],
  ['backwards', [3, 2, 1, 0]],
  ['twice', [0, 0, 1, 2, 1, 3, 3, 2]],
  ['with one lost', [0, 2, 3]],
])('ends as a reload would with events %s', (_name, order) => {
  let talk = talkOf(page([1, 2], [], 2));
  for (const at of order) talk = EVENTS.slice(at, at + 1).reduce(nextTalk, talk);
  if (talk.hasGap)
    talk = nextTalk(talk, { kind: 'changes', page: page([3, 4, 6], [2], 6), after: talk.lastNumber });
  expect(shown(talk)).toEqual([1, 3, 4, 6]);
  expect(talk).toMatchObject({ lastNumber: 6, hasGap: false });
});

it('joins the answer and the event of what was sent, whichever comes first', () => {
  const start = nextTalk(talkOf(page([1], [], 1)), {
    kind: 'sending',
    text: { tempId: 'temp-2', content: 'text 2', at: '' },
  });
  const live: TalkEvent = {
    kind: 'changes',
    page: { ...page([], [], 2), messages: [message(2, 'temp-2')] },
    after: null,
  };
  const answer: TalkEvent = { kind: 'sent', message: message(2, 'temp-2') };
  for (const events of [
    [live, answer],
    [answer, live],
  ]) {
    const end = events.reduce(nextTalk, start);
    expect(end.pending).toEqual([]);
    expect(shown(end)).toEqual([1, 2]);
    expect(end.lastNumber).toBe(2);
  }
});

it('keeps what waits over a reload, and nothing that has arrived', () => {
  const waiting = [
    { tempId: 'a', content: 'a', at: '' },
    { tempId: 'b', content: 'b', at: '' },
  ];
  const talk = talkOf({ ...page([], [], 1), messages: [message(1, 'a')] }, waiting);
  expect(talk.pending.map(({ tempId }) => tempId)).toEqual(['b']);
});
