/** A national number of Italy: mobile numbers begin with 3, lines with 0. */
const ITALIAN = /^[03]\d{5,11}$/;
/** The same with the country in front and its sign lost, as spreadsheets leave it. */
const ITALIAN_WITHOUT_PLUS = /^39(?:3\d{8,9}|0\d{5,10})$/;

/**
 * A phone in the one form that an import writes and compares: `+39 …` digits only, `+393331234567`; Italian unless it says another country.
 * What is no number that could be dialled, or a number of a country nobody said, stays as it came.
 */
export function plainPhone(typed: string): string {
  const text = typed.trim();
  const digits = text.replaceAll(/\D/g, '');
  // Words and what a spreadsheet has shortened (3,33E+09) are for whoever reads the row to judge.
  if (!/^(?:\+|00)?[\d\s()./-]+$/.test(text) || digits === '') return text;
  if (text.startsWith('+')) return `+${digits}`;
  if (text.startsWith('00')) return `+${digits.slice(2)}`;
  if (ITALIAN_WITHOUT_PLUS.test(digits)) return `+${digits}`;
  return ITALIAN.test(digits) ? `+39${digits}` : text;
}
