import type { RawBuilder } from 'kysely';
import { sql } from 'kysely';
import { dateOf, dayOf, epochMinutesOf, localDateOfDay, startOfDay, zoneOf } from '#contracts/time.ts';
import { workingMinutesOn } from '#server/modules/availability/index.ts';
import { UNCONFIRMED_HOLD_MINUTES } from '#server/modules/selling/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Reservation } from './reservations.ts';

type Limits = Deps['limits'];

/** A booking that takes time without being paid, by when it would take place. */
export type UnpaidBooking = Pick<
  Reservation,
  'providerId' | 'id' | 'personId' | 'startsAt' | 'endsAt' | 'timeZone'
>;

export interface WhoHolds {
  /** Where it comes from, as a keyed hash; null for what does not wait to be paid or confirmed. */
  address: Buffer | null;
  /**
   * Whether whoever asks has proved to be the person: then what stands without money counts as well, of which others must not
   * learn. What waits counts for them only where it comes from here: anybody may book with their e-mail.
   */
  isThemselves: boolean;
  /** Where whoever asks is, as a keyed hash; null for who came by a link or moves. */
  here: Buffer | null;
}

/**
 * Places held without money or confirmation are taken from others: a person and a network address may hold only a few, and
 * only a share of one provider's day; what the provider wrote down itself counts against nobody. Counted as the booking is written, under `contactLocks`, so that those who book at the
 * same moment are seen.
 * @throws Refusal tooManyOpenBookings, when it is written
 */
export async function expectFewHolds(
  work: Work,
  limits: Limits,
  booking: UnpaidBooking,
  who: WhoHolds,
): Promise<void> {
  const { address, isThemselves, here } = who;
  const now = work.now();
  const few = sql`
    (select count(*) from reservations
      where person_id = ${booking.personId} and status in ('P', 'RSD') and expires_at > ${now} and not booked_by_provider
        ${isThemselves ? sql`and waits_for_address = ${here}` : sql``}) < ${limits.openHoldsPerEmail}
    and (select count(*) from reservations
      where waits_for_address = ${address} and expires_at > ${now}) < ${limits.openHoldsPerAddress} and`;
  // Of what waits for nothing, only the share of the day is looked at.
  const orElse = new Refusal(
    'tooManyOpenBookings',
    address ? { retryAfterSeconds: UNCONFIRMED_HOLD_MINUTES * 60 } : { params: { known: 'day' } },
  );
  await work.queueWrite(
    sql`select where ${address ? few : sql``} ${isShareOfDay(now, limits, booking, who)}`,
    { rows: 1, orElse },
  );
}

/**
 * Whether the booking is the only open one of its local date, or fits into the share of it with the others of the person, and
 * with the others of the address. The day's working minutes are only looked up where there are others.
 */
function isShareOfDay(
  now: Date,
  limits: Limits,
  booking: UnpaidBooking,
  { address, isThemselves, here }: WhoHolds,
): RawBuilder<boolean> {
  const { providerId, id, personId, startsAt, endsAt, timeZone } = booking;
  const zone = zoneOf(timeZone);
  const day = dayOf(zone, epochMinutesOf(startsAt));
  const minutes = epochMinutesOf(endsAt) - epochMinutesOf(startsAt);
  const sum = sql`sum(extract(epoch from ends_at - starts_at) / 60)`;
  const isUnproved = sql`waits_for_address is not null`;
  const isOpen = isThemselves
    ? sql`(waits_for_address = ${here} or waits_for_address is null and status = 'A' and (only_book or total_cents = 0))`
    : isUnproved;
  return sql<boolean>`coalesce((
    select greatest(${sum} filter (where person_id = ${personId} and ${isOpen}), ${sum} filter (where waits_for_address = ${address})) + ${minutes}
        <= ${workingMinutesOn(providerId, localDateOfDay(day))} * (${limits.unpaidPercentOfDay}::int / 100.0)
      from reservations
      where provider_id = ${providerId} and id <> ${id} and (person_id = ${personId} or waits_for_address = ${address})
        and starts_at >= ${dateOf(startOfDay(zone, day))} and starts_at < ${dateOf(startOfDay(zone, day + 1))}
        and starts_at > ${now} and not booked_by_provider and (expires_at is null or expires_at > ${now})
      having count(*) > 0), true)`;
}

/** Bookings that wait to be paid or confirmed, and when the first of them frees itself; null: none. */
export interface OpenHolds {
  count: number;
  firstUntil: Date;
}

/** What waits and was booked from an address: by whomever, and by one person. */
export async function readOpenHolds(
  work: Work,
  { here, personId }: { here: Buffer; personId: number | null },
): Promise<{ fromHere: OpenHolds | null; own: OpenHolds | null }> {
  const { rows } = await sql<{ count: number; firstUntil: Date | null; own: number; ownUntil: Date | null }>`
    select count(*)::int as count, min(expires_at) as "firstUntil",
      count(*) filter (where person_id = ${personId})::int as own, min(expires_at) filter (where person_id = ${personId}) as "ownUntil"
    from reservations
    where waits_for_address = ${here} and status in ('P', 'RSD') and expires_at > ${work.now()}`.execute(
    work.db,
  );
  const [found] = rows;
  const holds = (count = 0, firstUntil: Date | null = null) => firstUntil && { count, firstUntil };
  return { fromHere: holds(found?.count, found?.firstUntil), own: holds(found?.own, found?.ownUntil) };
}
