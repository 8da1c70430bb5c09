import type { Locale } from '#contracts/languages.ts';
import { browserApi } from '#web/lib/api.ts';
import { UPDATE_RESERVATION } from '#web/business-frame/reservations/acts/act-calls.ts';
import type { Booking } from '#web/business-frame/calendar/calendar-calls.ts';
import type { Things, Tried } from './move-calls.ts';
import { TRY_CHANGE, TRY_CHANGES, UPDATE_RESERVATIONS } from './move-calls.ts';
import type { PlaceInput } from './place-input.ts';

/** The bookings of one block. */
export type Bookings = readonly [Booking, ...Booking[]];

interface Asking {
  locale: Locale;
  providerId: number;
}

/** One that could share its occasion is asked about and moved as the group it is: who joins meanwhile is not left behind. */
const isGroup = ([first]: Bookings): boolean => first.seats > 1;

/** Asks what moving the bookings of a block would come to. */
export async function tryMove(
  { locale, providerId }: Asking,
  bookings: Bookings,
  { things, ...input }: PlaceInput,
  signal: AbortSignal,
): Promise<Tried> {
  const api = browserApi(locale);
  if (isGroup(bookings)) {
    const placed = bookings.map(({ id }, index) => ({ id, things: things[index] ?? null }));
    const asked = { providerId, input: { ...input, bookings: placed } };
    return (await api(TRY_CHANGES, asked, { signal })).tryReservationsChange;
  }
  const [{ id }] = bookings;
  const asked = { providerId, id, input: { ...input, things: things[0] ?? null } };
  const { against, refusal, ...now } = (await api(TRY_CHANGE, asked, { signal })).tryReservationChange;
  return { bookings: [{ id, ...now }], against, refusal };
}

/** A move as it is sent. */
export interface SentMove {
  input: PlaceInput;
  /** What each booking was seen with, in their order. */
  sequences: readonly number[];
  overruling: { reason: string } | null;
  tellsCustomer: boolean;
  /** They must be all who share the occasion: left out, they may be part of another by now. */
  isWholeGroup: boolean;
}

/** What became of each booking, in their order. */
export type MoveDone = readonly { id: number; sequence: number; canBeTold: boolean; things: Things }[];

/** Moves the bookings of a block, all or none. @param keyOf the key of what is sent, the same for the same */
export async function sendMove(
  { locale, providerId }: Asking,
  bookings: Bookings,
  { input: { things, ...time }, sequences, isWholeGroup, ...how }: SentMove,
  keyOf: (sent: object) => string,
): Promise<MoveDone> {
  const api = browserApi(locale);
  const ofBooking = (index: number) => ({
    sequence: sequences[index] ?? 0,
    things: things[index] ?? null,
  });
  if (isGroup(bookings)) {
    const seen = bookings.map(({ id }, index) => ({ id, ...ofBooking(index) }));
    const sent = { providerId, input: { ...time, ...how, isWholeGroup, bookings: seen } };
    return (await api(UPDATE_RESERVATIONS, sent, { idempotencyKey: keyOf(sent) })).updateReservations;
  }
  const [{ id }] = bookings;
  const { sequence, things: own } = ofBooking(0);
  const sent = { providerId, id, sequence, input: { ...time, ...how, things: own } };
  return [(await api(UPDATE_RESERVATION, sent, { idempotencyKey: keyOf(sent) })).updateReservation];
}
