/** The country whose numbers have known check digits. */
const ITALY = 'IT';
/** Digits of a VAT number of Italy, and of the tax code of a company. */
const ELEVEN_DIGITS = /^\d{11}$/;
/** Letters in place of digits tell people with the same code apart. */
const TAX_CODE = /^[A-Z]{6}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/;
const PLAIN_NUMBER = /^[A-Z\d]{4,20}$/;
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** As a number is stored: without blanks, dots and dashes, in capitals; one of Italy without its country. */
export function plainTaxNumber(typed: string, countryCode: string): string {
  const plain = typed.replaceAll(/[\s./-]/gu, '').toUpperCase();
  return countryCode === ITALY && /^IT\d{11}$/.test(plain) ? plain.slice(2) : plain;
}

/** Whether a plain number can be a VAT number: in Italy 11 digits, the last one checked. */
export const isVatNumber = (plain: string, countryCode: string): boolean =>
  countryCode === ITALY ? hasCheckDigit(plain) : PLAIN_NUMBER.test(plain);

/** Whether a plain number can be a tax code: in Italy a person's with its control letter, or a company's 11 digits. */
export const isTaxCode = (plain: string, countryCode: string): boolean =>
  countryCode === ITALY ? hasCheckDigit(plain) || hasControlLetter(plain) : PLAIN_NUMBER.test(plain);

/** Luhn's rule. */
function hasCheckDigit(number: string): boolean {
  if (!ELEVEN_DIGITS.test(number) || /^0+$/.test(number)) return false;
  const sum = [...number].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function hasControlLetter(code: string): boolean {
  if (!TAX_CODE.test(code)) return false;
  const signs = Array.from(code.slice(0, -1));
  const sum = signs.reduce((total, sign, index) => {
    const value = /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 65;
    return total + (index % 2 === 0 ? (ODD_VALUES[value] ?? 0) : value);
  }, 0);
  return String.fromCharCode(65 + (sum % 26)) === code.at(-1);
}
