import { PROMO_DURATIONS } from '#contracts/promo.ts';
import { builder } from '#server/graphql/builder.ts';
import { withoutNulls } from '#server/graphql/without-nulls.ts';
import type { PromoAnswer, ShownPromoCode } from '../use-cases/promo-codes.ts';
import {
  createPromoCode,
  editPromoCode,
  getPromoCode,
  getPromoCodes,
  PROMO_STATES,
  togglePromoCode,
  validatePromoCode,
} from '../use-cases/promo-codes.ts';

const PromoDurationRef = builder.enumType('PromoCodeDuration', {
  description:
    'How often one customer uses a code: once; repeating, in so many months from the first use; or forever.',
  values: PROMO_DURATIONS,
});
const PromoStateRef = builder.enumType('PromoCodeState', {
  description: 'active, toCome, usedUp, expired, or ended by the center.',
  values: PROMO_STATES,
});

const PERCENT = 'In hundredths of a percent; null for a fixed amount.';
const AMOUNT = 'In cents, of the whole order; null for a percentage.';

const PromoCodeRef = builder.objectRef<ShownPromoCode>('PromoCode').implement({
  description: 'A promo code of a provider.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Its id.' }),
    code: t.exposeString('code', { description: 'What customers type, in capitals.' }),
    percentBasisPoints: t.exposeInt('percentBasisPoints', { nullable: true, description: PERCENT }),
    amountCents: t.exposeInt('amountCents', { nullable: true, description: AMOUNT }),
    duration: t.expose('duration', { type: PromoDurationRef, description: 'How often for one customer.' }),
    months: t.exposeInt('months', { nullable: true, description: 'Of repeating: from the first use.' }),
    validFrom: t.exposeString('validFrom', { description: 'The first day.' }),
    validUntil: t.exposeString('validUntil', { nullable: true, description: 'The last day; null: no end.' }),
    mostUses: t.exposeInt('mostUses', { nullable: true, description: 'By all together; null: any number.' }),
    used: t.exposeInt('used', { description: 'Uses that count, those that wait to be paid too.' }),
    state: t.expose('state', { type: PromoStateRef, description: 'How it stands today.' }),
    version: t.exposeInt('version', { description: 'For `editPromoCode`.' }),
  }),
});

const PromoAnswerRef = builder.objectRef<PromoAnswer>('PromoCodeAnswer').implement({
  description: 'What a promo code makes of a price.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'As the center calls it.' }),
    percentBasisPoints: t.exposeInt('percentBasisPoints', { nullable: true, description: PERCENT }),
    amountCents: t.exposeInt('amountCents', { nullable: true, description: AMOUNT }),
    discountCents: t.exposeInt('discountCents', { description: 'What it takes off, in cents.' }),
    totalCents: t.exposeInt('totalCents', { description: 'What is to be paid, in cents.' }),
  }),
});

const PromoCodeInput = builder.inputType('PromoCodeInput', {
  description: 'A promo code.',
  fields: (t) => ({
    code: t.string({ required: true, description: '2 to 30 letters, digits, - and _; any case.' }),
    percentBasisPoints: t.int({ description: '1 to 10000; this or the amount.' }),
    amountCents: t.int({ description: 'From 1; this or the percentage.' }),
    duration: t.field({ type: PromoDurationRef, required: true, description: 'How often for one customer.' }),
    months: t.int({ description: '1 to 36, of repeating alone.' }),
    validFrom: t.string({ required: true, description: 'YYYY-MM-DD, a day of the center.' }),
    validUntil: t.string({ description: 'YYYY-MM-DD, the last day; left out: no end.' }),
    mostUses: t.int({ description: 'By all together; left out: any number.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Which code.' } as const;

builder.queryFields((t) => ({
  getPromoCodes: t.field({
    description: 'The promo codes of a provider, the latest first.',
    type: [PromoCodeRef],
    args: { providerId: t.arg(providerId) },
    resolve: (_root, of, context) => getPromoCodes(context, of.providerId),
  }),
  getPromoCode: t.field({
    description: 'One promo code of a provider.',
    type: PromoCodeRef,
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: (_root, of, context) => getPromoCode(context, of),
  }),
  validatePromoCode: t.field({
    description:
      'What a promo code takes off a price. Refused with invalidPromoCode, whatever is wrong; 20 tries an hour. The sale decides again.',
    type: PromoAnswerRef,
    args: {
      providerId: t.arg(providerId),
      code: t.arg.string({ required: true, description: 'As typed.' }),
      amountCents: t.arg.int({
        required: true,
        description: 'What is to be paid without it, the online discount taken off; in cents.',
      }),
    },
    resolve: (_root, asked, context) => validatePromoCode(context, asked),
  }),
}));

builder.mutationFields((t) => ({
  createPromoCode: t.field({
    description: 'Adds a promo code. Answers its id.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      input: t.arg({ type: PromoCodeInput, required: true, description: 'The code.' }),
    },
    resolve: async (_root, args, context) =>
      (await createPromoCode(context, args.providerId, withoutNulls(args.input))).id,
  }),
  editPromoCode: t.field({
    description: 'Changes a promo code; once used, its text and discount stay. Answers its id.',
    type: 'Id',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'The one the form was filled from.' }),
      input: t.arg({ type: PromoCodeInput, required: true, description: 'As it shall be.' }),
    },
    resolve: async (_root, { input, ...of }, context) =>
      (await editPromoCode(context, of, withoutNulls(input))).id,
  }),
  togglePromoCode: t.boolean({
    description: 'Ends a promo code, or opens it again. Answers whether it may be used.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      active: t.arg.boolean({ required: true, description: 'false ends it.' }),
    },
    resolve: async (_root, { active, ...of }, context) =>
      (await togglePromoCode(context, of, { isActive: active })).isActive,
  }),
}));
