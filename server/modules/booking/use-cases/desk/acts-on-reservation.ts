import type { Presence } from '#contracts/validation/desk.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { holdsPlace } from '../../rules/reservation-status.ts';
import { findReservation } from '../../store/reservations.ts';
import type { CancelPreview } from './cancel-reservations.ts';
import { previewCancelling } from './cancel-reservations.ts';
import { isConfirmable } from './confirm-at-desk.ts';
import { isRecordable } from './letters.ts';
import { isPresenceSaid } from './set-presence.ts';
import { statusAgain } from './status-again.ts';
import { whichCanBeNotified } from './can-be-notified.ts';

/** What the desk can do with a booking now. */
export interface ReservationActs {
  /** What the next act must be based on. */
  sequence: number;
  presence: Presence | null;
  canSayPresence: boolean;
  canSayNoShow: boolean;
  canChange: boolean;
  canCancel: boolean;
  /** For its customer. */
  canConfirm: boolean;
  canActivate: boolean;
  /** Whether whoever booked, or whoever cares for them, can be written to. */
  canBeTold: boolean;
  /** Null where it is off. */
  preview: CancelPreview | null;
}

/** What can be done with a booking; of a collaborator, an own one. @throws Refusal as `expectMay`; notFound */
export async function actsOnReservation(
  asking: Pick<RequestContext, 'work' | 'actor'>,
  { providerId, id }: { providerId: number; id: number },
): Promise<ReservationActs> {
  const { work } = asking;
  const [preview = null] = await previewCancelling(asking, { providerId, ids: [id] });
  const reservation = await findReservation(work, providerId, id);
  if (!reservation) throw new Refusal('notFound');
  const { status, sequence, presence, startsAt } = reservation;
  const isLate = !isRecordable(work, startsAt);
  return {
    sequence,
    presence,
    canSayPresence: status === 'A' && isPresenceSaid(work.now(), reservation, 'arrived'),
    canSayNoShow: status === 'A' && isPresenceSaid(work.now(), reservation, 'noShow'),
    canChange: status === 'A' && !isLate,
    canCancel: holdsPlace(status) && !isLate,
    canConfirm: isConfirmable(work, reservation),
    canActivate: status === 'C' && !isLate && (await statusAgain(work, reservation)) !== null,
    canBeTold: (await whichCanBeNotified(work, [reservation])).has(id),
    preview,
  };
}
