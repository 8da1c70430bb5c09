import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Tried } from './move-calls.ts';
import type { Place } from '#web/business-frame/calendar/moves/place.ts';
import { triesOf } from './tries.ts';

const place = (start: number): Place => ({
  date: '2026-11-24',
  resourceId: 1,
  room: null,
  start,
  minutes: 60,
});
const FREE: Tried = {
  bookings: [
    { id: 1, sequence: 0, startsAt: '2026-11-24T09:00:00Z', minutes: 60, resourceId: 1, things: [] },
  ],
  against: [],
  refusal: null,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function asking(answer: (at: Place) => Promise<Tried> = () => Promise.resolve(FREE)) {
  const asked: number[] = [];
  let known = 0;
  const tries = triesOf(
    (at) => {
      asked.push(at.start);
      return answer(at);
    },
    () => {
      known += 1;
    },
  );
  return { tries, asked, known: () => known };
}

describe('what is asked while something is held', () => {
  it('is the place where it rests, not those it passes', async () => {
    const { tries, asked, known } = asking();
    for (const start of [600, 615, 630]) tries.askSoon(place(start));
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual([630]);
    expect(known()).toBe(1);
    expect(tries.known(place(630))).toBe(FREE);
    expect(tries.known(place(600))).toBeUndefined();
  });

  it('is asked once, also where it is dropped while the answer is on its way', async () => {
    const { tries, asked } = asking();
    tries.askSoon(place(600));
    await vi.advanceTimersByTimeAsync(200);
    expect(await tries.ask(place(600))).toBe(FREE);
    tries.askSoon(place(600));
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toEqual([600]);
  });

  it('is asked again after it failed', async () => {
    let isBroken = true;
    const { tries, asked } = asking(() =>
      isBroken ? Promise.reject(new TypeError('line')) : Promise.resolve(FREE),
    );
    await expect(tries.ask(place(600))).rejects.toThrow('line');
    isBroken = false;
    expect(await tries.ask(place(600))).toBe(FREE);
    expect(asked).toEqual([600, 600]);
  });

  it('is not asked any more once it is let go', async () => {
    const { tries, asked } = asking();
    tries.askSoon(place(600));
    tries.end();
    await vi.advanceTimersByTimeAsync(500);
    expect(asked).toEqual([]);
  });
});
