import { dayOf } from '#contracts/time.ts';
import type { EpochMinutes } from '#contracts/time.ts';
import type { AvailabilityQuestion, BusyInterval, PersonCalendar } from './question.ts';
import { whyNotOpen } from './why-not-open.ts';

/**
 * Who gets a booking made for "anyone": of those free, the one with the fewest reservations on that local day, then the
 * one whose last reservation before it ended longest ago, then the lowest id. Null when nobody is free. Called inside the
 * lock, with the calendars read inside it; what counts is what these calendars hold.
 */
export function chooseFreePerson(
  question: AvailabilityQuestion,
  people: readonly PersonCalendar[],
  at: EpochMinutes,
): PersonCalendar | null {
  const free = people.filter((person) => whyNotOpen(question, person, at) === null);
  const ranked = free.map((person) => {
    const reservations = person.busy.filter(({ kind }) => kind === 'reservation');
    return {
      person,
      today: countOnDay(question, reservations, at),
      idleSince: lastEndBefore(reservations, at),
    };
  });
  ranked.sort((one, other) => {
    if (one.today !== other.today) return one.today - other.today;
    if (one.idleSince !== other.idleSince) return one.idleSince < other.idleSince ? -1 : 1;
    return one.person.personId - other.person.personId;
  });
  return ranked[0]?.person ?? null;
}

function countOnDay(
  { zone }: AvailabilityQuestion,
  reservations: readonly BusyInterval[],
  at: EpochMinutes,
): number {
  const day = dayOf(zone, at);
  return reservations.filter(({ from, occasion }) => dayOf(zone, occasion?.startsAt ?? from) === day).length;
}

function lastEndBefore(reservations: readonly BusyInterval[], at: EpochMinutes): EpochMinutes {
  return reservations.reduce((latest, { to }) => (to <= at && to > latest ? to : latest), -Infinity);
}
