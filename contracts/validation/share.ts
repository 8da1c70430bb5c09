import * as v from 'valibot';
import { LARGEST_CENTS, WHOLE_BASIS_POINTS } from '../money.ts';

const wholeUpTo = (most: number) =>
  v.pipe(
    v.number(),
    v.integer(),
    v.check((amount) => amount >= 0 && amount <= most),
  );

const Fixed = { amountType: v.literal('fixed'), amount: wholeUpTo(LARGEST_CENTS) };
const Percent = { amountType: v.literal('percent'), amount: wholeUpTo(WHOLE_BASIS_POINTS) };

/** The share of a provider: cents per booking, or hundredths of a percent of what was paid. */
export const GlobalShareForm = v.variant('amountType', [v.object(Fixed), v.object(Percent)]);
export type GlobalShareForm = v.InferOutput<typeof GlobalShareForm>;

const individual = { kind: v.literal('individual') };

/** The share of one collaborator; an amount only where it is their own. */
export const ShareForm = v.variant('kind', [
  v.variant('amountType', [v.object({ ...individual, ...Fixed }), v.object({ ...individual, ...Percent })]),
  v.object({ kind: v.picklist(['none', 'global']) }),
]);
export type ShareForm = v.InferOutput<typeof ShareForm>;
