import { addDays, dateOf, dayNumberOf, epochMinutesOf, localDateOf, startOfDay } from '#contracts/time.ts';
import type { EpochMinutes, LocalDate, Zone } from '#contracts/time.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { AvailabilityDates } from '../rules/free-dates.ts';
import { availabilityDates } from '../rules/free-dates.ts';
import type { Holder } from '../rules/holder.ts';
import { openSlots } from '../rules/open-slots.ts';
import type { AvailabilityQuestion, PersonCalendar } from '../rules/question.ts';
import { readCalendarRows } from '../store/calendar-rows.ts';
import type { OfferOnCalendar } from './offer-on-calendar.ts';
import { termsNow } from './offer-on-calendar.ts';
import { holdsThatCount, personCalendar, physicalResource } from './calendars.ts';

export interface SlotsQuery {
  offer: OfferOnCalendar;
  /** A certain person, or null for anyone. */
  resourceId: number | null;
  /** Who is being moved: their own time counts as free. */
  moved?: Holder | null;
}

/** The starts of one local date that can be booked now, ascending, with the provider's zone. */
export async function findSlots(
  work: Work,
  asked: SlotsQuery & { date: LocalDate },
): Promise<{ zone: Zone; starts: EpochMinutes[] }> {
  const { question, people } = await look(work, asked, asked.date, asked.date);
  return { zone: question.zone, starts: [...openSlots(question, people, asked.date, asked.date)] };
}

/** Which dates from today to the horizon have a free start, and the frame around them (specification section 3). */
export async function findFreeDates(
  work: Work,
  asked: SlotsQuery,
): Promise<AvailabilityDates & { zone: Zone }> {
  const { zone, terms } = termsNow(asked.offer, work.now());
  const today = localDateOf(zone, epochMinutesOf(work.now()));
  const lastDate = terms.lastBookableDate ?? addDays(today, asked.offer.horizonDays);
  const { question, people } = await look(work, asked, today, lastDate);
  return { zone, ...availabilityDates(question, people, today, lastDate) };
}

async function look(
  work: Work,
  { offer, resourceId, moved = null }: SlotsQuery,
  fromDate: LocalDate,
  toDate: LocalDate,
): Promise<{ question: AvailabilityQuestion; people: PersonCalendar[] }> {
  const candidates = offer.people.filter((person) => resourceId === null || person.resourceId === resourceId);
  if (resourceId !== null && candidates.length === 0)
    throw new Refusal('reservationInvalidResources', { affected: ['resourceId'] });
  const { zone, terms } = termsNow(offer, work.now());
  // A block of the evening before and buffers reach over the edges.
  const range = {
    from: startOfDay(zone, dayNumberOf(fromDate) - 1),
    to: startOfDay(zone, dayNumberOf(toDate) + 2),
  };
  const resourceIds = [...candidates, ...offer.equipment].map((resource) => resource.resourceId);
  const rows = await readCalendarRows(
    work,
    { providerId: offer.providerId, resourceIds },
    { from: dateOf(range.from), to: dateOf(range.to) },
  );
  const holds = holdsThatCount(rows, work.now(), moved);
  const resources = offer.equipment.map((equipment) => physicalResource(equipment, rows, holds, zone, range));
  return {
    question: { zone, now: work.now(), offer: terms, needs: offer.needs, resources },
    people: candidates.map((person) => personCalendar(person.resourceId, rows, holds)),
  };
}
