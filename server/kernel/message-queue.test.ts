import { describe, expect, it, vi } from 'vitest';
import { MessageQueue } from './message-queue.ts';

const queue = () => {
  const onEnd = vi.fn<() => void>();
  return { onEnd, messages: new MessageQueue<string>('many', onEnd) };
};

describe('a queue of messages', () => {
  it('hands them on in their order, those that wait and those that come', async () => {
    const { messages } = queue();
    messages.push('a');
    messages.push('b');
    expect([await messages.next(), await messages.next()]).toEqual([
      { value: 'a', done: false },
      { value: 'b', done: false },
    ]);
    const next = messages.next();
    messages.push('c');
    expect(await next).toEqual({ value: 'c', done: false });
  });

  it('keeps for a slow reader one message in the place of too many', async () => {
    const { messages } = queue();
    for (let turn = 0; turn < 60; turn += 1) messages.push(String(turn));
    expect(await messages.next()).toEqual({ value: 'many', done: false });
    expect(await messages.next()).toEqual({ value: '51', done: false });
  });

  it('ends once, for who waits and for who comes later, and takes nothing more', async () => {
    const { messages, onEnd } = queue();
    const next = messages.next();
    await messages.return();
    messages.push('late');
    expect([await next, await messages.next()]).toEqual([
      { value: undefined, done: true },
      { value: undefined, done: true },
    ]);
    await messages.return();
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  it.each([true, false])(
    'ends with an error before what waits; a reader that waits: %s',
    async (isWaiting) => {
      const { messages, onEnd } = queue();
      const next = isWaiting ? messages.next() : null;
      if (!isWaiting) messages.push('never read');
      messages.fail(new Error('over'));
      await expect(next ?? messages.next()).rejects.toThrow('over');
      expect(await messages.next()).toEqual({ value: undefined, done: true });
      expect(onEnd).toHaveBeenCalledTimes(1);
    },
  );
});
