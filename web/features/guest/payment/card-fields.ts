export type CardField = 'number' | 'expiry' | 'cvc';
export type CardFormValues = Record<CardField, string>;

const FEWEST_DIGITS = 12;
const MOST_DIGITS = 19;

const isAmericanExpress = (digits: string): boolean => /^3[47]/.test(digits);

/** '4242424242424242' → '4242 4242 4242 4242'; American Express as 4-6-5. */
export function groupCardNumber(typed: string): string {
  const digits = typed.replace(/\D/g, '').slice(0, MOST_DIGITS);
  const groups = isAmericanExpress(digits)
    ? /^(\d{0,4})(\d{0,6})(\d{0,5})/.exec(digits)?.slice(1)
    : digits.match(/\d{1,4}/g);
  return (groups ?? []).filter(Boolean).join(' ');
}

/** '1230' → '12 / 30'; a first digit that can only be a month of one digit gets its zero. */
export function groupExpiry(typed: string): string {
  const raw = typed.replace(/\D/g, '');
  const digits = (/^[2-9]/.test(raw) ? `0${raw}` : raw).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/** What can be seen to be wrong before anything is sent (specification section 5). `today`: 'YYYY-MM-…'. */
export function problemsOfCard({ number, expiry, cvc }: CardFormValues, today: string): CardField[] {
  const digits = number.replace(/\D/g, '');
  const cvcLength = isAmericanExpress(digits) ? 4 : 3;
  const isRight: Record<CardField, boolean> = {
    number: digits.length >= FEWEST_DIGITS && digits.length <= MOST_DIGITS && hasRightCheckDigit(digits),
    expiry: isNotPast(expiry, today),
    cvc: new RegExp(`^\\d{${cvcLength}}$`).test(cvc.trim()),
  };
  return (['number', 'expiry', 'cvc'] as const).filter((field) => !isRight[field]);
}

export function monthAndYear(expiry: string): { expMonth: string; expYear: string } {
  const digits = expiry.replace(/\D/g, '');
  return { expMonth: digits.slice(0, 2), expYear: digits.slice(2, 4) };
}

function isNotPast(expiry: string, today: string): boolean {
  const { expMonth, expYear } = monthAndYear(expiry);
  const month = Number(expMonth);
  return expYear.length === 2 && month >= 1 && month <= 12 && `20${expYear}-${expMonth}` >= today.slice(0, 7);
}

/** The Luhn check that every card number passes. */
function hasRightCheckDigit(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}
