import { builder } from '#server/graphql/builder.ts';
import type { MembershipOffer } from '../use-cases/own-memberships.ts';
import type { PublicMembership } from '../use-cases/public-memberships.ts';
import { getPublicMembership, getPublicMemberships, isSoldOnline } from '../use-cases/public-memberships.ts';
import { MembershipOfferRef, MembershipRuleRef, MembershipTypeRef, SoldPartRef } from './refs.ts';

interface ShownOffer {
  membership: PublicMembership;
  offer: MembershipOffer;
}

const PublicMembershipOfferRef = builder.objectRef<ShownOffer>('PublicMembershipOffer').implement({
  description: 'An offer that is sold.',
  fields: (t) => ({
    offer: t.expose('offer', { type: MembershipOfferRef, description: 'For how much, how long.' }),
    canBuy: t.boolean({
      description: 'It can be bought online now; else at the center.',
      resolve: ({ membership, offer }, _args, { work }) =>
        isSoldOnline(membership, offer.priceCents, work.now()),
    }),
  }),
});

export const PublicMembershipRef = builder.objectRef<PublicMembership>('PublicMembership').implement({
  description: 'A published membership as visitors see it (specification section 2).',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Its id.' }),
    providerId: t.expose('providerId', { type: 'Id', description: 'Whose.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    description: t.exposeString('description', { description: 'Words; may be empty.' }),
    color: t.exposeString('color', { description: '#rrggbb.' }),
    type: t.expose('type', { type: MembershipTypeRef, description: 'What it pays.' }),
    coverNames: t.exposeStringList('coverNames', {
      description: 'The services and classes that it pays; none: all of its type.',
    }),
    parts: t.expose('partNames', { type: [SoldPartRef], description: 'Of a bundle: what it is sold with.' }),
    offers: t.field({
      type: [PublicMembershipOfferRef],
      description: 'Those that are sold, in their order.',
      resolve: (membership) => membership.offers.map((offer) => ({ membership, offer })),
    }),
    rules: t.expose('rules', { type: [MembershipRuleRef], description: 'Its rules of use.' }),
  }),
});

builder.queryFields((t) => ({
  getPublicMemberships: t.field({
    description:
      'The published memberships of a provider, by name; null when visitors may not see the provider.',
    type: [PublicMembershipRef],
    nullable: true,
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Whose.' }),
    },
    resolve: (_root, { providerId }, { work }) => getPublicMemberships(work, providerId),
  }),
  getPublicMembership: t.field({
    description: 'One published membership.',
    type: PublicMembershipRef,
    args: { id: t.arg({ type: 'Id', required: true, description: 'Which one.' }) },
    resolve: (_root, { id }, { work }) => getPublicMembership(work, id),
  }),
}));
