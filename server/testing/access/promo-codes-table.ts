import { EVERYBODY, NOBODY, whoMay } from './actors.ts';
import type { Row } from './row.ts';
import { row } from './row.ts';
import {
  NEW_PROMO_CODE,
  NEW_PROMO_CODE_SCREEN,
  PROMO_CODE,
  PROMO_CODE_SCREEN,
  PROMO_CODE_TO_END,
  PROMO_CODE_TO_TRY,
  PROMO_CODES,
  PROMO_CODES_SCREEN,
} from './targets/promo-codes.ts';

const SEES = whoMay('seePromoCodes');
const CHANGES = whoMay('changePromoCodes');
const FOR_A_KEY = { needsKey: true };
/** Whoever runs the center sees all of its codes. */
const SHOWS = { shows: ['promo_codes.id'] };

/** The promo codes of a provider, and trying one. */
export const PROMO_CODES_TABLE: readonly Row[] = [
  row('getPromoCodes', PROMO_CODES, SEES, NOBODY, SHOWS),
  row('getPromoCode', PROMO_CODE, SEES, NOBODY),
  row('createPromoCode', NEW_PROMO_CODE, CHANGES, NOBODY, FOR_A_KEY),
  row('editPromoCode', PROMO_CODE, CHANGES, NOBODY, FOR_A_KEY),
  row('togglePromoCode', PROMO_CODE, CHANGES, NOBODY, FOR_A_KEY),
  row('validatePromoCode', PROMO_CODE_TO_TRY, EVERYBODY, NOBODY),
];

const CODES = '/business/:center/promo-codes';

/** Their screens. */
export const PAGES_OF_PROMO_CODES: readonly Row[] = [
  row(`GET ${CODES}`, PROMO_CODES_SCREEN, SEES, NOBODY, SHOWS),
  row(`POST ${CODES}`, PROMO_CODE_TO_END, CHANGES, NOBODY),
  row(`GET ${CODES}/new`, NEW_PROMO_CODE_SCREEN, CHANGES, NOBODY),
  row(`POST ${CODES}/new`, NEW_PROMO_CODE_SCREEN, CHANGES, NOBODY),
  row(`GET ${CODES}/:promoCodeId/edit`, PROMO_CODE_SCREEN, CHANGES, NOBODY),
  row(`POST ${CODES}/:promoCodeId/edit`, PROMO_CODE_SCREEN, CHANGES, NOBODY),
];
