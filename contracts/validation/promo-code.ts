import * as v from 'valibot';
import { normalPromoCode, PROMO_CODE_PATTERN, PROMO_DURATIONS } from '../promo.ts';
import { isLocalDate } from '../time.ts';

const whole = (least: number, most: number) =>
  v.pipe(
    v.number('required'),
    v.integer('unreadable'),
    v.minValue(least, 'unreadable'),
    v.maxValue(most, 'unreadable'),
  );
const localDate = v.pipe(
  v.string('required'),
  v.check((date) => isLocalDate(date), 'unreadable'),
);

/** A promo code as the back office edits it. */
export const PromoCodeForm = v.pipe(
  v.object({
    code: v.pipe(
      v.string('required'),
      v.transform(normalPromoCode),
      v.check((code) => PROMO_CODE_PATTERN.test(code), 'unreadable'),
    ),
    percentBasisPoints: v.nullish(whole(1, 10_000), null),
    amountCents: v.nullish(whole(1, 99_999_999), null),
    duration: v.picklist(PROMO_DURATIONS),
    /** From a customer's first use; of repeating alone. */
    months: v.nullish(whole(1, 36), null),
    validFrom: localDate,
    /** null: no end. */
    validUntil: v.nullish(localDate, null),
    /** null: any number. */
    mostUses: v.nullish(whole(1, 1_000_000), null),
  }),
  v.forward(
    v.partialCheck(
      [['percentBasisPoints'], ['amountCents']],
      ({ percentBasisPoints, amountCents }) => (percentBasisPoints === null) !== (amountCents === null),
      'required',
    ),
    ['amountCents'],
  ),
  v.forward(
    v.partialCheck(
      [['duration'], ['months']],
      ({ duration, months }) => (duration === 'repeating') === (months !== null),
      'required',
    ),
    ['months'],
  ),
  v.forward(
    v.partialCheck(
      [['validFrom'], ['validUntil']],
      ({ validFrom, validUntil }) => validUntil === null || validUntil >= validFrom,
      'endBeforeStart',
    ),
    ['validUntil'],
  ),
);
export type PromoCodeForm = v.InferOutput<typeof PromoCodeForm>;
