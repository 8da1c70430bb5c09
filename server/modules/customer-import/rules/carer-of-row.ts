import { CARE_RELATION_TEXTS } from '#contracts/care-relation-texts.ts';
import { LOCALES } from '#contracts/languages.ts';
import { nameKey, namesAgree } from '#contracts/name-key.ts';
import { phoneKey } from '#contracts/phone-key.ts';
import { phoneOfCountry } from '#contracts/phone-of-country.ts';
import type { CareRelation } from '#contracts/validation/customer.ts';
import { CARE_RELATIONS } from '#contracts/validation/customer.ts';
import { partsOfEmail } from '#contracts/validation/email.ts';
import { partsOfName } from './names.ts';

/** Who cares for the customer of a row, as far as the cell says it: `Marta Riva <marta@esempio.it>`, or one of both. */
export interface CarerOfRow {
  /** As it was written. */
  said: string;
  firstname: string | null;
  lastname: string | null;
  email: string | null;
  phoneKey: string | null;
}

/** A cell longer than this names nobody. */
const LONGEST = 300;

/** @param country of the center, two letters: whose numbers are written without a code */
export function readCarer(typed: string, country: string): CarerOfRow {
  const said = typed.slice(0, LONGEST);
  const [, named, between] = /^([^<>]*)<([^<>]+)>$/.exec(said) ?? [];
  const contact = (between ?? said).trim();
  const email = partsOfEmail(contact) === null ? null : contact;
  const phone = email === null ? phoneOfCountry(contact, country) : null;
  const isContact = email !== null || phone !== null;
  const name = (named ?? (isContact ? '' : said)).trim();
  const { firstname, lastname } = partsOfName(name);
  return { said, firstname: firstname || null, lastname: lastname || null, email, phoneKey: phoneKey(phone) };
}

/** Of those who have the carer's contact, or their name, the one who is meant; null for nobody, and where it may be several. */
export function whichCarer<Found extends { firstname: string | null; lastname: string | null }>(
  carer: CarerOfRow,
  found: readonly Found[],
): Found | null {
  const key = nameKey(carer.firstname, carer.lastname);
  const named = found.filter((one) => namesAgree(nameKey(one.firstname, one.lastname), key));
  const [only, ...others] = named;
  return only && others.length === 0 ? only : null;
}

/**
 * Whether the address of a row is its carer's, as of a child on a parent's: the cell names a carer of another name, or who has the address is called
 * otherwise. Somebody's own address stays theirs.
 * @param row its address is the one in the carer's cell; `nameKey` of who it is
 * @param holders the names, as they are compared, of customers and other rows that have the address
 */
export function leavesAddressToCarer(
  { nameKey: name, carer }: { nameKey: string; carer: CarerOfRow },
  holders: readonly string[],
): boolean {
  if (name === '') return false;
  const named = nameKey(carer.firstname, carer.lastname);
  if (named !== '') return !namesAgree(named, name);
  const called = holders.filter((holder) => holder !== '');
  return called.length > 0 && !called.some((holder) => namesAgree(holder, name));
}

/** As other programs and people call them. */
const CALLED: readonly (readonly [RegExp, CareRelation])[] = [
  [/^(?:genitor|madre|mamma|padre|pap[aà]|mother|father|mum|mom|dad)/i, 'parent'],
  [/^(?:figli|son$|daughter)/i, 'child'],
  [/^(?:marito|moglie|coniuge|compagn|spouse|husband|wife)/i, 'partner'],
  [/^(?:tutor|legal guardian|amministrator)/i, 'guardian'],
  [/^(?:parent[ei]$|nonn|zi[oa]$|fratello|sorella|family|grand|aunt|uncle|brother|sister)/i, 'relative'],
];

/** What a carer is to the customer by a cell; null where it says none that we know. English *parent* comes before Italian *parente*. */
export function relationOf(typed: string): CareRelation | null {
  const word = typed.trim().toLowerCase();
  const ours = CARE_RELATIONS.find((one) =>
    LOCALES.some((locale) => CARE_RELATION_TEXTS[one]({}, { locale }).toLowerCase() === word),
  );
  return ours ?? CALLED.find(([named]) => named.test(word))?.[1] ?? null;
}
