import type { HurtBooking, HurtReason } from '#contracts/consequences.ts';
import { MOST_HURT } from '#contracts/consequences.ts';
import type { ChosenAct } from '#contracts/validation/consequences.ts';
import type { Consequences, ConsequencesAsked } from '#server/kernel/consequences.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { lockAllCalendars } from '#server/modules/availability/index.ts';
import { lockBookings } from '#server/modules/booking/index.ts';
import { hurtBy, isCurable } from '../rules/hurt.ts';
import type { ActOnBooking } from './carry-out.ts';
import { carryOut } from './carry-out.ts';
import { listHurt } from './list-hurt.ts';
import { standingsOf } from './standings-of.ts';

/**
 * Makes a change, and does with each booking that it hurts what was chosen for it. What is hurt is seen by looking at all bookings it
 * touches before and after, under the locks that whoever books waits for: a booking that was made a moment before is among them, one that comes
 * a moment later is made by the new calendars. An act for a booking that is not hurt, or is none of the provider's, does nothing.
 * @throws Refusal as `Consequences.settle`
 */
async function settle<T>(
  tx: Work,
  deps: Pick<Deps, 'limits'>,
  asked: ConsequencesAsked,
  change: () => Promise<T>,
): Promise<T> {
  const { providerId, touched, acts } = asked;
  // Bookings before calendars, as every act on one booking locks them.
  await lockBookings(tx, { providerId, ids: acts.map(({ reservationId }) => reservationId) });
  await lockAllCalendars(tx, providerId);
  const before = await standingsOf(tx, providerId, touched);
  const done = await change();
  await tx.flush();
  const hurt = hurtBy(before, await standingsOf(tx, providerId, touched));
  if (hurt.size === 0) return done;
  const list = await listHurt(tx, providerId, hurt);
  const chosen = chosenFor(list, acts);
  await carryOut(tx, deps, asked, chosen);
  if (chosen.some(({ act }) => act.act === 'MOVE')) {
    await tx.flush();
    const still = hurtBy(before, await standingsOf(tx, providerId, touched));
    expectMoved(list, chosen, still);
  }
  return done;
}

/** @throws Refusal bookingsHurt while one has no act that is possible */
function chosenFor(list: readonly HurtBooking[], acts: readonly ChosenAct[]): ActOnBooking[] {
  const byId = new Map(acts.map((act, index) => [act.reservationId, { act, index }]));
  const chosen = list.flatMap((booking) => {
    const one = byId.get(booking.reservationId);
    return one && booking.acts.includes(one.act.act) ? [{ ...one, booking }] : [];
  });
  if (chosen.length < list.length) throw refusal(list);
  return chosen;
}

/** @throws Refusal bookingsHurt where a booking was moved to what the change hurts as well */
function expectMoved(
  list: readonly HurtBooking[],
  chosen: readonly ActOnBooking[],
  still: ReadonlyMap<number, readonly HurtReason[]>,
): void {
  const there = chosen.filter(({ act }) => act.act === 'MOVE' && isCurable(still.get(act.reservationId)));
  if (there.length > 0)
    throw refusal(
      list,
      there.map(({ index }) => `acts.${index}.start`),
    );
}

function refusal(list: readonly HurtBooking[], affected: readonly string[] = []): Refusal {
  const params = { known: list.length === 1 ? 'one' : 'several', count: list.length };
  return new Refusal('bookingsHurt', { params, affected, hurt: list.slice(0, MOST_HURT) });
}

/** What answers for the consequences of changes of all modules below. */
export const planningConsequences = (deps: Pick<Deps, 'limits'>): Consequences => ({
  settle: (tx, asked, change) => settle(tx, deps, asked, change),
});
