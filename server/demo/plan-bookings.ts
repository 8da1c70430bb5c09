import { addDays, dateOf, instantOfWall, dayNumberOf, MINUTES_PER_DAY, zoneOf } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { Random } from './random.ts';
import type { TownCustomer } from './town/customers.ts';

/** Somebody in the demo town who wants to book. What is free is only known when the time has come. */
export interface PlannedBooking {
  /** When they book. */
  at: Date;
  /** Where, by its place in the list of providers. */
  provider: number;
  /** For which day. */
  date: LocalDate;
  customer: TownCustomer;
  /** Prefers to pay online where there is a choice. */
  wouldPay: boolean;
  /** Asks for a certain person rather than for anyone. */
  wantsSomebody: boolean;
  fate: 'kept' | 'cancelled' | 'abandoned';
  /** Two numbers from 0 to 1 that choose among the offers and the free times. */
  choices: readonly [offer: number, time: number];
}

export interface BookingPlan {
  /** How many want to book. */
  bookings: number;
  now: Date;
  today: LocalDate;
  customers: readonly TownCustomer[];
  /** How often each provider is booked beside the others; 0 never. */
  liveliness: readonly number[];
}

const ZONE = zoneOf('Europe/Rome');
const DAYS_AROUND = 14;
/** Few moments of a day, in each of which several people book: minutes of the day in Rome. */
const MOMENTS = [8 * 60 + 40, 12 * 60 + 50, 18 * 60 + 20, 21 * 60 + 15];
const LONGEST_LEAD_DAYS = 6;
const CANCELLED = 0.07;
const ABANDONED = 0.03;
const WOULD_PAY = 0.25;
const WANTS_SOMEBODY = 0.5;

/** A month of requests around now, busier near now, in the order in which people book. */
export function planBookings(random: Random, plan: BookingPlan): PlannedBooking[] {
  const days = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) => index - DAYS_AROUND);
  const providers = [...plan.liveliness.keys()];
  const planned = Array.from({ length: plan.bookings }, (): PlannedBooking => {
    const day = random.weighted(days, (away) => 1 / (4 + Math.abs(away)));
    return {
      at: momentOf(random, plan, day),
      provider: random.weighted(providers, (index) => plan.liveliness[index] ?? 0),
      date: addDays(plan.today, day),
      customer: random.of(plan.customers),
      wouldPay: random.next() < WOULD_PAY,
      wantsSomebody: random.next() < WANTS_SOMEBODY,
      fate: fateOf(random.next()),
      choices: [random.next(), random.next()],
    };
  });
  return planned.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Some days before the booked one, never later than now. */
function momentOf(random: Random, { now, today }: BookingPlan, day: number): Date {
  const leadDays = Math.max(day, 0) + random.below(LONGEST_LEAD_DAYS);
  const minute = random.of(MOMENTS);
  const bookedOn = dayNumberOf(addDays(today, day - leadDays));
  const at = instantOfWall(ZONE, bookedOn * MINUTES_PER_DAY + minute);
  if (at === null) throw new Error('The clock skips none of the moments');
  const isPast = dateOf(at) < now;
  return isPast ? dateOf(at) : dateOf(at - MINUTES_PER_DAY);
}

function fateOf(chance: number): PlannedBooking['fate'] {
  if (chance < ABANDONED) return 'abandoned';
  return chance < ABANDONED + CANCELLED ? 'cancelled' : 'kept';
}
