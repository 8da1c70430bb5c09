import {
  isAllGivenBack,
  mayKeepPromoUse,
  releasePromoUse,
  refundOrder,
} from '#server/modules/payments/index.ts';
import { isRefusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { Enrolment } from '../store/enrolments.ts';
import { findEnrolment, markEnrolmentCancelled } from '../store/enrolments.ts';
import { freePlaces, markPlacesTaken, readPlaces, takePlaces } from '../store/places.ts';
import { confirmEnrolment } from './confirm-enrolment.ts';

interface OfOrder {
  providerId: number;
  orderId: number;
  enrolmentId: number;
}

/**
 * The money for a sign-up is there. While it waits its places are held, and it is confirmed; where its time was over it is confirmed too if all places are still to be
 * had; else the money goes back by itself. Runs inside the transaction of the reaction, once per payment.
 */
export async function settleEnrolment(
  work: Work,
  { providerId, orderId, enrolmentId }: OfOrder,
): Promise<void> {
  const enrolment = await findEnrolment(work, { providerId, id: enrolmentId }, { forChange: true });
  if (!enrolment || enrolment.status === 'A' || enrolment.status === 'R') return;
  if (enrolment.status === 'C' && !(await hasPlacesAgain(work, enrolment))) {
    await refundOrder(work, { providerId, orderId, reason: 'placeLost', actor: 'system:settle' });
    await followEnrolmentMoneyBack(work, { providerId, orderId, enrolmentId });
    return;
  }
  await confirmEnrolment(work, enrolment, 'processor');
}

/** Takes the places of a sign-up again whose time was over. @returns false where one of them is gone, or somebody cancelled it */
async function hasPlacesAgain(
  work: Work,
  { providerId, id, orderId, classId, cancelReason }: Enrolment,
): Promise<boolean> {
  if (cancelReason !== 'expired') return false;
  const sessionIds = (await readPlaces(work, { providerId, id })).map(({ sessionId }) => sessionId);
  try {
    await takePlaces(work, { providerId, classId, sessionIds });
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
  if (!(await mayKeepPromoUse(work, { providerId, orderId }))) {
    await freePlaces(work, { providerId, sessionIds });
    return false;
  }
  await markPlacesTaken(work, { providerId, id });
  return true;
}

/** Money of a sign-up has gone back: one that is cancelled is called paid back (R) once no money of it is kept. */
export async function followEnrolmentMoneyBack(
  work: Work,
  { providerId, orderId, enrolmentId }: OfOrder,
): Promise<void> {
  const enrolment = await findEnrolment(work, { providerId, id: enrolmentId }, { forChange: true });
  if (enrolment?.status !== 'C' || !(await isAllGivenBack(work, { providerId, orderId }))) return;
  await markEnrolmentCancelled(
    work,
    { providerId, id: enrolmentId },
    { status: 'R', reason: enrolment.cancelReason ?? 'byProvider' },
  );
  await releasePromoUse(work, { providerId, orderId });
}
