import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import { TillMethodRef } from '#server/modules/payments/graphql/refs.ts';
import { VatTreatmentRef } from '#server/modules/providers/graphql/refs.ts';
import {
  archiveMemberships,
  createMembership,
  deleteMembership,
  editMembership,
  toggleMembership,
} from '../use-cases/membership-commands.ts';
import { payOrderWithPass } from '../use-cases/pay-order-with-pass.ts';
import type { PassSold } from '../use-cases/sell-pass.ts';
import { sellPass } from '../use-cases/sell-pass.ts';
import {
  MembershipDurationRef,
  MembershipPeriodRef,
  MembershipRuleTypeRef,
  MembershipTypeRef,
  PassBeginningRef,
} from './refs.ts';

const MembershipOfferInput = builder.inputType('MembershipOfferInput', {
  description: 'An offer of a membership.',
  fields: (t) => ({
    id: t.field({ type: 'Id', description: 'Left out: a new one.' }),
    name: t.string({ required: true, description: 'At most 120 characters.' }),
    description: t.string({ description: 'At most 300 characters.' }),
    priceCents: t.int({ required: true, description: '0 for free, else at least 50.' }),
    sessionsCounter: t.int({ description: 'Entries; left out: without limit.' }),
    duration: t.int({ required: true, description: '1 to 1000.' }),
    durationType: t.field({ type: MembershipDurationRef, description: 'Its unit; months when left out.' }),
    begins: t.field({ type: PassBeginningRef, description: 'purchase when left out.' }),
    startTime: t.string({ description: 'First day of its season, `2026-06-01`; left out: from any day.' }),
    endTime: t.string({ description: 'Last day of its season, not before the first; left out: no end.' }),
    isRecurringPayment: t.boolean({ description: 'Described, and not sold. Default: false.' }),
    isPublished: t.boolean({ description: 'It is sold. Default: true.' }),
  }),
});

const MembershipRuleInput = builder.inputType('MembershipRuleInput', {
  description: 'A rule of use.',
  fields: (t) => ({
    type: t.field({ type: MembershipRuleTypeRef, required: true, description: 'What it limits.' }),
    period: t.field({ type: MembershipPeriodRef, required: true, description: 'In which period.' }),
    amount: t.int({ required: true, description: 'At most so many; of cancelPeriod hours.' }),
  }),
});

const BundlePartInput = builder.inputType('BundlePartInput', {
  description: 'A part of a bundle.',
  fields: (t) => ({
    offerId: t.field({ type: 'Id', required: true, description: 'From `getOffersToCover`.' }),
    entries: t.int({ required: true, description: 'How many uses: 1 to 100.' }),
  }),
});

const MembershipInput = builder.inputType('MembershipInput', {
  description: 'A membership with its offers, what it pays and its rules.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'At most 120 characters.' }),
    description: t.string({ description: 'At most 1,000 characters.' }),
    color: t.string({ description: '#rrggbb.' }),
    type: t.field({
      type: MembershipTypeRef,
      required: true,
      description: 'service, class, subscription, which pays both, or bundle.',
    }),
    vatTreatment: t.field({ type: VatTreatmentRef, description: 'standard when left out.' }),
    coversAll: t.boolean({ description: 'Pays all of its type; true when left out.' }),
    covers: t.field({ type: ['Id'], description: 'Else these, from `getOffersToCover`.' }),
    parts: t.field({ type: [BundlePartInput], description: 'Of a bundle: 1 to 20, each once.' }),
    offers: t.field({
      type: [MembershipOfferInput],
      required: true,
      description: '1 to 10, in their order.',
    }),
    rules: t.field({ type: [MembershipRuleInput], description: 'At most 10, each type and period once.' }),
  }),
});

