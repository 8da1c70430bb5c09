import { epochMinutesOf } from '#contracts/time.ts';
import { ServiceChange } from '#contracts/validation/desk.ts';
import { offerOnCalendar } from '#server/modules/availability/index.ts';
import type { Viewer } from '#server/modules/authority/index.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { getAnyOffer } from '#server/modules/catalog/index.ts';
import { exchangeOrder, getOrder } from '#server/modules/payments/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { HeldUnit } from '../../rules/things.ts';
import { isSameThings } from '../../rules/things.ts';
import { markExchanged } from '../../store/changed-reservations.ts';
import { readThings, unitsOf } from '../../store/reservation-things.ts';
import type { Reservation } from '../../store/reservations.ts';
import type { TimeGiven } from '../take-other-time.ts';
import { takeOtherTime } from '../take-other-time.ts';
import { holdsPlace } from '../../rules/reservation-status.ts';
import type { Before } from './going-back.ts';
import { agreedKept, goingBack, inRoomsBefore, overruledByUndo, placeOfChange } from './going-back.ts';
import { lettersOf } from './letters.ts';
import { isOwn, lockOwnBooking, versionOf } from './own-bookings.ts';
import type { Moving, SeenBooking } from './update-reservation.ts';
import { AS_BEFORE, expectChangeable, expectMayChange, overruledIn } from './update-reservation.ts';

/**
 * Gives a booking another sub-service of the provider at the same start: minutes and price are those of the other unless others are said, buffers and
 * needs always; the time is taken anew, with the person it had if they do it. What was paid at the desk counts for it.
 * @throws Refusal as `updateReservation`; reservationInvalidService for an offer that is not the provider's; alreadyPaid as `exchangeOrder`
 */
export async function changeReservationService(
  asking: Moving,
  seen: SeenBooking,
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, id } = seen;
  return providerCommand(asking, {
    operation: 'changeReservationService',
    action: 'changeReservations',
    providerId,
    of: { id },
    schema: ServiceChange,
    input,
    version: versionOf(seen),
    async run(tx, wanted, viewer) {
      const { offerId, resourceId: asked, tellsCustomer, ...typed } = wanted;
      const reservation = await lockOwnBooking(tx, viewer, id);
      if (!holdsPlace(reservation.status)) throw new Refusal('alreadyCanceled');
      expectChangeable(tx, reservation);
      const { overruling, back } = await backOf(tx, asking, viewer, { reservation, change: wanted });
      const isSame = offerId === reservation.offerId && (asked === null || asked === reservation.resourceId);
      const isSo = isSame && typed.durationMinutes === null && typed.priceCents === null;
      if (isSo) return { answer: { id }, changes: [] };
      const offer = await getAnyOffer(tx, offerId);
      if (offer?.providerId !== providerId)
        throw new Refusal('reservationInvalidService', { affected: ['offerId'] });
      const does = (one: number) => offer.people.some(({ resourceId }) => resourceId === one);
      const resourceId = asked ?? (does(reservation.resourceId) ? reservation.resourceId : null);
      const { startsAt, orderId } = reservation;
      const things = unitsOf(await readThings(tx, reservation));
      const usual = offerOnCalendar(offer);
      const calendar = { ...usual, durationMinutes: typed.durationMinutes ?? usual.durationMinutes };
      const taken = await inRoomsBefore(calendar, back?.things ?? (back && things), (there) =>
        takeOtherTime(tx, reservation, {
          offer,
          calendar: there,
          at: epochMinutesOf(startsAt),
          resourceId,
          desk: { overruling, keepsStart: true },
          letters: lettersOf(tx, { tellsCustomer, startsAt: [startsAt] }),
          isOtherService: true,
          agreedBefore: back?.agreed,
        }),
      );
      // Nobody else's calendar either where it was chosen for them.
      if (!(await isOwn(tx, viewer, taken.resourceId))) throw new Refusal('NotAuthorizedException');
      const { name, prepareMinutes, cleanupMinutes, group, vat } = offer;
      const orderedCents = await exchangeOrder(tx, {
        providerId,
        orderId,
        name,
        groupName: group?.name ?? null,
        color: group?.color ?? null,
        priceCents: typed.priceCents ?? (await dueBefore(tx, reservation, back)) ?? offer.priceCents,
        vat,
      });
      await markExchanged(tx, reservation, {
        offerId,
        prepareMinutes,
        cleanupMinutes,
        priceCents: orderedCents,
      });
      const told = { offerId, priceCents: orderedCents, ...overruledIn(taken.overruled, overruling) };
      const change = { subject: 'reservation', subjectId: id, ...partOf(reservation, things, taken, told) };
      return { answer: { id }, changes: [change] };
    },
  });
}

/** What the history says of another service. */
function partOf(
  reservation: Reservation,
  things: readonly HeldUnit[],
  taken: TimeGiven,
  told: { offerId: number; priceCents: number },
) {
  const minutes = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) =>
    epochMinutesOf(endsAt) - epochMinutesOf(startsAt);
  const isPlacedAnew = !isSameThings(things, taken.things);
  return {
    before: {
      offerId: reservation.offerId,
      durationMinutes: minutes(reservation),
      resourceId: reservation.resourceId,
      priceCents: reservation.totalCents,
      ...(isPlacedAnew && { things }),
      ...agreedKept(reservation, true),
    },
    after: {
      ...told,
      durationMinutes: minutes(taken),
      resourceId: taken.resourceId,
      ...(isPlacedAnew && { things: taken.things }),
    },
  };
}

/** What was due before what is taken back; whoever is told of no prices says none. */
async function dueBefore(
  tx: Work,
  { providerId, orderId }: { providerId: number; orderId: number },
  back: Before | null,
): Promise<number | null> {
  if (back === null || back.priceCents === null) return null;
  const order = await getOrder(tx, providerId, orderId);
  return order && Math.max(0, back.priceCents - order.creditedCents);
}

/** What a change takes back, and why rules are overruled, where they may be. @throws Refusal NotAuthorizedException for what a collaborator may not */
async function backOf(
  tx: Work,
  { actor, locale }: Moving,
  viewer: Viewer,
  { reservation, change }: { reservation: Reservation; change: ServiceChange },
): Promise<{ overruling: { reason: string } | null; back: Before | null }> {
  const { offerId, durationMinutes, priceCents, resourceId } = change;
  const place = placeOfChange(reservation, { start: null, durationMinutes, resourceId, things: null });
  const back = await goingBack(tx, viewer, reservation, { ...place, offerId });
  const isByUndo = back !== null && change.overruling === null;
  const overruling = isByUndo ? overruledByUndo(locale) : change.overruling;
  const wanted = { overruling, resourceId, things: null, ...(isByUndo && AS_BEFORE), priceCents };
  await expectMayChange(tx, actor, viewer, wanted);
  return { overruling, back };
}
