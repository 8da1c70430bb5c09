import { aMembership, offerOf } from '#server/modules/memberships/builders.ts';
import type { ProviderOfTown, Town } from '../town.ts';
import type { AccessTarget, Args } from './target.ts';
import { UNKNOWN_ID } from './target.ts';

const WHO = { firstname: 'Ada', lastname: 'Rossi', phone: '+39 051 123456' };

async function madeAt({ app }: Pick<Town, 'app'>, { providerId }: Pick<ProviderOfTown, 'providerId'>) {
  const membership = await aMembership(app.work(), { providerId });
  return { providerId, id: membership.id, ...offerOf(membership) };
}

/** The memberships of a provider. */
export const PUBLIC_MEMBERSHIPS: AccessTarget = {
  called: 'the memberships of a provider; another’s: of one that is locked',
  mine: ({ here }) => ({ providerId: here.providerId }),
  others: ({ hidden }) => [{ providerId: hidden.providerId }],
  unknown: { providerId: UNKNOWN_ID },
  ids: { providerId: ({ hidden }) => [{ providerId: hidden.providerId }] },
};

const idAt = async (town: Town, place: ProviderOfTown): Promise<Args> => ({
  id: (await madeAt(town, place)).id,
});

/** A membership as visitors ask for it. */
export const PUBLIC_MEMBERSHIP: AccessTarget = {
  called: 'a membership; another’s: of a locked provider',
  mine: (town) => idAt(town, town.here),
  others: async (town) => [await idAt(town, town.hidden)],
  unknown: { id: UNKNOWN_ID },
  ids: { id: async (town) => [await idAt(town, town.hidden)] },
};

const toBuy = async (town: Town, place: ProviderOfTown, email: string): Promise<Args> => ({
  ...WHO,
  email,
  membershipId: (await madeAt(town, place)).offerId,
  agreements: [{ type: 'sharing', decision: 'Y' }],
});

/** A membership that anybody may buy. */
export const PASS_TO_BUY: AccessTarget = {
  called: 'a membership to buy; another’s: of a locked provider',
  mine: (town, { email }) => toBuy(town, town.here, email),
  others: async (town, { email }) => [await toBuy(town, town.hidden, email)],
  unknown: { membershipId: UNKNOWN_ID },
  ids: {
    membershipId: async (town) => [{ membershipId: (await madeAt(town, town.hidden)).offerId }],
    webIntegrationId: ({ elsewhere }) => [{ webIntegrationId: elsewhere.integrationId }],
    reservationId: { isNobodys: 'together with a membership it is refused' },
    productId: { isNobodys: 'together with a membership it is refused' },
    subscriptionId: { isNobodys: 'together with a membership it is refused' },
  },
};

const onPage = async (town: Town, place: ProviderOfTown, email: string): Promise<Args> => {
  const { providerId, id, offerId, shownPriceCents } = await madeAt(town, place);
  return {
    id: providerId,
    membershipId: id,
    form: { ...WHO, email, sharing: 'Y', offer: `${offerId}:${shownPriceCents}` },
  };
};
const hiddenOne = async (town: Town): Promise<Args[]> => [
  { membershipId: (await madeAt(town, town.hidden)).id },
];
const inWidget = ({ integrationId }: ProviderOfTown, { id: _provider, ...args }: Args): Args => ({
  ...args,
  integrationId,
});

/** Its page, and buying on it. */
export const MEMBERSHIP_PAGE: AccessTarget = {
  called: 'a membership on its page; another’s: of a locked provider',
  mine: (town, { email }) => onPage(town, town.here, email),
  others: async (town, { email }) => [await onPage(town, town.hidden, email)],
  unknown: { membershipId: UNKNOWN_ID },
  ids: {
    id: ({ elsewhere, hidden }) => [elsewhere, hidden].map(({ providerId }) => ({ id: providerId })),
    membershipId: hiddenOne,
  },
};

/** The same in the widget of the provider. */
export const MEMBERSHIP_IN_WIDGET: AccessTarget = {
  called: 'a membership in the widget of its provider; another’s: of a locked provider',
  mine: async (town, { email }) => inWidget(town.here, await onPage(town, town.here, email)),
  others: async (town, { email }) => [inWidget(town.here, await onPage(town, town.hidden, email))],
  unknown: { membershipId: UNKNOWN_ID },
  ids: {
    integrationId: ({ hidden }) => [{ integrationId: hidden.integrationId }],
    membershipId: hiddenOne,
  },
};
