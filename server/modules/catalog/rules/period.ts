import { MINUTES_PER_DAY } from '#contracts/time.ts';

/** The dates and times of day in which a service can be booked; a null date is open on that side. */
export interface OfferPeriod {
  fromDate: string | null;
  toDate: string | null;
  startMinute: number;
  endMinute: number;
}

/** Null when the service is always available: the flag overrides whatever period is kept (specification section 3). */
export function periodOf(service: {
  isAlwaysAvailable: boolean;
  periodStartDate: string | null;
  periodEndDate: string | null;
  periodStartMinute: number | null;
  periodEndMinute: number | null;
}): OfferPeriod | null {
  if (service.isAlwaysAvailable) return null;
  return {
    fromDate: service.periodStartDate,
    toDate: service.periodEndDate,
    startMinute: service.periodStartMinute ?? 0,
    endMinute: service.periodEndMinute ?? MINUTES_PER_DAY,
  };
}
