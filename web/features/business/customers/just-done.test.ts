import { expect, it } from 'vitest';
import { justDoneIn, withJustDone, withoutJustDone } from './just-done.ts';

const read = (search: string) => justDoneIn(new URLSearchParams(search));

it('what was done with whom stands in the address and is read again', () => {
  const done = { act: 'archive', ids: [3, 4] } as const;
  expect(read(withJustDone('', done))).toEqual(done);
});

it('more than can be named at once are not said, and no more are read', () => {
  const ids = Array.from({ length: 101 }, (_one, index) => index + 1);
  expect(withJustDone('?done=archive:3', { act: 'restore', ids })).toBe('');
  expect(read(`?done=restore:${ids.join()}`)?.ids).toHaveLength(100);
});

it.each(['', '?done=', '?done=archive', '?done=archive:', '?done=archive:x', '?done=merge:3'])(
  '%s says nothing',
  (search) => expect(read(search)).toBeNull(),
);

it('each customer is named once', () => expect(read('?done=archive:3,x,3,4')?.ids).toEqual([3, 4]));

it('what else the address says stays, and what was done before goes', () => {
  expect(withJustDone('?q=ada&done=archive%3A3', { act: 'restore', ids: [3] })).toBe(
    '?q=ada&done=restore%3A3',
  );
});

it('the list without it keeps the rest', () => {
  expect(withoutJustDone('?q=ada&done=archive%3A3')).toBe('?q=ada');
  expect(withoutJustDone('?done=archive%3A3')).toBe('');
});
