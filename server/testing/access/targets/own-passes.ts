import { aClass } from '#server/modules/classes/builders.ts';
import { aCustomer } from '#server/modules/customers/builders.ts';
import { aMembership, aPassOf } from '#server/modules/memberships/builders.ts';
import { setPaymentOptions } from '#server/modules/payments/index.ts';
import type { Member, Town } from '../town.ts';
import type { AccessTarget, AnothersIds, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

/** A pass of somebody at the provider, which takes passes online. */
async function passOf(
  { app, here, vera }: Town,
  { personId, email }: Member,
  type: 'service' | 'class',
): Promise<number> {
  const { providerId } = here;
  const work = app.work();
  await setPaymentOptions(work, providerId, { serviceMembership: true, courseMembership: true });
  const customerId = await aCustomer(work, { providerId, personId, email });
  const membership = await aMembership(work, { providerId, type });
  return (await aPassOf(work, membership, { customerId, takenBy: vera.personId })).passId;
}

const TYPED = {
  firstname: 'Ada',
  lastname: 'Rossi',
  phone: '+39 051 123456',
  agreements: [{ type: 'sharing', decision: 'Y' }],
};

const booking = async (town: Town, me: Member): Promise<Args> => {
  const at = town.nextStart();
  const { offerId } = town.here;
  return {
    ...TYPED,
    passId: await passOf(town, me, 'service'),
    subServiceId: offerId,
    offerId,
    dateTimeFrom: at,
  };
};
const signUp = async (town: Town, me: Member): Promise<Args> => {
  const { classId, sessionIds } = await aClass(town.app.work(), { providerId: town.here.providerId });
  return { ...TYPED, passId: await passOf(town, me, 'class'), classId, sessions: sessionIds };
};
const anothers = async (town: Town, type: 'service' | 'class'): Promise<Args> => ({
  passId: await passOf(town, town.vera, type),
});
const inAnothersWidget: AnothersIds = ({ elsewhere }) => [{ webIntegrationId: elsewhere.integrationId }];

/** A booking that an own pass pays. */
export const BOOKING_BY_PASS: AccessTarget = {
  called: 'a booking paid with an own pass; another’s: with the pass of somebody else',
  mine: booking,
  others: async (town, me) => [{ ...(await booking(town, me)), ...(await anothers(town, 'service')) }],
  unknown: { passId: UNKNOWN_ID },
  ids: {
    passId: async (town) => [await anothers(town, 'service')],
    subServiceId: ({ hidden }) => [{ subServiceId: hidden.offerId }],
    resourceId: ({ elsewhere }) => [{ resourceId: elsewhere.resourceId }],
    webIntegrationId: inAnothersWidget,
  },
};

/** A sign-up that an own pass pays. */
export const SIGN_UP_BY_PASS: AccessTarget = {
  called: 'a sign-up paid with an own pass; another’s: with the pass of somebody else',
  mine: signUp,
  others: async (town, me) => [{ ...(await signUp(town, me)), ...(await anothers(town, 'class')) }],
  unknown: { passId: UNKNOWN_ID },
  ids: {
    passId: async (town) => [await anothers(town, 'class')],
    classId: async ({ app, hidden: { providerId } }) => [
      { classId: (await aClass(app.work(), { providerId })).classId },
    ],
    sessions: async ({ app, elsewhere: { providerId } }) => [
      { sessions: (await aClass(app.work(), { providerId })).sessionIds[0] },
    ],
    webIntegrationId: inAnothersWidget,
  },
};

/** With what somebody could pay a booking. */
export const MEANS_TO_BOOK: AccessTarget = {
  called: 'the own passes for a booking: there are none for what does not exist',
  mine: async (town, me) => {
    const { offerId, dateTimeFrom } = await booking(town, me);
    return { offerId, dateTimeFrom };
  },
  ids: {
    offerId: { isNobodys: 'the own passes alone are shown' },
    classId: { isNobodys: 'the own passes alone are shown' },
    sessions: { isNobodys: 'the own passes alone are shown' },
  },
};
