import { describe, expect, it } from 'vitest';
import { addDays } from '#contracts/time.ts';
import { planBookings } from './plan-bookings.ts';
import { randomFrom } from './random.ts';
import { TOWN_CUSTOMERS } from './town/customers.ts';

const now = new Date('2026-03-29T10:00:00Z');
const today = '2026-03-29';
const plan = { bookings: 500, now, today, customers: TOWN_CUSTOMERS, liveliness: [1, 0, 3] };

describe('the plan of bookings', () => {
  const planned = planBookings(randomFrom(7), plan);

  it('is the same from the same seed, and another from another', () => {
    expect(planBookings(randomFrom(7), plan)).toEqual(planned);
    expect(planBookings(randomFrom(8), plan)).not.toEqual(planned);
  });

  it('is in order, never ahead of now, and never after the day that is booked', () => {
    expect(planned.map(({ at }) => at)).toEqual(
      planned.map(({ at }) => at).toSorted((one, other) => one.getTime() - other.getTime()),
    );
    for (const { at, date } of planned) {
      expect(at.getTime()).toBeLessThan(now.getTime());
      expect(at.toISOString().slice(0, 10) <= date).toBe(true);
    }
  });

  it('spans two weeks either way, busier near today', () => {
    const within = (days: number): number =>
      planned.filter(({ date }) => date >= addDays(today, -days) && date <= addDays(today, days)).length;
    expect(within(14)).toBe(500);
    expect(within(3)).toBeGreaterThan(500 * 0.3);
    expect(planned.some(({ date }) => date > addDays(today, 10))).toBe(true);
    expect(planned.some(({ date }) => date < addDays(today, -10))).toBe(true);
  });

  it('goes where it is lively, and nowhere that is not', () => {
    const at = (provider: number): number => planned.filter((one) => one.provider === provider).length;
    expect(at(1)).toBe(0);
    expect(at(2)).toBeGreaterThan(2 * at(0));
  });
});
