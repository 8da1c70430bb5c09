import * as v from 'valibot';
import { WHOLE_BASIS_POINTS } from '../money.ts';
import { PROVIDER_FIELDS } from './provider-profile.ts';

/** What a schema says when nothing could be paid at all. */
const NO_WAY: PairOfWays = 'noWayToPay';
export type PairOfWays = 'noWayToPay';

const flag = v.boolean();

/** How a provider lets itself be paid, as the back office saves it whole. */
export const PaymentSettingsForm = v.pipe(
  v.object({
    acceptPayments: PROVIDER_FIELDS.acceptPayments,
    serviceOnsite: flag,
    serviceOnline: flag,
    serviceMembership: flag,
    courseOnsite: flag,
    courseOnline: flag,
    courseMembership: flag,
    membershipOnsite: flag,
    membershipOnline: flag,
    /** In hundredths of a percent. */
    onlineDiscountBasisPoints: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(WHOLE_BASIS_POINTS)),
    acceptNonCustomerBookings: flag,
  }),
  v.forward(
    v.check(
      ({ acceptPayments: mode, serviceOnsite, serviceOnline, serviceMembership }) =>
        serviceMembership ||
        (serviceOnsite && (mode === 'NoPayments' || mode === 'Optional')) ||
        (serviceOnline && (mode === 'OnlineOnly' || mode === 'Optional')),
      NO_WAY,
    ),
    ['serviceOnsite'],
  ),
);
export type PaymentSettingsForm = v.InferOutput<typeof PaymentSettingsForm>;
