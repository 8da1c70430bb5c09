import { ApiError } from './api-error.ts';

/** What may be known of a card afterwards: never its number or security code. */
export type CardFace = {
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  cvcCheck: 'pass' | 'fail';
};

export type Decline = { code: string; declineCode: string; message: string };

/** What will happen to a card that was entered correctly. */
export type CardPlan = {
  face: CardFace;
  asksCustomer: boolean;
  decline: Decline | null;
  refundsPend: boolean;
};

type TestCard = {
  brand: string;
  asksCustomer?: true;
  decline?: Decline;
  cvcCheck?: 'fail';
  refundsPend?: true;
};

const declined = (declineCode: string, message = 'Your card was declined.'): Decline => ({
  code: 'card_declined',
  declineCode,
  message,
});
const insufficientFunds = declined('insufficient_funds', 'Your card has insufficient funds.');
const incorrectCvc: Decline = {
  code: 'incorrect_cvc',
  declineCode: 'incorrect_cvc',
  message: "Your card's security code is incorrect.",
};

/** The processor's published test cards, as far as the product meets them. */
const testCards = new Map<string, TestCard>([
  ['4242424242424242', { brand: 'visa' }],
  ['5555555555554444', { brand: 'mastercard' }],
  ['378282246310005', { brand: 'amex' }],
  ['4000000000000002', { brand: 'visa', decline: declined('generic_decline') }],
  ['4000000000009995', { brand: 'visa', decline: insufficientFunds }],
  [
    '4000000000000069',
    {
      brand: 'visa',
      decline: { code: 'expired_card', declineCode: 'expired_card', message: 'Your card has expired.' },
    },
  ],
  ['4000000000000127', { brand: 'visa', decline: incorrectCvc, cvcCheck: 'fail' }],
  // The bank accepts it although the code is wrong; accounts are set to decline on that.
  ['4000000000000101', { brand: 'visa', decline: incorrectCvc, cvcCheck: 'fail' }],
  [
    '4000000000000119',
    {
      brand: 'visa',
      decline: {
        code: 'processing_error',
        declineCode: 'processing_error',
        message: 'An error occurred while processing your card. Try again in a little bit.',
      },
    },
  ],
  ['4000000000003220', { brand: 'visa', asksCustomer: true }],
  ['4000002500003155', { brand: 'visa', asksCustomer: true }],
  ['4000002760003184', { brand: 'visa', asksCustomer: true }],
  ['4000008260003178', { brand: 'visa', asksCustomer: true, decline: insufficientFunds }],
  ['4000008400001629', { brand: 'visa', asksCustomer: true, decline: declined('generic_decline') }],
  ['4000000000007726', { brand: 'visa', refundsPend: true }],
]);

const realCard = declined(
  'test_mode_live_card',
  'Your card was declined. Your request was in test mode, but used a non test (live) card.',
);

export type EnteredCard = { number: string; expMonth: string; expYear: string; cvc: string };

/**
 * Checks what was typed as the processor's form would, and tells what will come of it.
 * @throws ApiError 402 when number, expiry or security code cannot be right; the intent is then left untouched
 */
export function readCard(entered: EnteredCard, now: Date): CardPlan {
  const number = entered.number.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(number))
    throw entryError('invalid_number', 'number', 'The card number is not a valid credit card number.');
  if (!hasRightCheckDigit(number))
    throw entryError('incorrect_number', 'number', 'Your card number is incorrect.');
  const { expMonth, expYear } = readExpiry(entered, now);
  const card = testCards.get(number);
  const cvcLength = card?.brand === 'amex' ? /^\d{3,4}$/ : /^\d{3}$/;
  if (!cvcLength.test(entered.cvc.trim()))
    throw entryError('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  const face: CardFace = {
    brand: card?.brand ?? 'unknown',
    last4: number.slice(-4),
    expMonth,
    expYear,
    cvcCheck: card?.cvcCheck ?? 'pass',
  };
  return {
    face,
    asksCustomer: card?.asksCustomer ?? false,
    decline: card ? (card.decline ?? null) : realCard,
    refundsPend: card?.refundsPend ?? false,
  };
}

function readExpiry(entered: EnteredCard, now: Date): { expMonth: number; expYear: number } {
  const expMonth = wholeNumber(entered.expMonth);
  const typedYear = wholeNumber(entered.expYear);
  const expYear = entered.expYear.trim().length === 2 ? 2000 + typedYear : typedYear;
  const thisYear = now.getUTCFullYear();
  if (!(expMonth >= 1 && expMonth <= 12)) {
    throw entryError('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  if (!(expYear >= thisYear && expYear <= thisYear + 50)) {
    throw entryError('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  if (expYear === thisYear && expMonth < now.getUTCMonth() + 1) {
    throw entryError('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  return { expMonth, expYear };
}

function wholeNumber(typed: string): number {
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** The Luhn check that every card number passes. */
function hasRightCheckDigit(number: string): boolean {
  let sum = 0;
  for (const [index, digit] of Array.from(number).toReversed().entries()) {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

function entryError(code: string, param: string, message: string): ApiError {
  return new ApiError(402, { type: 'card_error', code, param, message }, true);
}
