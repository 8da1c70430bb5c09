import { bookFor } from '#server/modules/booking/builders.ts';
import { aWalkIn } from '#server/modules/customers/builders.ts';
import { aMembership, aPassOf, offerOf } from '#server/modules/memberships/builders.ts';
import { usePass } from '#server/modules/memberships/index.ts';
import type { Member, ProviderOfTown, Town } from '../town.ts';
import { screen } from './center-pages.ts';
import { anotherProvider, otherPlaceOf, placeOf } from './services.ts';
import type { AccessTarget, AnothersIds, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

interface Made {
  membershipId: number;
  offer: { offerId: number; shownPriceCents: number };
  customerId: number;
  orderId: number;
  passId: number;
  service: number;
}

type MadeIn = Pick<Town, 'app' | 'vera' | 'nextStart'>;

/** A membership that nobody bought, and one that a customer with an unpaid booking holds. */
async function madeAt(
  town: MadeIn,
  { providerId, offerId }: Pick<ProviderOfTown, 'providerId' | 'offerId'>,
): Promise<Made> {
  const work = town.app.work();
  const membership = await aMembership(work, { providerId });
  const customerId = await aWalkIn(work, { providerId });
  const { orderId } = await bookFor(town.app, { providerId, offerId, customerId, at: town.nextStart() });
  const held = await aMembership(work, { providerId });
  const { passId } = await aPassOf(work, held, { customerId, takenBy: town.vera.personId });
  return {
    membershipId: membership.id,
    offer: offerOf(membership),
    customerId,
    orderId,
    passId,
    service: offerId,
  };
}

/** A pass of somebody who has paid a booking with it. */
export async function aUsedPass(town: MadeIn, { providerId, offerId }: ProviderOfTown): Promise<void> {
  const { orderId, passId } = await madeAt(town, { providerId, offerId });
  await town.app
    .work()
    .transaction((tx) => usePass(tx, { providerId, orderId, passId, actor: 'system:test' }));
}

const INPUT = { name: 'Carnet', type: 'service', offers: [{ name: '5', priceCents: 5000, duration: 3 }] };

const another =
  (path: string, idOf: (made: Made) => number): AnothersIds =>
  async (town, me) => [{ [path]: idOf(await madeAt(town, otherPlaceOf(town, me))) }];

/** Something of memberships in the back office, made anew each time. */
function own(called: string, argsOf: (made: Made) => Args, ids: AccessTarget['ids'] = {}): AccessTarget {
  const at = async (town: Town, place: ProviderOfTown): Promise<Args> => ({
    providerId: place.providerId,
    ...argsOf(await madeAt(town, place)),
  });
  return {
    called: `${called}; another’s: of another provider`,
    mine: (town: Town, me: Member) => at(town, placeOf(town, me)),
    others: async (town, me) => [await at(town, otherPlaceOf(town, me))],
    unknown: { providerId: UNKNOWN_ID },
    ids: { providerId: anotherProvider, ...ids },
  };
}

export const OWN_MEMBERSHIP = own(
  'a membership',
  ({ membershipId, service }) => ({
    id: membershipId,
    membershipId,
    ids: [membershipId],
    version: 2,
    published: false,
    archived: false,
    input: { ...INPUT, coversAll: false, covers: [service] },
  }),
  {
    id: another('id', ({ membershipId }) => membershipId),
    ids: another('ids', ({ membershipId }) => membershipId),
    membershipId: another('membershipId', ({ membershipId }) => membershipId),
    'input.covers': another('input.covers', ({ service }) => service),
    'input.offers.id': another('input.offers.id', ({ offer }) => offer.offerId),
    'input.parts.offerId': another('input.parts.offerId', ({ service }) => service),
  },
);
export const NEW_BUNDLE = own(
  'a new bundle',
  ({ service }) => ({ input: { ...INPUT, type: 'bundle', parts: [{ offerId: service, entries: 2 }] } }),
  { 'input.parts.offerId': another('input.parts.offerId', ({ service }) => service) },
);
export const PASSES = own(
  'who holds what',
  ({ customerId, membershipId }) => ({ customerId, membershipId }),
  {
    customerId: another('customerId', ({ customerId }) => customerId),
    membershipId: another('membershipId', ({ membershipId }) => membershipId),
  },
);
export const PASS = own('a pass', ({ passId }) => ({ id: passId }), {
  id: another('id', ({ passId }) => passId),
});
export const PASS_TO_USE = own('a pass to pay with', ({ passId, orderId }) => ({ passId, orderId }), {
  passId: another('passId', ({ passId }) => passId),
  orderId: another('orderId', ({ orderId }) => orderId),
});
export const PASS_TO_SELL = own(
  'a pass to sell',
  ({ customerId, offer, orderId }) => ({
    input: { customerId, ...offer, method: 'cash', orderIds: [orderId] },
  }),
  {
    'input.customerId': another('input.customerId', ({ customerId }) => customerId),
    'input.offerId': another('input.offerId', ({ offer }) => offer.offerId),
    'input.orderIds': another('input.orderIds', ({ orderId }) => orderId),
  },
);

const FORM = {
  name: 'Carnet',
  type: 'service',
  'offers.0.name': '5 ingressi',
  'offers.0.priceCents': '50,00',
  'offers.0.duration': '3',
  'offers.0.isPublished': 'on',
};
const COVERS = another('form.covers', ({ service }) => service);

export const MEMBERSHIPS_SCREEN = screen('the memberships', () => ({}));
export const MEMBERSHIP_TO_ARCHIVE = screen(
  'a membership to archive',
  async (town, _me, place) => ({
    form: { act: 'archive', ids: (await madeAt(town, place)).membershipId },
  }),
  { 'form.ids': another('form.ids', ({ membershipId }) => membershipId) },
);
export const NEW_MEMBERSHIP_SCREEN = screen(
  'the form of a new membership',
  (_town, _me, { offerId }) => ({ form: { ...FORM, covers: offerId } }),
  {
    'form.covers': COVERS,
  },
);
export const MEMBERSHIP_TO_EDIT_SCREEN = screen(
  'the form of a membership',
  async (town, _me, place) => ({
    membershipId: (await madeAt(town, place)).membershipId,
    form: { ...FORM, covers: place.offerId, version: 2 },
  }),
  { membershipId: another('membershipId', ({ membershipId }) => membershipId), 'form.covers': COVERS },
);
/** A membership on sale and somebody to sell it to. */
async function toSell({ app }: Town, { providerId }: ProviderOfTown) {
  const offer = offerOf(await aMembership(app.work(), { providerId }));
  return { offer, customerId: await aWalkIn(app.work(), { providerId }) };
}
const anothersBuyer =
  (path: string): AnothersIds =>
  async (town, me) => [{ [path]: (await toSell(town, otherPlaceOf(town, me))).customerId }];

export const PASS_TO_SELL_SCREEN = screen(
  'the sale of a pass',
  async (town, _me, place) => {
    const { customerId, offer } = await toSell(town, place);
    return {
      search: { customer: String(customerId) },
      form: {
        'customer.id': String(customerId),
        offer: `${offer.offerId}/${offer.shownPriceCents}`,
        method: 'cash',
      },
    };
  },
  {
    'search.customer': anothersBuyer('search.customer'),
  },
);
export const PASS_SCREEN = screen(
  'a pass of a customer',
  async (town, _me, place) => ({ passId: (await madeAt(town, place)).passId }),
  { passId: another('passId', ({ passId }) => passId) },
);
export const PASS_TO_PAY_BACK = screen(
  'a pass whose money goes back',
  async (town, _me, place) => ({
    passId: (await madeAt(town, place)).passId,
    form: { intent: 'return', 'orders.0.amountCents': '1,00', method: 'cash' },
  }),
  { passId: another('passId', ({ passId }) => passId) },
);
