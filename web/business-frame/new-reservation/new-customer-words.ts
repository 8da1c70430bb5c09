/** Names of the fields of a new customer. */
type NewCustomerField = 'firstname' | 'lastname' | 'phone' | 'email';

/** What somebody was looked for by, as the fields of their new card begin: a phone, an e-mail, or a first name and the rest. */
export function newCustomerFrom(words: string): Record<NewCustomerField, string> {
  const typed = words.trim();
  const nothing = { firstname: '', lastname: '', phone: '', email: '' };
  if (/^\S+@\S*$/.test(typed)) return { ...nothing, email: typed };
  if (/^[+\d\s()./-]+$/.test(typed)) return { ...nothing, phone: typed };
  const [firstname = '', ...lastname] = typed.split(/\s+/);
  return { ...nothing, firstname, lastname: lastname.join(' ') };
}
