import type { Work } from '#server/kernel/work.ts';
import { bindPerson, unbindPerson } from '#server/modules/staff/index.ts';
import type { Bound } from '../store/holds-of-people.ts';
import { adoptHolds } from '../store/holds-of-people.ts';
import { calendarScope } from './calendar-scope.ts';
import { lockKey } from './hold-time.ts';

/**
 * Makes a person of the staff somebody we know: from now on their calendars in all centers exclude each other, coming bookings
 * included. The caller knows that the person accepts it.
 * @throws Refusal alreadyAssigned where it is somebody else by now
 */
export async function bindToStaff(tx: Work, bound: Bound): Promise<void> {
  const { providerId, resourceId, personId } = bound;
  // As a booking of one or the other takes them: none is under way that has read the person as nobody.
  await tx.lock([
    lockKey(providerId, { resourceId, personId: null }),
    lockKey(providerId, { resourceId, personId }),
  ]);
  await bindPerson(tx, bound);
  await adoptHolds(tx, bound);
  tx.invalidate(calendarScope(providerId));
}

/** Who leaves a provider is none of its staff any more; what was booked with them stays in both calendars. @returns whom they were */
export async function unbindFromStaff(
  tx: Work,
  { providerId, personId }: { providerId: number; personId: number },
): Promise<number | null> {
  const resourceId = await unbindPerson(tx, { providerId, personId });
  if (resourceId !== null) tx.invalidate(calendarScope(providerId));
  return resourceId;
}
