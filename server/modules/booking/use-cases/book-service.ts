import type { EpochMinutes } from '#contracts/time.ts';
import { holdTime } from '#server/modules/availability/index.ts';
import { fillContact } from '#server/modules/customers/index.ts';
import type { PayAtOnce } from '#server/modules/selling/index.ts';
import { beginningOf, contactLocks, refuseUnwelcome } from '#server/modules/selling/index.ts';
import { runIdempotent } from '#server/kernel/idempotency.ts';
import { nameOfActor } from '#server/kernel/request-context.ts';
import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { contactForCard, visitorDetails } from '../rules/visitor-details.ts';
import { expectFewHolds } from '../store/open-holds.ts';
import { expectNoOverlap } from '../store/own-overlaps.ts';
import { unprovedContactIn } from '../rules/unproved-contact.ts';
import type { ResolvedCustomer } from '../store/resolve-customer.ts';
import type { Booked, BookingOrigin, BookingRequest } from './booking-request.ts';
import { countTries } from './count-tries.ts';
import type { Admitted } from './place-booking.ts';
import { placeBooking } from './place-booking.ts';
import { resumeOrRefuse } from './resume-or-refuse.ts';
import { parseStart } from './parse-start.ts';
import { withOpenHolds } from './with-open-holds.ts';
import type { ResolvedSale } from './resolve-sale.ts';
import { resolveSale } from './resolve-sale.ts';

/**
 * Books a service: everything is checked, the time taken, the reservation, its order and what it announces written in one
 * transaction, once per idempotency key. Counts towards the limit of the network address, refused or not. Paying starts afterwards (`startCardPayment`), outside it.
 *
 * @param payAtOnce pays it while it is booked, in the same transaction: all of it, or what `walletCents` says
 * @throws Refusal with one of the booking blockers (specification sections 5 and 8); as `payAtOnce`
 */
export async function bookService(
  work: Work,
  deps: Deps,
  request: BookingRequest,
  origin: BookingOrigin,
  payAtOnce?: PayAtOnce,
): Promise<Booked> {
  await countTries(work, deps, request, origin);
  const booked = await resolveSale(work, request);
  const at = parseStart(request.dateTimeFrom, booked.calendar.timeZone);
  const command = {
    operation: 'bookService',
    actor: nameOfActor(origin.actor),
    origin,
    key: origin.idempotencyKey,
    body: { ...request, contact: booked.contact },
  };
  try {
    return await work.transaction(async (tx) => {
      const { answer } = await runIdempotent(tx, command, async () => {
        const made = await bookAsked(tx, deps, { request, origin, at, ...booked });
        await payAtOnce?.(tx, made);
        return made;
      });
      return answer;
    });
  } catch (error) {
    throw await withOpenHolds(work, error, {
      ...origin,
      email: booked.contact.email,
      timeZone: booked.calendar.timeZone,
    });
  }
}

interface Asked extends ResolvedSale {
  request: BookingRequest;
  origin: BookingOrigin;
  at: EpochMinutes;
}

function bookAsked(work: Work, deps: Deps, asked: Asked): Promise<Booked> {
  const { request, origin, at, options } = asked;
  const { providerId, provider } = asked.offer;
  const contact = contactForCard(asked.contact, provider.countryCode);
  const { totalCents } = asked.price;
  const { onlyBook, walletCents = null } = request;
  // Nothing is left that a card would have to pay in time
  const isPaidAtOnce = walletCents !== null && walletCents >= totalCents;
  const address = Buffer.from(origin.address);
  const isThemselves = ({ personId }: ResolvedCustomer): boolean =>
    origin.actor.kind === 'person' && origin.actor.personId === personId;
  const admit = (who: ResolvedCustomer): Admitted | Booked => {
    const isOwn = isThemselves(who);
    const begins = (isPaid: boolean) => beginningOf({ onlyBook: isPaid, isThemselves: isOwn, totalCents });
    const beginning = begins(onlyBook || isPaidAtOnce);
    const isKnownToCaller =
      isOwn || (origin.justBooked?.providerId === providerId && origin.justBooked.id === who.same?.id);
    if (who.same)
      return resumeOrRefuse(who.same, {
        providerId,
        status: begins(onlyBook).status,
        isKnownToCaller,
        promoTotalCents: asked.promo === null ? null : totalCents,
        shownTotalCents: request.shownTotalCents,
      });
    const typed = visitorDetails(asked.contact, who.card);
    return {
      beginning,
      typed,
      // What costs nothing is confirmed at once: from a guest it is as unproved as what waits for the mailed link.
      waitsForAddress: isOwn && beginning.status === 'A' ? null : address,
      // Somebody signed in may book for another e-mail too, which then confirms like any guest's.
      actor: isOwn ? nameOfActor(origin.actor) : `guest:${who.personId}`,
      isVouched: isOwn,
      // Of somebody else who shares the e-mail nothing reaches the card
      unprovedContact: isOwn || !who.wasKnown || typed.visitor !== null ? null : unprovedContactIn(contact),
    };
  };
  return placeBooking(work, deps, {
    sale: asked,
    at,
    resourceId: request.resourceId,
    onlyBook,
    language: origin.language,
    channel: origin.channel,
    isByProvider: false,
    who: { contact, language: origin.language },
    locks: contactLocks({ email: contact.email, address: origin.address }),
    admit,
    welcome: (who, { beginning }) =>
      refuseUnwelcome(options, who, { waitsForLink: beginning.status === 'P' }),
    prepare: async (place, who, { waitsForAddress, typed }) => {
      const isOwn = isThemselves(who);
      // What a guest typed reaches the card with the confirmation.
      if (isOwn && who.lacksContact && typed?.visitor == null) await fillContact(work, place, contact);
      const holder = { address: waitsForAddress, isThemselves: isOwn, here: address };
      await expectFewHolds(work, deps.limits, place, holder);
      if (isOwn && !request.overlaps) await expectNoOverlap(work, place);
    },
    hold: (wanted) => holdTime(work, wanted),
  });
}
