import { expect } from 'vitest';
import { afterUndo } from '../desk.ts';
import { bookingOf, clockTime, mayHear, roomOf, why } from './acts.ts';
import type { Booking, Place } from './place.ts';
import { act, bookingNow, COLLABORATOR } from './place.ts';
import type { Act, Step } from './steps.ts';

/** Lets all that waits be done: what waited for the time of undoing, and what the card processor tells. */
export async function comeToRest({ served }: Place): Promise<void> {
  const { app, control } = served;
  await afterUndo(app);
  for (let round = 0; round < 2; round += 1) {
    await control.settleDeliveries();
    await app.jobs.drain();
  }
}

/**
 * What a day is made of, as people see it: bookings, their time, people, rooms and money, the time they want to be kept free, what was mailed, and what waits to be
 * done. How two neighbours share a gap that is too short for both their buffers may differ after an undo, and how that would be paid of which nothing is due.
 */
async function snapshot({ served, providerId }: Place, over: Date): Promise<unknown> {
  const { rows } = await served.app.pool.query(
    `select r.id, r.status, r.starts_at, r.ends_at, r.local_start, r.resource_id, r.offer_id, r.prepare_minutes, r.cleanup_minutes, r.note, r.presence_now,
        r.moved_by_us, r.cancel_reason, r.cancel_waiver, r.price_cents, r.discount_cents, r.total_cents, r.free_cancellation_hours,
        r.expires_at, r.waits_for_address,
        o.name, o.resource_name, o.duration_minutes, o.price_cents as asked, o.total_cents as ordered, o.credited_cents, o.paid_cents, o.payment_state,
        case when o.total_cents > o.credited_cents then jsonb_build_array(r.only_book, o.payment_mode, o.payable_until) end as how_to_pay, o.starts_at as told_start, o.ends_at as told_end,
        (select jsonb_agg(jsonb_build_object('name', l.name, 'price', l.price_cents, 'total', l.total_cents, 'credited', l.credited_cents, 'vat', l.vat_treatment))
          from order_lines l where l.provider_id = o.provider_id and l.order_id = o.id) as lines,
        (select jsonb_agg(jsonb_build_object('thing', t.resource_id, 'unit', t.unit) order by t.resource_id, t.unit)
          from reservation_things t where t.provider_id = r.provider_id and t.reservation_id = r.id) as things,
        (select jsonb_agg(jsonb_build_object('amount', f.amount_cents, 'state', f.state) order by f.id)
          from refunds f where f.provider_id = r.provider_id and f.order_id = o.id) as refunds,
        (select jsonb_agg(jsonb_build_object('resource', h.resource_id, 'unit', h.unit, 'wanted', coalesce(h.busy_wanted, h.busy), 'until', h.expires_at) order by h.resource_id)
          from holds h where (h.expires_at is null or h.expires_at > $2) and h.provider_id = r.provider_id and h.kind = 'reservation' and h.holder_id = r.id) as holds
      from reservations r join orders o on o.provider_id = r.provider_id and o.id = r.order_id where r.provider_id = $1 and (r.expires_at is null or r.expires_at > $2) order by r.id`,
    [providerId, over],
  );
  const { rows: mails } = await served.app.pool.query(
    `select kind, subject_id, state, count(*)::int as mails from mails where provider_id = $1 and state <> 'dropped' group by kind, subject_id, state order by 1, 2, 3`,
    [providerId],
  );
  return { bookings: rows, mails };
}

/** Until then all is done and taken back; what waits no longer than that may be over by then, and its place somebody else's. */
const waitsNoMore = ({ served }: Place): Date => new Date(served.app.clock.now().getTime() + 300_000);

/** How many lines the history has of what people did with bookings and their money. */
export async function linesOf({ served, providerId }: Place): Promise<Map<string, number>> {
  const { rows } = await served.app.pool.query<{ actor: string; lines: number }>(
    `select actor, count(*)::int as lines from audit_entries where provider_id = $1 and subject in ('reservation', 'order') and actor like 'person:%' group by actor`,
    [providerId],
  );
  return new Map(rows.map(({ actor, lines }) => [actor, lines]));
}

/** One of those at the desk does something, which is taken back. */
interface Undone {
  name: Act;
  who: number;
  does: () => Promise<string | null>;
  undoes: (now: Booking) => Promise<string | null>;
}

/**
 * Does something and takes it back; once all that waited for the time of undoing is done, all is as it was, and the history tells both.
 * @returns whether there was something to take back
 */
