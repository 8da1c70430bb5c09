/** What the address says about the booking in progress; everything else follows from it, with and without scripts. */
export type BookingRequest = {
  offerId: number | null;
  /** null: anyone who is free. */
  personId: number | null;
  /** 'YYYY-MM-DD' */
  day: string | null;
  /** 'YYYY-MM', when another month than the day's is looked at. */
  month: string | null;
  /** The slot's `dateTimeFrom`. */
  at: string | null;
};

const FIELDS = { offerId: 'offer', personId: 'person', day: 'day', month: 'month', at: 'at' } as const;

export function readBookingRequest(search: URLSearchParams): BookingRequest {
  const matching = (name: string, pattern: RegExp): string | null => {
    const value = search.get(name);
    return value !== null && pattern.test(value) ? value : null;
  };
  const idOf = (name: string): number | null => {
    const digits = matching(name, /^[1-9]\d{0,14}$/);
    return digits === null ? null : Number(digits);
  };
  return {
    offerId: idOf(FIELDS.offerId),
    personId: idOf(FIELDS.personId),
    day: matching(FIELDS.day, /^20\d{2}-\d{2}-\d{2}$/),
    month: matching(FIELDS.month, /^20\d{2}-(0[1-9]|1[0-2])$/),
    at: matching(FIELDS.at, /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(Z|[+-]\d{2}:\d{2})$/),
  };
}

/** The search part of an address, '?offer=…'; what is left out is not chosen. */
export function searchOfRequest(bookingRequest: Partial<BookingRequest>): string {
  const search = new URLSearchParams();
  for (const [field, name] of Object.entries(FIELDS)) {
    const value = bookingRequest[field as keyof BookingRequest]; // the keys of FIELDS are those of a request
    if (value !== null && value !== undefined) search.set(name, String(value));
  }
  return search.size === 0 ? '?' : `?${search}`;
}
