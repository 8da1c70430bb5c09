import { dueCents } from '#server/modules/payments/index.ts';
import { builder } from '#server/graphql/builder.ts';
import type { ReservationDetails } from '../use-cases/reservation-details.ts';

/** The money of a booking as its customer sees it. */
export const ReservationMoneyRef = builder.objectRef<ReservationDetails>('ReservationMoneyView').implement({
  description: 'Amounts of a booking for its customer, in cents.',
  fields: (t) => ({
    dueCents: t.int({
      description: 'Total less refunds.',
      resolve: ({ order }) => dueCents(order),
    }),
    paidCents: t.int({
      description: 'Paid, less refunds and those on their way.',
      resolve: ({ money }) => money.refundableCents + money.atCenterCents,
    }),
    paidAtCenterCents: t.int({
      description: 'Paid at the center.',
      resolve: ({ money }) => money.atCenterCents - money.byWalletCents,
    }),
    paidByWalletCents: t.int({
      description: 'Paid out of the wallet, without given credit.',
      resolve: ({ money }) => money.byWalletCents,
    }),
    giftCents: t.int({
      description: 'Paid with given credit of the wallet: a discount.',
      resolve: ({ money }) => money.giftCents,
    }),
    backToWalletCents: t.int({
      description: 'Gone back to the wallet, given credit included.',
      resolve: ({ money }) => money.toWalletCents,
    }),
    walletReturnsCents: t.int({
      description: 'Goes back to the wallet, if it is cancelled now or since it was.',
      resolve: ({ money, cancellation }) =>
        cancellation.walletCents + (cancellation.keptCents > 0 ? 0 : money.giftCents),
    }),
    backByCardCents: t.int({
      description: 'Refunded to the card or on its way.',
      resolve: ({ money }) => money.backByCardCents,
    }),
    backAtCenterCents: t.int({
      description: 'Refunded by the center.',
      resolve: ({ money }) => money.backAtCenterCents,
    }),
    centerReturnsCents: t.int({
      description: 'Refunded by the center, if it is cancelled now or since it was.',
      resolve: ({ cancellation }) => cancellation.centerCents,
    }),
    centerKeepsCents: t.int({
      description: 'Kept by the center under the terms, if it is cancelled now or since it was.',
      resolve: ({ cancellation }) => cancellation.keptCents,
    }),
  }),
});