async function asBefore(place: Place, id: number, { name, who, does, undoes }: Undone): Promise<boolean> {
  const actor = `person:${place.desk[who]?.personId}`;
  const written = async () => (await linesOf(place)).get(actor) ?? 0;
  await comeToRest(place);
  const over = waitsNoMore(place);
  const [before, linesBefore] = [await snapshot(place, over), await written()];
  const heard = await does();
  const lines = (await written()) - linesBefore;
  if (heard !== null) {
    expect([name, mayHear(name, who).includes(heard) ? 'refused' : heard]).toEqual([name, 'refused']);
    expect([name, lines]).toEqual([name, 0]);
    return false;
  }
  // What is so already changes nothing
  if (lines === 0) return false;
  const now = await bookingNow(place, id);
  if (!now) throw new Error(`Booking ${id} is gone`);
  expect([name, await undoes(now)]).toEqual([name, null]);
  expect([name, (await written()) - linesBefore]).toEqual([name, 2]);
  await comeToRest(place);
  expect(await snapshot(place, over)).toEqual(before);
  return true;
}

/** As the forms and the calendar take a change back: to the very instant, in the rooms it had; a collaborator is told of no rooms, and overrules nothing. */
const changedBack = (
  { startsAt, minutes, person, things }: Booking,
  { who, wish = false }: { who: number; wish?: boolean },
) => ({
  start: startsAt,
  durationMinutes: minutes,
  resourceId: person,
  isCustomersWish: wish,
  ...(who !== COLLABORATOR && { things: things.length > 0 ? things : null, ...why(true) }),
});

/** @returns whether something was done and taken back */
export async function takeAndUndo(place: Place, step: Step, bookings: readonly Booking[]): Promise<boolean> {
  if (!('who' in step)) throw new Error(`${step.do} is not undone`);
  const booking = bookingOf(place, step, bookings);
  if (!booking) return false;
  const { id, sequence, status } = booking;
  const { who } = step;
  const because = why(who !== COLLABORATOR);
  const change = (input: object, wish?: boolean): Undone => ({
    name: step.do.startsWith('room') ? 'room' : 'move',
    who,
    does: () =>
      act(place, who, 'change', { id, sequence, input: { ...input, isCustomersWish: wish, ...because } }),
    undoes: (now) =>
      act(place, who, 'change', {
        id,
        sequence: now.sequence,
        input: changedBack(booking, { who, ...(wish !== undefined && { wish }) }),
      }),
  });
  if (step.do === 'cancelAndUndo') {
    const isOver = booking.until !== null && booking.until <= waitsNoMore(place);
    if (!['A', 'P', 'RSD'].includes(status) || isOver) return false;
    return asBefore(place, id, {
      name: 'cancel',
      who,
      does: () => act(place, who, 'cancel', { input: { ids: [id], by: step.by } }),
      undoes: (now) => act(place, who, 'activate', { id, sequence: now.sequence, input: {} }),
    });
  }
  if (status !== 'A') return false;
  switch (step.do) {
    case 'moveAndUndo': {
      const resourceId = step.person === null ? undefined : place.people[step.person];
      return asBefore(place, id, change({ start: clockTime(place, step.at), resourceId }, step.wish));
    }
    case 'stretchAndUndo':
      return asBefore(place, id, change({ durationMinutes: step.minutes }));
    case 'roomAndUndo':
      return asBefore(place, id, change({ things: roomOf(place, step.room) }));
    case 'serviceAndUndo': {
      const offerId = place.offers[step.offer]?.offerId;
      // Of the same service the form sends a change, and no price is typed
      if (offerId === booking.offerId) return false;
      const { person, minutes, dueCents, offerId: offerBefore } = booking;
      const back = { offerId: offerBefore, resourceId: person, durationMinutes: minutes };
      return asBefore(place, id, {
        name: 'service',
        who,
        does: () => act(place, who, 'service', { id, sequence, input: { offerId, ...because } }),
        undoes: (now) =>
          act(place, who, 'service', {
            id,
            sequence: now.sequence,
            input: { ...back, ...(who !== COLLABORATOR && { priceCents: dueCents, ...why(true) }) },
          }),
      });
    }
    case 'presenceAndUndo':
      return asBefore(place, id, {
        name: 'presence',
        who,
        does: () => act(place, who, 'presence', { id, presence: step.is }),
        undoes: () => act(place, who, 'presence', { id, presence: booking.presence }),
      });
  }
}
