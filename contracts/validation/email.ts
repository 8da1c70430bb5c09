import * as v from 'valibot';
import type { FieldProblem } from './plain-text.ts';
import { contactText, requiredContactText } from './plain-text.ts';

export const LONGEST_EMAIL = 254;
const LONGEST_LOCAL_PART = 64;

/** Words of letters, digits and the signs of RFC 5322, parted by single dots; letters of any script (RFC 6531). */
const LOCAL_PART = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
const DOMAIN = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;
const ASCII_DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * The parts of an address that mail can be sent to: `domain` in lower case and ASCII (IDN), the local part as typed.
 * Quoted local parts, address literals and lists are no such address here. Null for anything else.
 */
export function partsOfEmail(address: string): { localPart: string; domain: string } | null {
  const at = address.lastIndexOf('@');
  const localPart = address.slice(0, Math.max(0, at));
  const typedDomain = address.slice(at + 1);
  if (at < 1 || localPart.length > LONGEST_LOCAL_PART || address.length > LONGEST_EMAIL) return null;
  if (!LOCAL_PART.test(localPart) || !DOMAIN.test(typedDomain)) return null;
  const domain = asciiDomain(typedDomain);
  return domain !== null && localPart.length + 1 + domain.length <= LONGEST_EMAIL
    ? { localPart, domain }
    : null;
}

function asciiDomain(domain: string): string | null {
  // The URL parser is the one IDN implementation that browsers and the server share.
  const address = `http://${domain}`;
  const hostname = URL.canParse(address) ? new URL(address).hostname : '';
  return ASCII_DOMAIN.test(hostname) ? hostname : null;
}

const isReachable = v.check(
  (address: string) => partsOfEmail(address) !== null,
  'email' satisfies FieldProblem,
);

/** An e-mail address, or null for none. */
export const OptionalEmail = v.pipe(contactText(LONGEST_EMAIL), v.nullable(v.pipe(v.string(), isReachable)));

/** An e-mail address, required: trimmed, otherwise as typed. */
export const Email = v.pipe(requiredContactText(LONGEST_EMAIL), isReachable);
