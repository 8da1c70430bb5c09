import { describe, expect, it } from 'vitest';
import { KeptReadings } from './kept-readings.ts';

const reading = (size: number, until: Date | null = null) => ({
  bookings: Array.from({ length: size }),
  until,
  snapshot: '1:1:',
  server: 'one',
  seats: 'null',
});
const NOON = new Date('2026-11-09T12:00Z');
const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
/** What stands in the bookings is no matter here. */
const keptWith = (...[key, one, now]: [string, object, Date]) => {
  const clock = { ms: 0 };
  const kept = new KeptReadings<ReturnType<typeof reading>>(
    ({ bookings }) => bookings.length,
    () => clock.ms,
  );
  const set = (of: string, what: object, at: Date) => kept.set(of, what as never, at);
  set(key, one, now);
  return { kept, set, clock };
};

describe('readings that are kept', () => {
  it('are what was read last of the same question', () => {
    const { kept, set } = keptWith('a', reading(1), NOON);
    const second = reading(2);
    set('a', second, NOON);
    expect(kept.get('a', NOON)).toBe(second);
    expect(kept.get('b', NOON)).toBeNull();
  });

  it('end when a place is lost by time, and where the clock goes back', () => {
    const { kept } = keptWith('a', reading(1, later(5)), NOON);
    expect(kept.get('a', later(4))).not.toBeNull();
    expect(kept.get('a', later(5))).toBeNull();
    expect(kept.get('a', later(-1))).toBeNull();
  });

  it('end half an hour after they were last asked for', () => {
    const { kept, clock } = keptWith('a', reading(1), NOON);
    clock.ms = 30 * 60_000;
    expect(kept.get('a', NOON)).not.toBeNull();
    clock.ms += 1;
    expect(kept.get('a', NOON)).toBeNull();
  });

  it('make room for others, whoever was asked for longest ago first', () => {
    const { kept, set } = keptWith('a', reading(40_000), NOON);
    set('b', reading(40_000), NOON);
    set('a', reading(40_000), NOON);
    set('c', reading(40_000), NOON);
    expect([kept.get('a', NOON), kept.get('b', NOON), kept.get('c', NOON)].map(Boolean)).toEqual([
      true,
      false,
      true,
    ]);
    set('whole', reading(200_000), NOON);
    expect(kept.get('whole', NOON)).toBeNull();
  });
});
