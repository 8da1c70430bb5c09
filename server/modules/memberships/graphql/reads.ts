import { errorText } from '#contracts/error-texts.ts';
import { builder } from '#server/graphql/builder.ts';
import type { OfferToCover } from '#server/modules/catalog/index.ts';
import { OrderMoneyRef } from '#server/modules/payments/graphql/refs.ts';
import type { PassForOrder, PassPage, PassWithMoney } from '../use-cases/own-memberships.ts';
import {
  getMembership,
  getMemberships,
  getOffersToCover,
  getPassesForOrder,
  getUserMembership,
  getUserMemberships,
} from '../use-cases/own-memberships.ts';
import { MembershipRef, UserMembershipRef } from './refs.ts';

const OfferToCoverRef = builder.objectRef<OfferToCover>('OfferToCover').implement({
  description: 'A service, by one of its offers, or a class, that a membership can pay.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'For `covers`.' }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    priceCents: t.exposeInt('priceCents', { description: 'Paid alone, in cents; of a class a session.' }),
    isClass: t.boolean({ description: 'A class.', resolve: ({ kind }) => kind === 'class' }),
  }),
});

const UserMembershipPageRef = builder.objectRef<PassPage>('UserMembershipPage').implement({
  description: 'A page of passes.',
  fields: (t) => ({
    items: t.expose('items', { type: [UserMembershipRef], description: 'The latest first.' }),
    total: t.exposeInt('total', { description: 'How many there are.' }),
    pages: t.exposeInt('pages', { description: 'On how many pages.' }),
    timeZone: t.exposeString('timeZone', { description: 'Of the center.' }),
  }),
});

export const PassForOrderRef = builder.objectRef<PassForOrder>('PassForOrder').implement({
  description: 'A pass with which an order could be paid.',
  fields: (t) => ({
    pass: t.expose('pass', { type: UserMembershipRef, description: 'The pass.' }),
    whyNot: t.string({
      nullable: true,
      description: 'Why it cannot pay this order, in words; null where it can.',
      resolve: ({ whyNot }, _args, { locale }) =>
        whyNot && errorText(whyNot.code, locale, whyNot.params ?? {}),
    }),
  }),
});

const PassWithMoneyRef = builder.objectRef<PassWithMoney>('UserMembershipWithMoney').implement({
  description: 'A pass with its money.',
  fields: (t) => ({
    pass: t.expose('pass', { type: UserMembershipRef, description: 'The pass.' }),
    money: t.expose('money', { type: OrderMoneyRef, description: 'What was paid of it.' }),
    timeZone: t.exposeString('timeZone', { description: 'Of the center.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose.' } as const;

builder.queryFields((t) => ({
  getMemberships: t.field({
    description: 'The memberships of a provider, by name.',
    type: [MembershipRef],
    args: {
      providerId: t.arg(providerId),
      archived: t.arg.boolean({ description: 'Only those put away. Default: false.' }),
      onSale: t.arg.boolean({
        description: 'Only those that are sold today, each with the offers that are. Default: false.',
      }),
    },
    resolve: (_root, { archived, onSale, ...of }, context) =>
      getMemberships(context, { ...of, isArchived: archived ?? false, isOnSale: onSale ?? false }),
  }),
  getMembership: t.field({
    description: 'One membership of a provider.',
    type: MembershipRef,
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Which one.' }),
    },
    resolve: (_root, of, context) => getMembership(context, of),
  }),
  getOffersToCover: t.field({
    description: 'What memberships of a provider can pay.',
    type: [OfferToCoverRef],
    args: {
      providerId: t.arg(providerId),
      membershipId: t.arg({ type: 'Id', description: 'Also what this one pays already and is archived.' }),
    },
    resolve: (_root, { membershipId, ...of }, context) =>
      getOffersToCover(context, { ...of, membershipId: membershipId ?? null }),
  }),
  getUserMemberships: t.field({
    description: 'The passes of a provider, of one customer or of one membership.',
    type: UserMembershipPageRef,
    args: {
      providerId: t.arg(providerId),
      customerId: t.arg({ type: 'Id', description: 'Of this customer alone.' }),
      membershipId: t.arg({ type: 'Id', description: 'Of this membership alone.' }),
      page: t.arg.int({ description: 'From 1.' }),
    },
    resolve: (_root, { customerId, membershipId, page, ...of }, context) =>
      getUserMemberships(context, {
        ...of,
        ...(customerId ? { customerId } : membershipId ? { membershipId } : {}),
        page: page ?? 1,
      }),
  }),
  getUserMembership: t.field({
    description: 'One pass of a provider with its money, for roles that take payments.',
    type: PassWithMoneyRef,
    args: {
      providerId: t.arg(providerId),
      id: t.arg({ type: 'Id', required: true, description: 'Which one.' }),
    },
    resolve: (_root, of, context) => getUserMembership(context, of),
  }),
  getPassesForOrder: t.field({
    description: 'The passes of whoever an unpaid booking or sign-up is for; for roles that take payments.',
    type: [PassForOrderRef],
    args: {
      providerId: t.arg(providerId),
      orderId: t.arg({ type: 'Id', required: true, description: 'The order.' }),
    },
    resolve: (_root, of, context) => getPassesForOrder(context, of),
  }),
}));
