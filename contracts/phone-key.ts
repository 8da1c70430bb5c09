/** The digits that a phone is found by, with its country; Italian where it says none. Null for none. */
export function phoneKey(phone: string | null): string | null {
  if (phone === null) return null;
  const isInternational = /^\s*(?:\+|00)/.test(phone);
  const digits = phone.replace(/^\s*(?:\+|00)/, '').replaceAll(/\D/g, '');
  if (digits === '') return null;
  return isInternational ? digits : `39${digits}`;
}