const PassSaleInput = builder.inputType('PassSaleInput', {
  description: 'The sale of a pass at the desk, paid whole.',
  fields: (t) => ({
    customerId: t.field({ type: 'Id', required: true, description: 'To whom.' }),
    offerId: t.field({ type: 'Id', required: true, description: 'An offer of a membership.' }),
    shownPriceCents: t.int({
      required: true,
      description: 'The price that was shown, with the code, in cents.',
    }),
    method: t.field({ type: TillMethodRef, required: true, description: 'cash, terminal or bank.' }),
    receiptNumber: t.string({ description: 'Number of the documento commerciale; optional.' }),
    note: t.string({ description: 'Note for the till.' }),
    orderIds: t.field({ type: ['Id'], description: 'Unpaid visits of the customer that it pays at once.' }),
    promoCode: t.string({ description: 'A promo code of the provider.' }),
  }),
});

const PassSoldRef = builder.objectRef<PassSold>('PassSold').implement({
  description: 'A pass that was sold.',
  fields: (t) => ({
    id: t.expose('passId', { type: 'Id', description: '`userMembershipId` of orders.' }),
    orderId: t.expose('orderId', { type: 'Id', description: 'Its order.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Whose.' } as const;
const id = { type: 'Id', required: true, description: 'Which membership.' } as const;
const ids = { type: ['Id'] as ['Id'], required: true as const, description: 'Which ones, each once.' };

builder.mutationFields((t) => ({
  createMembership: t.field({
    description: 'Adds a membership, unpublished. Answers its id.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: MembershipInput, required: true, description: 'The membership.' }),
    },
    resolve: async (_root, args, context) =>
      (await createMembership(context, args.providerId, withoutNulls(args.input))).id,
  }),
  editMembership: t.field({
    description: 'Writes a membership over; passes keep what they were sold with. Answers its id.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      input: t.arg({ type: MembershipInput, required: true, description: 'As it shall be.' }),
    },
    async resolve(_root, args, context) {
      const of = { providerId: args.providerId, membershipId: args.id, version: args.version };
      return (await editMembership(context, of, withoutNulls(args.input))).id;
    },
  }),
  toggleMembership: t.boolean({
    description: 'Publishes a membership, or hides it. Answers whether it is published.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      published: t.arg.boolean({ required: true, description: 'true publishes.' }),
    },
    async resolve(_root, args, context) {
      const of = { providerId: args.providerId, membershipId: args.id };
      return (await toggleMembership(context, of, { isPublished: args.published })).isPublished;
    },
  }),
  archiveMembership: t.boolean({
    description: 'Puts memberships away: they are sold no more, and passes stay usable.',
    args: { providerId: t.arg(providerId), ids: t.arg(ids) },
    async resolve(_root, args, context) {
      await archiveMemberships(context, { providerId: args.providerId, isArchived: true }, { ids: args.ids });
      return true;
    },
  }),
  restoreMembership: t.boolean({
    description: 'Takes memberships out of the archive, unpublished.',
    args: { providerId: t.arg(providerId), ids: t.arg(ids) },
    async resolve(_root, args, context) {
      await archiveMemberships(
        context,
        { providerId: args.providerId, isArchived: false },
        { ids: args.ids },
      );
      return true;
    },
  }),
  deleteMembership: t.boolean({
    description: 'Removes a membership that nobody ever bought.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    async resolve(_root, args, context) {
      await deleteMembership(context, { providerId: args.providerId, membershipId: args.id });
      return true;
    },
  }),
}));

builder.mutationFields((t) => ({
  sellPass: t.field({
    description: 'Sells a pass at the desk.',
    type: PassSoldRef,
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: PassSaleInput, required: true, description: 'The sale.' }),
    },
    resolve: (_root, args, context) => sellPass(context, args.providerId, withoutNulls(args.input)),
  }),
  payOrderWithPass: t.int({
    description: 'Pays an unpaid booking or sign-up with a pass of whoever comes. Answers the entries used.',
    args: {
      providerId: t.arg(providerId),
      orderId: t.arg({ type: 'Id', required: true, description: 'The order.' }),
      passId: t.arg({ type: 'Id', required: true, description: 'The pass.' }),
    },
    resolve: async (_root, { providerId: at, ...input }, context) =>
      (await payOrderWithPass(context, at, input)).used,
  }),
}));
