import { mailPageIn, pageIn } from '#web/business-frame/sent-mails/mail-page.ts';

/** Which pages of a customer's bookings and mails the card shows; all stand in its address beside what the list says. */
export type CardPages = { coming: number; past: number; mails: number };

const NAMES = ['coming', 'past', 'mails'] as const;
export const CARD_ADDRESS = {
  read: (search: URLSearchParams): CardPages => ({
    coming: pageIn(search, 'coming'),
    past: pageIn(search, 'past'),
    mails: mailPageIn(search),
  }),
  /** The search of an address with another page of one of them. */
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
