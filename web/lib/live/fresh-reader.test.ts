import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FreshReader } from './fresh-reader.ts';

const BEGAN = new Date('2026-05-04T08:00:00Z');

beforeEach(() => void vi.useFakeTimers({ now: BEGAN }));
afterEach(() => void vi.useRealTimers());

/** A reader whose readings are counted, at a browser whose state the test sets. */
function aReader() {
  const browser = { hidden: false, offline: false };
  const read = vi.fn(() => Promise.resolve('read'));
  const onRead = vi.fn();
  const onBroken = vi.fn();
  const reader = new FreshReader(
    { everyMs: 30_000, read, onRead, onBroken },
    { isHidden: () => browser.hidden, isOffline: () => browser.offline },
  );
  return { reader, browser, read, onRead, onBroken };
}

test('reads by the clock, and no more once it has ended', async () => {
  const { reader, read } = aReader();
  await vi.advanceTimersByTimeAsync(60_100);
  expect(read).toHaveBeenCalledTimes(2);
  reader.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(read).toHaveBeenCalledTimes(2);
});

test('reads changes that come together once', async () => {
  const { reader, read } = aReader();
  for (let change = 0; change < 10; change += 1) reader.ask();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(1);
});

test('changes that never cease do not put a reading off', async () => {
  const { reader, read } = aReader();
  for (let change = 0; change < 20; change += 1) {
    reader.ask();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(read.mock.calls.length).toBeGreaterThan(5);
});

test('what is asked while it reads is read after, never beside', async () => {
  const { reader, read } = aReader();
  const { promise, resolve } = Promise.withResolvers<string>();
  read.mockReturnValueOnce(promise);
  reader.ask();
  await vi.advanceTimersByTimeAsync(200);
  reader.ask();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(1);
  resolve('late');
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toHaveBeenCalledTimes(2);
});

test('what cannot be read is said with the age of what is shown, asked again, and unsaid', async () => {
  const { reader, read, onRead, onBroken } = aReader();
  read.mockRejectedValueOnce(new Error('no line'));
  reader.ask();
  await vi.advanceTimersByTimeAsync(200);
  expect(onBroken).toHaveBeenLastCalledWith(BEGAN);
  expect(onRead).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(onRead).toHaveBeenCalledExactlyOnceWith('read');
  expect(onBroken).toHaveBeenLastCalledWith(null);
});

test('a lost line is said at once, and read anew when it is back', async () => {
  const { reader, browser, read, onBroken } = aReader();
  browser.offline = true;
  reader.lineChanged();
  expect(onBroken).toHaveBeenLastCalledWith(BEGAN);
  browser.offline = false;
  reader.lineChanged();
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toHaveBeenCalledTimes(1);
  expect(onBroken).toHaveBeenLastCalledWith(null);
});

test('an answer that comes after the line was lost leaves said what is lost', async () => {
  const { reader, browser, read, onRead, onBroken } = aReader();
  const { promise, resolve } = Promise.withResolvers<string>();
  read.mockReturnValueOnce(promise);
  reader.ask();
  await vi.advanceTimersByTimeAsync(200);
  browser.offline = true;
  reader.lineChanged();
  resolve('late');
  await vi.advanceTimersByTimeAsync(10);
  expect(onRead).toHaveBeenCalledExactlyOnceWith('late');
  expect(onBroken).toHaveBeenLastCalledWith(new Date(BEGAN.getTime() + 150));
});

test('nothing is read while nobody looks; all of it at once when somebody does', async () => {
  const { reader, browser, read } = aReader();
  browser.hidden = true;
  reader.ask();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(read).not.toHaveBeenCalled();
  browser.hidden = false;
  reader.lookChanged();
  await vi.advanceTimersByTimeAsync(200);
  expect(read).toHaveBeenCalledTimes(1);
});
