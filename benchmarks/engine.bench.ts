/**
 * The availability engine beside the smallest program that gives the same answer, on every golden input. Both get the
 * bookings as sorted objects and answer ascending epoch minutes. CPU time of the process, the two in turn, medians.
 */
import { addDays, dayNumberOf, LATEST, offsetPeriodOfWall, zoneOf } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { openSlots } from '#server/modules/availability/rules/open-slots.ts';
import {
  GOLDEN_BLOCKS,
  GOLDEN_CASES,
  GOLDEN_DURATION,
  GOLDEN_STEP,
  GOLDEN_ZONE,
  goldenPeople,
  goldenQuestion,
} from '#server/modules/availability/rules/testing/golden.ts';
import type { GoldenCase } from '#server/modules/availability/rules/testing/golden.ts';

export interface Row {
  readonly input: string;
  readonly slots: number;
  readonly productMicroseconds: number;
  readonly floorMicroseconds: number;
  /** Product by floor; the goal is at most 2. */
  readonly ratio: number;
  /** Recorded elsewhere, with the answers. */
  readonly recordedFloorMs: number;
  readonly recordedCalComMs: number;
}

const ROUNDS = 41;
const BATCH_MICROSECONDS = 4000;
const WARM_UP_MICROSECONDS = 400_000;

export async function run(): Promise<Row[]> {
  const contests = GOLDEN_CASES.map(contestOf);
  // On all inputs before any is measured, as in a server that has been asked everything already.
  for (const { product, floor } of contests) {
    repeatFor(WARM_UP_MICROSECONDS, product);
    repeatFor(WARM_UP_MICROSECONDS, floor);
  }
  return contests.map(measure);
}

interface Contest {
  readonly golden: GoldenCase;
  readonly product: () => number[];
  readonly floor: () => number[];
}

function contestOf(golden: GoldenCase): Contest {
  const question = goldenQuestion();
  const people = goldenPeople(golden);
  const lastDate = addDays(golden.day0, golden.days - 1);
  const never = { from: LATEST, to: LATEST };
  const floorPeople = people.map(({ busy }) => ({ bookings: [...busy, never], next: 0, busyUntil: 0 }));
  const product = () => openSlots(question, people, golden.day0, lastDate);
  const floor = () => floorStarts(golden.day0, golden.days, floorPeople);
  const isEqual = product().length === golden.slots && product().join() === floor().join();
  if (!isEqual) throw new Error(`product and floor differ on ${JSON.stringify(golden)}`);
  return { golden, product, floor };
}

function measure({ golden, product, floor }: Contest): Row {
  const repeats = Math.max(repeatFor(BATCH_MICROSECONDS, product), repeatFor(BATCH_MICROSECONDS, floor));
  const productTimes: number[] = [];
  const floorTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    productTimes.push(cpuMicroseconds(product, repeats));
    floorTimes.push(cpuMicroseconds(floor, repeats));
  }
  const productMicroseconds = median(productTimes);
  const floorMicroseconds = median(floorTimes);
  return {
    input: `${golden.kind}, ${golden.days} days, ${golden.bookings} bookings`,
    slots: golden.slots,
    productMicroseconds,
    floorMicroseconds,
    ratio: productMicroseconds / floorMicroseconds,
    recordedFloorMs: golden.floorCpuMs,
    recordedCalComMs: golden.calComServiceCpuMs,
  };
}

/** What the floor may know and the engine may not: all people work the same hours, without breaks, holidays or buffers. */
function floorStarts(day0: LocalDate, days: number, people: readonly FloorPerson[]): number[] {
  const openings = openingsOf(day0, days);
  const [only, ...others] = people;
  return only && others.length === 0 ? floorOfOne(openings, only) : floorOfAnyone(openings, people);
}

/** First and last start of each block; no block of these inputs holds a clock change. */
function openingsOf(day0: LocalDate, days: number): Opening[] {
  const openings: Opening[] = [];
  const firstDay = dayNumberOf(day0);
  let period = offsetPeriodOfWall(zoneOf(GOLDEN_ZONE), firstDay * 1440);
  for (let day = firstDay; day < firstDay + days; day++) {
    for (const [blockStart, blockEnd] of GOLDEN_BLOCKS) {
      const wall = day * 1440 + blockStart;
      while (period.next && wall >= period.next.wallFrom) period = period.next;
      const first = wall - period.offsetMinutes;
      openings.push({ first, last: first + blockEnd - blockStart - GOLDEN_DURATION });
    }
  }
  return openings;
}

/** One sweep over starts and sorted bookings. All times here are multiples of the step: jump to a booking's end. */
function floorOfOne(openings: readonly Opening[], { bookings }: FloorPerson): number[] {
  const starts: number[] = [];
  let next = 0;
  let busyUntil = 0;
  for (const { first, last } of openings) {
    for (let at = first; at <= last; at += GOLDEN_STEP) {
      let booking = bookings[next];
      while (booking && booking.from < at + GOLDEN_DURATION) {
        if (booking.to > busyUntil) busyUntil = booking.to;
        booking = bookings[++next];
      }
      if (busyUntil <= at) starts.push(at);
      else at = busyUntil - GOLDEN_STEP;
    }
  }
  return starts;
}

/** For each start in turn, each person's pointer moves on over the sorted bookings until somebody is free. */
function floorOfAnyone(openings: readonly Opening[], people: readonly FloorPerson[]): number[] {
  const starts: number[] = [];
  for (const person of people) {
    person.next = 0;
    person.busyUntil = 0;
  }
  for (const { first, last } of openings) {
    for (let at = first; at <= last; at += GOLDEN_STEP) {
      for (const person of people) {
        let booking = person.bookings[person.next];
        while (booking && booking.from < at + GOLDEN_DURATION) {
          if (booking.to > person.busyUntil) person.busyUntil = booking.to;
          booking = person.bookings[++person.next];
        }
        if (person.busyUntil <= at) {
          starts.push(at);
          break;
        }
      }
    }
  }
  return starts;
}

interface FloorPerson {
  /** Ends with one that never comes, so that the pointer needs no check of its own. */
  readonly bookings: readonly { readonly from: number; readonly to: number }[];
  next: number;
  busyUntil: number;
}

interface Opening {
  readonly first: number;
  readonly last: number;
}

/** Repeats for at least that long, so that the process clock has something to show; answers how often in the end. */
function repeatFor(microseconds: number, work: () => unknown): number {
  let repeats = 1;
  while (cpuMicroseconds(work, repeats) * repeats < microseconds) repeats *= 2;
  return repeats;
}

function cpuMicroseconds(work: () => unknown, repeats: number): number {
  const before = process.cpuUsage();
  for (let repeat = 0; repeat < repeats; repeat++) work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / repeats;
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[values.length >> 1] ?? NaN;
}

if (import.meta.main) {
  const rows = await run();
  console.table(
    rows.map((row) => ({
      input: row.input,
      slots: row.slots,
      'engine µs': Number(row.productMicroseconds.toFixed(2)),
      'floor µs': Number(row.floorMicroseconds.toFixed(2)),
      'engine / floor': Number(row.ratio.toFixed(2)),
      'recorded floor ms': row.recordedFloorMs,
      'recorded cal.com ms': row.recordedCalComMs,
    })),
  );
}
