/**
 * Known inputs with known answers: free starts on which a published slot service and two independent engines agree.
 * CPU figures are those recorded with the answers (milliseconds on a 2-core machine), for reading beside our own.
 */
import { dayNumberOf, MINUTES_PER_DAY, startOfDay, zoneOf } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { sortedByFrom } from '../interval.ts';
import type { AvailabilityQuestion, BusyInterval, PersonCalendar } from '../question.ts';
import { aPerson, aQuestion, everyDay } from './calendars.ts';

export interface GoldenCase {
  readonly kind: 'one person' | 'anyone of 20';
  readonly day0: LocalDate;
  readonly days: number;
  /** Of each person. */
  readonly bookings: number;
  readonly slots: number;
  /** First 16 hex digits of SHA-256 over the ascending ISO UTC starts joined by newlines. */
  readonly sha256: string;
  readonly calComServiceCpuMs: number;
  readonly floorCpuMs: number;
}

const one = 'one person';
const anyone = 'anyone of 20';

const rows: [GoldenCase['kind'], LocalDate, number, number, number, string, number, number][] = [
  [one, '2027-03-28', 1, 0, 98, '44c3c1adc08c4ff3', 1.37, 0.0039],
  [one, '2027-03-28', 1, 50, 0, 'e3b0c44298fc1c14', 1.2, 0.002],
  [one, '2027-03-28', 1, 500, 0, 'e3b0c44298fc1c14', 5.79, 0.0063],
  [one, '2027-03-28', 1, 5000, 0, 'e3b0c44298fc1c14', 52.8, 0.051],
  [one, '2027-03-15', 30, 0, 2940, 'd3ace89f87a13d55', 28.6, 0.095],
  [one, '2027-03-15', 30, 50, 2401, 'baa04cbaa660fc2b', 26.5, 0.079],
  [one, '2027-03-15', 30, 500, 372, 'e6abdc0d81c4b338', 17.8, 0.025],
  [one, '2027-03-15', 30, 5000, 0, 'e3b0c44298fc1c14', 79.1, 0.054],
  [one, '2027-01-01', 365, 0, 35770, 'fb3b76e8c6f9603b', 628, 1.34],
  [one, '2027-01-01', 365, 50, 35194, 'cf53c105960dbb5f', 647, 1.23],
  [one, '2027-01-01', 365, 500, 30368, '6d4dcbde6f5ba592', 718, 1.22],
  [one, '2027-01-01', 365, 5000, 6968, '74e5bcded2f94e60', 542, 0.45],
  [anyone, '2027-03-28', 1, 10, 98, '44c3c1adc08c4ff3', 9, 0.016],
  [anyone, '2027-03-15', 30, 100, 2940, 'd3ace89f87a13d55', 149, 0.2],
  [anyone, '2027-03-15', 30, 250, 2937, '83bb315104a0bdee', 207, 0.28],
];

export const GOLDEN_CASES: readonly GoldenCase[] = rows.map(
  ([kind, day0, days, bookings, slots, sha256, calComServiceCpuMs, floorCpuMs]) => {
    return { kind, day0, days, bookings, slots, sha256, calComServiceCpuMs, floorCpuMs };
  },
);

export const GOLDEN_ZONE = 'Europe/Rome';
/** Every day, minutes of the local day. */
export const GOLDEN_BLOCKS = [
  [540, 780],
  [840, 1140],
] as const;
export const GOLDEN_STEP = 5;
export const GOLDEN_DURATION = 30;

export function goldenPeople({ kind, day0, days, bookings }: GoldenCase): PersonCalendar[] {
  const hours = everyDay(...GOLDEN_BLOCKS);
  const personIds = Array.from({ length: kind === one ? 1 : 20 }, (_, index) => index + 1);
  return personIds.map((personId) => {
    return aPerson({ personId, hours, busy: sortedByFrom(goldenBookings(personId, day0, days, bookings)) });
  });
}

export function goldenQuestion(): AvailabilityQuestion {
  const offer = { durationMinutes: GOLDEN_DURATION, stepMinutes: GOLDEN_STEP };
  return aQuestion(offer, { zone: zoneOf(GOLDEN_ZONE) });
}

/** No booking lies in an hour that a clock change touches, so the minute of the day is found from the next midnight. */
function goldenBookings(personSeed: number, day0: LocalDate, days: number, bookings: number): BusyInterval[] {
  const random = mulberry32(personSeed * 1_000_003 + days * 7919 + bookings);
  const zone = zoneOf(GOLDEN_ZONE);
  return Array.from({ length: bookings }, () => {
    const day = dayNumberOf(day0) + Math.floor(random() * days);
    const [blockStart, blockEnd] = random() < 4 / 9 ? GOLDEN_BLOCKS[0] : GOLDEN_BLOCKS[1];
    const length = 15 + 5 * Math.floor(random() * 10);
    const start = blockStart + 5 * Math.floor(random() * ((blockEnd - blockStart - length) / 5 + 1));
    const from = startOfDay(zone, day + 1) - MINUTES_PER_DAY + start;
    return { from, to: from + length, kind: 'reservation', occasion: null };
  });
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
