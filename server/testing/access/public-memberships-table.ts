import { EVERYBODY, NOBODY, SIGNED_IN, SIGNED_IN_AS_CUSTOMER } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import { ONESELF } from './targets/own-account.ts';
import { OWN_TOP_UP, OWN_TOP_UP_FORM } from './targets/wallets.ts';
import { BOOKING_BY_PASS, MEANS_TO_BOOK, SIGN_UP_BY_PASS } from './targets/own-passes.ts';
import {
  MEMBERSHIP_IN_WIDGET,
  MEMBERSHIP_PAGE,
  PASS_TO_BUY,
  PUBLIC_MEMBERSHIP,
  PUBLIC_MEMBERSHIPS,
} from './targets/public-memberships.ts';

/** Memberships as visitors see and buy them, and the own passes. */
export const PUBLIC_MEMBERSHIPS_TABLE: readonly Row[] = [
  row('getPublicMemberships', PUBLIC_MEMBERSHIPS, EVERYBODY, NOBODY),
  row('getPublicMembership', PUBLIC_MEMBERSHIP, EVERYBODY, NOBODY),
  row('generatePaymentIntent', PASS_TO_BUY, EVERYBODY, NOBODY),
  row('getMyPasses', ONESELF, SIGNED_IN),
  row('getMyWallets', ONESELF, SIGNED_IN),
  row('getCentersWithCredit', ONESELF, SIGNED_IN),
  row('topUpMyWallet', OWN_TOP_UP, SIGNED_IN, NOBODY),
  row('getMeansOfPayment', MEANS_TO_BOOK, EVERYBODY),
  row('bookWithPass', BOOKING_BY_PASS, SIGNED_IN, NOBODY),
  row('signUpWithPass', SIGN_UP_BY_PASS, SIGNED_IN, NOBODY),
];

/** Their pages. */
export const PAGES_OF_PUBLIC_MEMBERSHIPS: readonly Row[] = [
  row('GET /provider/:id/membership/:membershipId', MEMBERSHIP_PAGE, EVERYBODY, NOBODY),
  row('POST /provider/:id/membership/:membershipId', MEMBERSHIP_PAGE, EVERYBODY, NOBODY),
  row(
    'GET /website-integration/:integrationId/membership/:membershipId',
    MEMBERSHIP_IN_WIDGET,
    EVERYBODY,
    NOBODY,
  ),
  row(
    'POST /website-integration/:integrationId/membership/:membershipId',
    MEMBERSHIP_IN_WIDGET,
    EVERYBODY,
    NOBODY,
  ),
  row('GET /my-passes', ONESELF, SIGNED_IN_AS_CUSTOMER),
  row('POST /my-passes', OWN_TOP_UP_FORM, SIGNED_IN_AS_CUSTOMER, NOBODY),
];
