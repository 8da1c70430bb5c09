import { localDateOf, addDays, epochMinutesOf, zoneOf } from '#contracts/time.ts';
import type { Zone } from '#contracts/time.ts';
import type { OfferTerms } from '../rules/question.ts';
import type { NeededThing } from './calendars.ts';

/** What the calendar must know about an offer; the catalog and the provider's settings tell it. */
export interface OfferOnCalendar {
  providerId: number;
  offerId: number;
  timeZone: string;
  durationMinutes: number;
  prepareMinutes: number;
  cleanupMinutes: number;
  capacity: number;
  stepMinutes: number;
  period: { fromDate: string | null; toDate: string | null; startMinute: number; endMinute: number } | null;
  noticeMinutes: number;
  horizonDays: number;
  /** Who can do it; at least one, or nothing can be booked. */
  people: readonly { resourceId: number; personId: number | null }[];
  things: readonly NeededThing[];
}

/** The offer's terms at this moment, and its zone. */
export function termsNow(offer: OfferOnCalendar, now: Date): { zone: Zone; terms: OfferTerms } {
  const zone = zoneOf(offer.timeZone);
  const today = localDateOf(zone, epochMinutesOf(now));
  const { offerId, durationMinutes, prepareMinutes, cleanupMinutes, capacity, stepMinutes, period, noticeMinutes } = offer;
  const lastBookableDate = addDays(today, offer.horizonDays);
  return { zone, terms: { offerId, durationMinutes, prepareMinutes, cleanupMinutes, capacity, stepMinutes, period, noticeMinutes, lastBookableDate } };
}
