import { UNDO_SECONDS } from '#contracts/soft-rules.ts';
import type { CancelledBy } from '#contracts/validation/desk.ts';
import { Cancelling, MOST_CANCELLED } from '#contracts/validation/desk.ts';
import { expectMay, providerCommand } from '#server/modules/authority/index.ts';
import {
  getOrders,
  giftsOfOrders,
  moneyBackOfMany,
  nothingIsKept,
  ordersPaidByWallet,
  owedCents,
} from '#server/modules/payments/index.ts';
import { isFreeAt } from '#server/modules/selling/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { holdsPlace } from '../../rules/reservation-status.ts';
import type { Reservation } from '../../store/reservations.ts';
import { findReservations } from '../../store/reservations.ts';
import { STOP_PAYMENT } from '../call-off.ts';
import { endReservation } from '../end-reservation.ts';
import { giveBackAfterUndo } from '../give-back.ts';
import { isRecordable, lettersOf } from './letters.ts';
import { expectActs } from '../../policy.ts';
import { lockOwnBookings, ownAmong } from './own-bookings.ts';
import type { Asking } from './update-reservation.ts';

/** A booking that was cancelled. */
export interface Cancelled {
  id: number;
  /** What making it stand again must be based on. */
  sequence: number;
  /** What goes back by card. */
  refundCents: number;
}

/** What cancelling a booking now would give back, in cents. */
export interface CancelPreview {
  id: number;
  /** By card where the center cancels: all that can go back. */
  byUsRefundCents: number;
  /** By card where the customer does, by the terms of the booking. */
  byCustomerRefundCents: number;
  /** What was paid at the center, which whoever is there gives back by hand. */
  atCenterCents: number;
  /** Paid with credit, which goes back to the wallet by itself. */
  walletCents: number;
  /** It was paid, and all of that has gone back or is on its way already. */
  isAllGivenBack: boolean;
  /** Whether it is free for the customer by those terms. */
  isFreeForCustomer: boolean;
}

/**
 * What cancelling some bookings would give back, in the order of the ids; a collaborator's own. What is off is left out.
 * @throws Refusal as `expectMay`; notFound; invalidInput for too many
 */
export async function previewCancelling(
  { work, actor }: Pick<Asking, 'work' | 'actor'>,
  { providerId, ids }: { providerId: number; ids: readonly number[] },
): Promise<CancelPreview[]> {
  const viewer = await expectMay(work, actor, providerId, 'changeReservations');
  await expectActs(work, viewer);
  if (ids.length > MOST_CANCELLED) throw new Refusal('invalidInput', { affected: ['ids'] });
  const found = await findReservations(
    work,
    ids.map((id) => ({ providerId, id })),
  );
  const own = await ownAmong(
    work,
    viewer,
    found.map(({ resourceId }) => resourceId),
  );
  if (found.length < new Set(ids).size || !found.every(({ resourceId }) => own.has(resourceId)))
    throw new Refusal('notFound');
  return previewOf(
    work,
    found.filter(({ status }) => holdsPlace(status)),
  );
}

async function previewOf(work: Work, reservations: readonly Reservation[]): Promise<CancelPreview[]> {
  const orders = reservations.flatMap(({ providerId, orderId }) =>
    orderId === null ? [] : { providerId, id: orderId },
  );
  const money = await moneyBackOfMany(work, orders);
  const gifts = await giftsOfOrders(work, orders);
  return reservations.map((reservation) => {
    const paid = money.get(reservation.orderId ?? 0);
    const byUsRefundCents = paid?.refundableCents ?? 0;
    const isFreeForCustomer = isFreeAt(work.now(), reservation);
    const byCustomerRefundCents = isFreeForCustomer ? byUsRefundCents : 0;
    return {
      id: reservation.id,
      byUsRefundCents,
      byCustomerRefundCents,
      isFreeForCustomer,
      atCenterCents: (paid?.atCenterCents ?? 0) - (paid?.byWalletCents ?? 0),
      walletCents: (paid?.byWalletCents ?? 0) + (gifts.get(reservation.orderId ?? 0) ?? 0),
      isAllGivenBack: paid !== undefined && nothingIsKept(paid),
    };
  });
}

/**
 * Cancels bookings at the desk, all or none: as the center, which gives all card money back, or for the customer, by the terms of each booking
 * unless they are waived with a reason. Their time is free at once; mails and money wait for the seconds in which it can be undone. What began
 * in the last 31 days is cancelled without mails.
 * @throws Refusal as `providerCommand`; notFound, alreadyCanceled, invalidPastDate, each at its `ids.<n>`; NotAuthorizedException for a waiver
 *   from a collaborator
 */
export async function cancelReservations(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<Cancelled[]> {
  const { cancelled } = await providerCommand(asking, {
    operation: 'cancelReservations',
    action: 'changeReservations',
    providerId,
    schema: Cancelling,
    input,
    async run(tx, { ids, by, waiver, tellsCustomer }, viewer) {
      if (waiver !== null && viewer.extent === 'own') throw new Refusal('NotAuthorizedException');
      const part = (index: number): string => `ids.${index}`;
      const reservations = await lockOwnBookings(tx, viewer, ids, part);
      for (const [index, { status, startsAt }] of reservations.entries()) {
        const affected = [part(index)];
        if (!holdsPlace(status)) throw new Refusal('alreadyCanceled', { affected });
        if (!isRecordable(tx, startsAt)) throw new Refusal('invalidPastDate', { affected });
      }
      const previews = new Map((await previewOf(tx, reservations)).map((one) => [one.id, one]));
      const orders = await getOrders(
        tx,
        reservations.map(({ orderId }) => ({ providerId, id: orderId })),
      );
      const orderIds = reservations.map(({ orderId }) => orderId);
      const byCredit = await ordersPaidByWallet(tx, { providerId, orderIds });
      const actor = nameOfActor(asking.actor);
      const cancelled: Record<string, Cancelled> = {};
      for (const reservation of reservations) {
        const { id } = reservation;
        const preview = previews.get(id);
        if (!preview) throw new Error(`Reservation ${id} was lost on the way`);
        const order = orders.get(reservation.orderId);
        const refundCents = refundOf(preview, by, waiver !== null);
        const isFree = by === 'we' || waiver !== null || preview.isFreeForCustomer;
        await endReservation(tx, reservation, {
          reason: by === 'we' ? 'byProvider' : 'byCustomer',
          refundCents,
          isPaidBack: false,
          actor,
          waiver: by === 'customer' && !preview.isFreeForCustomer ? (waiver?.reason ?? null) : null,
          letters: lettersOf(tx, { tellsCustomer, startsAt: [reservation.startsAt] }),
          canUndo: true,
        });
        const { orderId, sequence } = reservation;
        const givesCredit = isFree && byCredit.has(orderId);
        if (refundCents > 0 || givesCredit || preview.isAllGivenBack)
          await giveBackAfterUndo(tx, reservation, actor);
        // A payment page that is open goes on if it is undone: until then what is paid waits (`settle-reservation.ts`).
        if (order && owedCents(order) > 0)
          await tx.enqueue(STOP_PAYMENT, { providerId, orderId }, { startAfterSeconds: UNDO_SECONDS });
        cancelled[`of${id}`] = { id, sequence, refundCents };
      }
      return { answer: { cancelled }, changes: [] };
    },
  });
  return Object.values(cancelled);
}

function refundOf(preview: CancelPreview, by: CancelledBy, isWaived: boolean): number {
  return by === 'we' || isWaived ? preview.byUsRefundCents : preview.byCustomerRefundCents;
}
