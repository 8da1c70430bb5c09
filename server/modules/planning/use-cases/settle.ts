import type { Affected } from '#contracts/consequences.ts';
import { affectedKey, MOST_HURT } from '#contracts/consequences.ts';
import type { ChosenAct } from '#contracts/validation/consequences.ts';
import type { Consequences, ConsequencesQuery } from '#server/kernel/consequences.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import { lockAllCalendars } from '#server/modules/availability/index.ts';
import { lockBookings } from '#server/modules/booking/index.ts';
import { lockSessions } from '#server/modules/classes/index.ts';
import type { AffectedReasons } from '../rules/affected.ts';
import { affectedBy, isCurable } from '../rules/affected.ts';
import type { ActOnAffected } from './carry-out.ts';
import { carryOut } from './carry-out.ts';
import { listAffected } from './list-affected.ts';
import { standingsOf } from './standings-of.ts';

/**
 * Makes a change, and does with each booking and class session that it hurts what was chosen for it. What is hurt is seen by looking at all it
 * touches before and after, under the locks that whoever books waits for: a booking that was made a moment before is among them, one that comes
 * a moment later is made by the new calendars. An act for a booking that is not hurt, or is none of the provider's, does nothing.
 * @throws Refusal as `Consequences.settle`
 */
async function settle<T>(
  tx: Work,
  deps: Pick<Deps, 'limits'>,
  asked: ConsequencesQuery,
  change: () => Promise<T>,
): Promise<T> {
  const { providerId, touched, acts } = asked;
  // Bookings and sessions before calendars, as every act on one of them locks them.
  await lockBookings(tx, { providerId, ids: acts.flatMap(({ reservationId }) => reservationId ?? []) });
  const sessionIds = acts.flatMap(({ sessionId }) => sessionId ?? []);
  if (sessionIds.length > 0) await lockSessions(tx, { providerId, ids: sessionIds });
  await lockAllCalendars(tx, providerId);
  const before = await standingsOf(tx, providerId, touched);
  const done = await change();
  await tx.flush();
  const hurt = affectedBy(before, await standingsOf(tx, providerId, touched));
  if (hurt.size === 0) return done;
  const list = await listAffected(tx, { providerId, touched }, hurt);
  const chosen = chosenFor(list, acts);
  await carryOut(tx, deps, asked, chosen);
  if (chosen.some(isElsewhere)) {
    await tx.flush();
    const still = affectedBy(before, await standingsOf(tx, providerId, touched));
    expectMoved(list, chosen, still);
  }
  return done;
}

/** Whether it is looked at again where it is now. */
const isElsewhere = ({ act: { act } }: ActOnAffected): boolean => act === 'MOVE' || act === 'REPLACE';

/** @throws Refusal bookingsHurt while one has no act that is possible */
function chosenFor(list: readonly Affected[], acts: readonly ChosenAct[]): ActOnAffected[] {
  const byKey = new Map(acts.map((act, index) => [affectedKey(act), { act, index }]));
  const chosen = list.flatMap((hurt) => {
    const one = byKey.get(affectedKey(hurt));
    return one && hurt.acts.includes(one.act.act) ? [{ ...one, hurt }] : [];
  });
  if (chosen.length < list.length) throw refusal(list);
  return chosen;
}

/** @throws Refusal bookingsHurt where a booking was moved, or a session given, to what the change hurts as well */
function expectMoved(
  list: readonly Affected[],
  chosen: readonly ActOnAffected[],
  still: AffectedReasons,
): void {
  const there = chosen.filter((one) => isElsewhere(one) && isCurable(still.get(affectedKey(one.act))));
  if (there.length > 0)
    throw refusal(
      list,
      there.map(({ act, index }) => `acts.${index}.${act.act === 'MOVE' ? 'start' : 'resourceId'}`),
    );
}

function refusal(list: readonly Affected[], affected: readonly string[] = []): Refusal {
  const sessions = list.filter((one) => one.sessionId !== undefined).length;
  const many = list.length === 1 ? 'one' : 'several';
  const known = sessions === 0 ? many : sessions === list.length ? `${many}Sessions` : 'bookingsAndSessions';
  const params = { known, count: list.length };
  return new Refusal('bookingsHurt', { params, affected, hurt: list.slice(0, MOST_HURT) });
}

/** What answers for the consequences of changes of all modules below. */
export const planningConsequences = (deps: Pick<Deps, 'limits'>): Consequences => ({
  settle: (tx, asked, change) => settle(tx, deps, asked, change),
});
