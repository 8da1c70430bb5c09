/** Which pages of a customer's bookings the card shows; both stand in its address beside what the list says. */
export type CardPages = { coming: number; past: number };

const NAMES = ['coming', 'past'] as const;
const MOST_PAGES = 1000;

const pageIn = (search: URLSearchParams, name: string): number => {
  const said = search.get(name);
  return said !== null && /^[1-9]\d{0,3}$/.test(said) ? Math.min(Number(said), MOST_PAGES) : 1;
};

export const CARD_ADDRESS = {
  read: (search: URLSearchParams): CardPages => ({
    coming: pageIn(search, 'coming'),
    past: pageIn(search, 'past'),
  }),
  /** The search of an address with another page of one of both. */
  withPage(search: string, name: keyof CardPages, page: number): string {
    const said = new URLSearchParams(search);
    if (page > 1) said.set(name, String(page));
    else said.delete(name);
    return searchOf(said);
  },
  /** What the list it stands over says. */
  withoutPages(search: string): string {
    const said = new URLSearchParams(search);
    for (const name of NAMES) said.delete(name);
    return searchOf(said);
  },
};

const searchOf = (said: URLSearchParams): string => (said.size > 0 ? `?${said}` : '');
