import type { Need } from '#contracts/needs.ts';
import { addDays, epochMinutesOf, localDateOf, zoneOf } from '#contracts/time.ts';
import type { Zone } from '#contracts/time.ts';
import type {
  BookableOffer,
  BookablePerson,
  NeededEquipment,
  OfferPeriod,
} from '#server/modules/catalog/index.ts';
import type { OfferTerms } from '../rules/question.ts';

/** A thing that is needed, and which of its units. */
export interface EquipmentOnCalendar extends NeededEquipment {
  /** Those that a booking has already: they are taken again before others. */
  keptUnits?: readonly number[];
  /** None but these; left out: any. */
  onlyUnits?: readonly number[];
}

/** What the calendar must know about an offer. */
export interface OfferOnCalendar {
  providerId: number;
  offerId: number;
  timeZone: string;
  durationMinutes: number;
  prepareMinutes: number;
  cleanupMinutes: number;
  capacity: number;
  stepMinutes: number;
  period: OfferPeriod | null;
  noticeMinutes: number;
  horizonDays: number;
  /** Who can do it; at least one, or nothing can be booked. */
  people: readonly Pick<BookablePerson, 'resourceId' | 'personId'>[];
  /** What must be free too, n of these things each, and the things of all of them in the order in which they are taken. */
  needs: readonly Need[];
  equipment: readonly EquipmentOnCalendar[];
}

/** The catalog's offer with its provider's settings, as the calendar looks at it. */
export function offerOnCalendar(offer: BookableOffer): OfferOnCalendar {
  const { provider } = offer;
  return {
    ...offer,
    timeZone: provider.timeZone,
    noticeMinutes: provider.reservationOffsetMinutes,
    horizonDays: provider.bookingHorizonDays,
  };
}

/** The offer's terms at this moment, and its zone. */
export function termsNow(offer: OfferOnCalendar, now: Date): { zone: Zone; terms: OfferTerms } {
  const zone = zoneOf(offer.timeZone);
  const today = localDateOf(zone, epochMinutesOf(now));
  const {
    offerId,
    durationMinutes,
    prepareMinutes,
    cleanupMinutes,
    capacity,
    stepMinutes,
    period,
    noticeMinutes,
  } = offer;
  const lastBookableDate = addDays(today, offer.horizonDays);
  return {
    zone,
    terms: {
      offerId,
      durationMinutes,
      prepareMinutes,
      cleanupMinutes,
      capacity,
      stepMinutes,
      period,
      noticeMinutes,
      lastBookableDate,
    },
  };
}
