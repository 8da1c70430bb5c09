import * as v from 'valibot';
import {
  MEMBERSHIP_DURATIONS,
  MEMBERSHIP_PERIODS,
  MEMBERSHIP_RULES,
  MOST_BUNDLE_ENTRIES,
  MOST_BUNDLE_PARTS,
  MOST_PART_ENTRIES,
  OFFERED_MEMBERSHIP_TYPES,
  PASS_BEGINNINGS,
} from '../memberships.ts';
import { LONGEST_PROMO_CODE } from '../promo.ts';
import { isLocalDate } from '../time.ts';
import { TILL_METHODS } from '../till.ts';
import { CHOSEN_VAT_TREATMENTS } from '../vat.ts';
import { LONGEST_NAME } from './offering.ts';
import { plainText, requiredName } from './plain-text.ts';
import { LONGEST_RECEIPT_NUMBER, LONGEST_TILL_NOTE } from './till-payment.ts';

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const id = whole(1, Number.MAX_SAFE_INTEGER);
const text = (longest: number) =>
  v.pipe(
    plainText(longest),
    v.transform((said) => said ?? ''),
  );

export const LONGEST_MEMBERSHIP_DESCRIPTION = 1000;
/** The least that is asked for, unless nothing is. */
export const LEAST_MEMBERSHIP_CENTS = 50;
export const MOST_MEMBERSHIP_OFFERS = 10;
export const MOST_MEMBERSHIP_RULES = 10;
const MOST_COVERED = 500;

const localDate = v.pipe(
  v.string(),
  v.check((date) => isLocalDate(date), 'unreadable'),
);

const OfferFields = v.object({
  /** null: a new one. */
  id: v.nullish(id, null),
  name: requiredName(LONGEST_NAME),
  description: v.optional(text(300), ''),
  priceCents: v.pipe(
    whole(0, 99_999_999),
    v.check((cents) => cents === 0 || cents >= LEAST_MEMBERSHIP_CENTS, 'priceTooSmall'),
  ),
  /** Entries; null: without limit. */
  sessionsCounter: v.nullish(whole(1, 1000), null),
  duration: whole(1, 1000),
  durationType: v.optional(v.picklist(MEMBERSHIP_DURATIONS), 'months'),
  begins: v.optional(v.picklist(PASS_BEGINNINGS), 'purchase'),
  /** Described, and not sold. */
  isRecurringPayment: v.optional(v.boolean(), false),
  isPublished: v.optional(v.boolean(), true),
  /** First and last day of its season, by the center's date; null: no bound. */
  startTime: v.nullish(localDate, null),
  endTime: v.nullish(localDate, null),
});
const MembershipOfferForm = v.pipe(
  OfferFields,
  v.forward(
    v.partialCheck(
      [['startTime'], ['endTime']],
      ({ startTime, endTime }) => startTime === null || endTime === null || endTime >= startTime,
      'endBeforeStart',
    ),
    ['endTime'],
  ),
);

const RuleForm = v.object({
  type: v.picklist(MEMBERSHIP_RULES),
  period: v.picklist(MEMBERSHIP_PERIODS),
  amount: whole(0, 1000),
});

/** What is wrong with a bundle as a whole. */
export type BundleProblem = 'oneOffer' | 'tooManyUses';
const ONE_OFFER: BundleProblem = 'oneOffer';
const TOO_MANY_USES: BundleProblem = 'tooManyUses';

const sumOf = (parts: readonly { entries: number }[]): number =>
  parts.reduce((sum, { entries }) => sum + entries, 0);
const PartForm = v.object({ offerId: id, entries: whole(1, MOST_PART_ENTRIES) });

/** A membership as the back office edits it, with its offers, what it covers and its rules. */
const MembershipFields = v.object({
  name: requiredName(LONGEST_NAME),
  description: v.optional(text(LONGEST_MEMBERSHIP_DESCRIPTION), ''),
  color: v.optional(v.pipe(v.string(), v.regex(/^#[0-9A-Fa-f]{6}$/)), '#1F5C49'),
  type: v.picklist([...OFFERED_MEMBERSHIP_TYPES, 'bundle']),
  vatTreatment: v.optional(v.picklist(CHOSEN_VAT_TREATMENTS), 'standard'),
  coversAll: v.optional(v.boolean(), true),
  /** Services by their offers and classes; counts unless it covers all. */
  covers: v.optional(v.pipe(v.array(id), v.maxLength(MOST_COVERED)), []),
  /** Of a bundle, in place of `covers`. */
  parts: v.optional(
    v.pipe(
      v.array(PartForm),
      v.maxLength(MOST_BUNDLE_PARTS),
      v.check((parts) => new Set(parts.map(({ offerId }) => offerId)).size === parts.length, 'twice'),
    ),
    [],
  ),
  offers: v.pipe(v.array(MembershipOfferForm), v.minLength(1), v.maxLength(MOST_MEMBERSHIP_OFFERS)),
  rules: v.optional(
    v.pipe(
      v.array(RuleForm),
      v.maxLength(MOST_MEMBERSHIP_RULES),
      v.check(
        (rules) => new Set(rules.map(({ type, period }) => `${type} ${period}`)).size === rules.length,
        'twice',
      ),
    ),
    [],
  ),
});
/** A bundle covers its parts alone, and its one offer has as many entries as they have together. */
export const MembershipForm = v.pipe(
  MembershipFields,
  v.forward(
    v.check(({ type, parts }) => (type === 'bundle') === parts.length > 0, 'required'),
    ['parts'],
  ),
  v.forward(
    v.check(
      ({ type, offers }) =>
        type !== 'bundle' || (offers.length === 1 && offers.every((one) => !one.isRecurringPayment)),
      ONE_OFFER,
    ),
    ['offers'],
  ),
  v.forward(
    v.check(({ parts }) => sumOf(parts) <= MOST_BUNDLE_ENTRIES, TOO_MANY_USES),
    ['parts'],
  ),
  v.transform((form) =>
    form.type === 'bundle'
      ? {
          ...form,
          coversAll: false,
          covers: form.parts.map(({ offerId }) => offerId),
          offers: form.offers.map((offer) => ({ ...offer, sessionsCounter: sumOf(form.parts) })),
        }
      : form,
  ),
);
export type MembershipForm = v.InferOutput<typeof MembershipForm>;
export type MembershipOfferForm = MembershipForm['offers'][number];

/** A code may be copied with blanks. */
const LONGEST_TYPED_CODE = LONGEST_PROMO_CODE + 50;

/** The sale of a pass at the desk, paid whole. */
export const PassSaleForm = v.object({
  customerId: id,
  offerId: id,
  /** What the desk was shown, with the code: another price since is refused. */
  shownPriceCents: whole(0, 99_999_999),
  method: v.picklist(TILL_METHODS),
  receiptNumber: plainText(LONGEST_RECEIPT_NUMBER),
  note: text(LONGEST_TILL_NOTE),
  /** Unpaid visits of the customer that it pays at once. */
  orderIds: v.optional(v.pipe(v.array(id), v.maxLength(50)), []),
  /** A promo code, as typed. */
  promoCode: v.nullish(v.pipe(v.string(), v.maxLength(LONGEST_TYPED_CODE)), null),
});
export type PassSaleForm = v.InferOutput<typeof PassSaleForm>;

/** An order paid with a pass. */
export const PassUseForm = v.object({ orderId: id, passId: id });
