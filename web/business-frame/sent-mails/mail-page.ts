const MOST_PAGES = 1000;

/** A page that an address names; 1 where it names none. */
export const pageIn = (search: URLSearchParams, name: string): number => {
  const said = search.get(name);
  return said !== null && /^[1-9]\d{0,3}$/.test(said) ? Math.min(Number(said), MOST_PAGES) : 1;
};

/** Which page of the mails a drawer shows. */
export const mailPageIn = (search: URLSearchParams): number => pageIn(search, 'mails');

/** The search of an address with another page of them. */
export function withMailPage(search: string, page: number): string {
  const said = new URLSearchParams(search);
  if (page > 1) said.set('mails', String(page));
  else said.delete('mails');
  return said.size > 0 ? `?${said}` : '';
}
