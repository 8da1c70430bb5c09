import type { OfferMade } from '#server/modules/catalog/builders.ts';
import { Meeting } from '#server/testing/meeting.ts';
import { Statements } from '#server/testing/statements.ts';
import type { AskedAs, TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aPlace } from './place.ts';

const CONSTRAINTS = [
  '"holds__reservationInvalidCapacity"',
  'holds_one_place_of_a_person',
  'holds_one_holder_per_seat',
];

/** What keeps rivals for the same time apart. */
export interface Guards {
  locks: boolean;
  constraints: boolean;
}

/** An app with some of its guards off: where rivals have no locks, all of them look at the calendar before anybody writes. */
export interface RaceTrack {
  app: TestApp;
  statements: Statements;
  /** Runs rivals against each other. @returns what each heard: `booked` or why not */
  race(attempts: readonly (() => Promise<string>)[]): Promise<string[]>;
}

export async function openRaceTrack({ locks, constraints }: Guards): Promise<RaceTrack> {
  const meeting = locks ? null : new Meeting();
  const app = await openTestApp({
    environment: { DATABASE_CONNECTIONS: '24' },
    ...(meeting && { locks: meeting.locks }),
  });
  for (const constraint of constraints ? [] : CONSTRAINTS)
    await app.pool.query(`alter table holds drop constraint ${constraint}`);
  return {
    app,
    statements: new Statements(app),
    async race(attempts) {
      // More would wait for a connection, and never meet.
      await meeting?.call(app, Math.min(attempts.length, 20));
      const outcomes = await Promise.all(attempts.map((attempt) => attempt()));
      meeting?.isOver();
      return outcomes;
    },
  };
}

const BOOK = `mutation($offer: Id!, $person: Id, $at: String!, $email: String!) {
  createReservationAsAnonymous(subServiceId: $offer, resourceId: $person, dateTimeFrom: $at, email: $email, onlyBook: true,
    agreements: [{ type: "sharing", decision: "Y" }]) { success }
}`;

export interface BookingRequest {
  offer: number;
  person?: number | null;
  at: string;
  email: string;
}

/** Books as a guest. @returns `booked`, or why not */
export async function book(
  app: TestApp,
  { person = null, ...request }: BookingRequest,
  asked: AskedAs = {},
): Promise<string> {
  const answer = await app.ask(BOOK, { person, ...request }, asked);
  return answer.errors?.[0]?.code ?? 'booked';
}

/** Guests who all want the same. */
export const rivals = (
  app: TestApp,
  count: number,
  request: Omit<BookingRequest, 'email'>,
): (() => Promise<string>)[] =>
  Array.from(
    { length: count },
    (_, index) => () => book(app, { ...request, email: `rival${index}@example.it` }),
  );

/** What some people, who work every day, do; in the one room there is if so, or in one of so many. */
export const anOfferOf = (
  app: TestApp,
  people: number,
  terms: { capacity?: number; equipment?: boolean; rooms?: number } = {},
): Promise<OfferMade> =>
  aPlace(app, {
    provider: { freeCancellationHours: 0 },
    people: Array.from({ length: people }, () => 'Anna'),
    rooms: Array.from({ length: terms.rooms ?? (terms.equipment ? 1 : 0) }, () => ({})),
    offer: { capacity: terms.capacity ?? 1 },
  });

/** What came of an attempt that throws its refusal. */
export async function outcomeOf(attempt: Promise<unknown>, done = 'booked'): Promise<string> {
  try {
    await attempt;
    return done;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code);
    throw error;
  }
}
