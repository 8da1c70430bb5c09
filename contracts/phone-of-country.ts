import type { CountryCode, PhoneNumber } from 'libphonenumber-js/max';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { phoneKey } from './phone-key.ts';

/** What may stand in a number that is dialled; words and `3,33E+09` do not. */
const DIALLED = /^(?:\+|00)?[\d\s()./-]+$/;
/** A bracketed national prefix after the code of a country, `+44 (0)7700 900126`; a zero that is dialled in Italy. */
const PREFIX_IN_BRACKETS = /^((?:\+|00)(?!39|378)\d{1,3})\s*\(0\)/;
/** A shorter number without a plus says no country: `245678902` is not Guinea-Bissau. */
const FEWEST_WITH_COUNTRY = 11;

/** Numbers of a voice box are longer than any that people give: in Italy `33 612345678` would be one. */
const isGiven = (phone: PhoneNumber): boolean =>
  phone.isValid() && phone.getType() !== 'VOICEMAIL' && phone.ext === undefined;

/**
 * A phone in the one form in which it is compared, `+393331234567`, by the numbering plan of its country: the one it says, else the center's; null
 * where it fits none. National numbers come first, then numbers whose plus was lost, as spreadsheets leave them.
 */
export function phoneOfCountry(typed: string, country: string): string | null {
  const text = typed
    .replaceAll(/[\p{Cf}\p{Cc}]/gu, '')
    .trim()
    .replace(PREFIX_IN_BRACKETS, '$1 ');
  if (!DIALLED.test(text)) return null;
  const home: CountryCode = isSupportedCountry(country) ? country : 'IT';
  const digits = text.replaceAll(/\D/g, '');
  if (/^(?:\+|00)/.test(text)) {
    const said = parsePhoneNumberFromString(`+${text.startsWith('+') ? digits : digits.slice(2)}`);
    return said?.isPossible() === true ? said.number : null;
  }
  const national = parsePhoneNumberFromString(text, home);
  if (national && isGiven(national)) return national.number;
  const abroad = digits.length < FEWEST_WITH_COUNTRY ? undefined : parsePhoneNumberFromString(`+${digits}`);
  if (abroad && isGiven(abroad)) return abroad.number;
  // New ranges and those kept for examples are of the right length
  if (abroad?.isPossible() === true && !text.startsWith('0')) return abroad.number;
  return national?.isPossible() === true && text.startsWith('0') ? national.number : null;
}

/**
 * A phone with its country and its spaces, which a spreadsheet keeps as a text: `+39 02 4567 8902`. One that says its country stays as it is, and so does
 * what fits none.
 */
export function spacedPhone(phone: string, country: string): string {
  if (/^\s*\+/.test(phone)) return phone;
  const plain = phoneOfCountry(phone, country);
  return plain === null ? phone : (parsePhoneNumberFromString(plain)?.formatInternational() ?? phone);
}

/** A phone as a customer keeps it: as it was typed where its digits say which number it is, else with its country. */
export function keptPhone(typed: string, country: string): string {
  const plain = phoneOfCountry(typed, country);
  return plain === null || phoneKey(typed) === plain.slice(1) ? typed : plain;
}

/** Whether an Italian number may have lost its first zero in a spreadsheet: nine bare digits. A mobile of nine is rare, and looks the same. */
export const mayLackZero = (typed: string, country: string): boolean =>
  country === 'IT' && /^[2-9]\d{8}$/.test(typed.trim());
