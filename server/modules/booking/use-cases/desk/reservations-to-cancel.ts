import { MOST_CANCELLED } from '#contracts/validation/desk.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { expectActs, seesContacts } from '../../policy.ts';
import { holdsPlace } from '../../rules/reservation-status.ts';
import { listedReservationsOf } from '../../store/exported-reservations.ts';
import type { ListedReservation } from '../../store/find-reservations.ts';
import { findReservations } from '../../store/reservations.ts';
import { ownResourceOf } from '../desk-reads.ts';
import type { CancelPreview } from './cancel-reservations.ts';
import { previewCancelling } from './cancel-reservations.ts';
import { isRecordable } from './letters.ts';
import { whichCanBeNotified } from './can-be-notified.ts';

/** Why a booking cannot be cancelled: it is off already, or lies too far back. */
export const CANCEL_OBSTACLES = ['off', 'tooLongAgo'] as const;
export type CancelObstacle = (typeof CANCEL_OBSTACLES)[number];

/** A booking that was chosen to be cancelled, with what would follow. */
export interface ReservationToCancel {
  listed: ListedReservation;
  /** Null: it can be. */
  obstacle: CancelObstacle | null;
  /** Whether somebody can be written to about it: it has not begun, and the customer or whoever cares for them has an address. */
  canBeTold: boolean;
  /** Null where it is off. */
  preview: CancelPreview | null;
}

/**
 * Bookings chosen to be cancelled, in the order of the ids; a collaborator's own.
 * @throws Refusal as `expectMay`; NotAuthorizedException for a collaborator whose owner forbids it; notFound where one is not to be seen;
 *   invalidInput for none or too many
 */
export async function reservationsToCancel(
  asking: Pick<RequestContext, 'work' | 'actor'>,
  of: { providerId: number; ids: readonly number[] },
): Promise<ReservationToCancel[]> {
  const { work, actor } = asking;
  const { providerId } = of;
  const viewer = await expectMay(work, actor, providerId, 'changeReservations');
  await expectActs(work, viewer);
  const ids = [...new Set(of.ids)];
  if (ids.length === 0 || ids.length > MOST_CANCELLED)
    throw new Refusal('invalidInput', { affected: ['ids'] });
  const ownResourceId = await ownResourceOf(work, viewer);
  const rows = await listedReservationsOf(work, { providerId, ownResourceId }, ids);
  if (rows.length < ids.length) throw new Refusal('notFound');
  const [inContacts, previews, told] = await Promise.all([
    seesContacts(work, viewer),
    previewCancelling(asking, { providerId, ids }),
    idsToNotify(work, providerId, ids),
  ]);
  const previewOf = new Map(previews.map((one) => [one.id, one]));
  return rows.map((listed) => ({
    listed: inContacts ? listed : { ...listed, email: null, phone: null },
    obstacle: obstacleOf(work, listed),
    canBeTold: listed.startsAt > work.now() && told.has(listed.id),
    preview: previewOf.get(listed.id) ?? null,
  }));
}

function obstacleOf(work: Work, { status, startsAt }: ListedReservation): CancelObstacle | null {
  if (!holdsPlace(status)) return 'off';
  return isRecordable(work, startsAt) ? null : 'tooLongAgo';
}

async function idsToNotify(work: Work, providerId: number, ids: readonly number[]): Promise<Set<number>> {
  const reservations = await findReservations(
    work,
    ids.map((id) => ({ providerId, id })),
  );
  return whichCanBeNotified(work, reservations);
}
