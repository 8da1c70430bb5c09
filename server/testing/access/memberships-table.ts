import { NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  MEMBERSHIP_TO_ARCHIVE,
  MEMBERSHIP_TO_EDIT_SCREEN,
  MEMBERSHIPS_SCREEN,
  NEW_MEMBERSHIP_SCREEN,
  NEW_BUNDLE,
  OWN_MEMBERSHIP,
  PASS,
  PASS_SCREEN,
  PASS_TO_PAY_BACK,
  PASS_TO_SELL,
  PASS_TO_SELL_SCREEN,
  PASS_TO_USE,
  PASSES,
} from './targets/memberships.ts';
import { GIFT_TO_RETURN, WALLET, WALLET_TO_GIFT, WALLET_TO_TOP_UP } from './targets/wallets.ts';
import { SHOWS_TILL } from './targets/till.ts';

const SEES = whoMay('seeMemberships');
const CHANGES = whoMay('changeMemberships');
const TAKES = whoMay('takePayments');
const FOR_A_KEY = { needsKey: true };
/** Who takes money sees who holds what, and what was paid. */
const SHOWS = SHOWS_TILL;

/** Memberships, the passes that were sold, and paying with them; credit. */
export const MEMBERSHIPS_TABLE: readonly Row[] = [
  row('getMemberships', OWN_MEMBERSHIP, SEES, NOBODY),
  row('getMembership', OWN_MEMBERSHIP, SEES, NOBODY),
  row('getOffersToCover', OWN_MEMBERSHIP, SEES, NOBODY),
  row('getUserMemberships', PASSES, SEES, NOBODY, SHOWS),
  row('getUserMembership', PASS, TAKES, NOBODY, SHOWS),
  row('getPassesForOrder', PASS_TO_USE, TAKES, NOBODY, SHOWS),
  row('createMembership', OWN_MEMBERSHIP, CHANGES, NOBODY, FOR_A_KEY),
  row('createMembership', NEW_BUNDLE, CHANGES, NOBODY, FOR_A_KEY),
  row('editMembership', OWN_MEMBERSHIP, CHANGES, NOBODY, FOR_A_KEY),
  row('toggleMembership', OWN_MEMBERSHIP, CHANGES, NOBODY, FOR_A_KEY),
  row('archiveMembership', OWN_MEMBERSHIP, CHANGES, NOBODY, FOR_A_KEY),
  row('restoreMembership', OWN_MEMBERSHIP, CHANGES, NOBODY, FOR_A_KEY),
  row('deleteMembership', OWN_MEMBERSHIP, CHANGES, NOBODY, FOR_A_KEY),
  row('sellPass', PASS_TO_SELL, TAKES, NOBODY, FOR_A_KEY),
  row('payOrderWithPass', PASS_TO_USE, TAKES, NOBODY, FOR_A_KEY),
  row('getWallet', WALLET, TAKES, NOBODY, SHOWS),
  row('topUpWallet', WALLET_TO_TOP_UP, TAKES, NOBODY, FOR_A_KEY),
  row('returnGift', GIFT_TO_RETURN, TAKES, NOBODY, FOR_A_KEY),
  row('giftWallet', WALLET_TO_GIFT, whoMay('giftCredit'), NOBODY, FOR_A_KEY),
];

const MEMBERSHIPS = '/business/:center/memberships';

/** Their screens. */
export const PAGES_OF_MEMBERSHIPS: readonly Row[] = [
  row(`GET ${MEMBERSHIPS}`, MEMBERSHIPS_SCREEN, SEES, NOBODY, SHOWS),
  row(`POST ${MEMBERSHIPS}`, MEMBERSHIP_TO_ARCHIVE, CHANGES, NOBODY),
  row(`GET ${MEMBERSHIPS}/new`, NEW_MEMBERSHIP_SCREEN, CHANGES, NOBODY),
  row(`POST ${MEMBERSHIPS}/new`, NEW_MEMBERSHIP_SCREEN, CHANGES, NOBODY),
  row(`GET ${MEMBERSHIPS}/:membershipId/edit`, MEMBERSHIP_TO_EDIT_SCREEN, CHANGES, NOBODY),
  row(`POST ${MEMBERSHIPS}/:membershipId/edit`, MEMBERSHIP_TO_EDIT_SCREEN, CHANGES, NOBODY),
  row(`GET ${MEMBERSHIPS}/sell`, PASS_TO_SELL_SCREEN, TAKES, NOBODY, SHOWS),
  row(`POST ${MEMBERSHIPS}/sell`, PASS_TO_SELL_SCREEN, TAKES, NOBODY, {
    ignores: { 'search.customer': 'the form says to whom' },
  }),
  row(`GET ${MEMBERSHIPS}/passes/:passId`, PASS_SCREEN, TAKES, NOBODY, SHOWS),
  row(`POST ${MEMBERSHIPS}/passes/:passId`, PASS_TO_PAY_BACK, TAKES, NOBODY),
];
