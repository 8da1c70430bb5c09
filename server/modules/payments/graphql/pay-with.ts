import { builder } from '#server/graphql/builder.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { payWithOwnCredit } from '../index.ts';

/** What pays while something is booked, beside the way of paying the rest. */
export const PayWithInput = builder.inputType('PayWithInput', {
  description: 'What is to pay a booking or sign-up while it is made; the rest is paid by card or on site.',
  fields: (t) => ({
    walletCents: t.int({
      description:
        'How much own credit to use at most, in cents: what was shown. Refused with walletTooLow if it is not there any more.',
    }),
  }),
});

/** How much credit is to be used, in cents; null: none. */
export const walletCentsOf = (payWith: { walletCents?: number | null } | null | undefined): number | null =>
  payWith?.walletCents ?? null;

/** Pays with own credit in the transaction of the booking; undefined where none is to be used. */
export const payingWithCredit = (
  walletCents: number | null,
  actor: Actor,
): ((tx: Work, sold: { providerId: number; orderId: number }) => Promise<void>) | undefined =>
  walletCents === null ? undefined : (tx, sold) => payWithOwnCredit(tx, sold, { walletCents, actor });
