import type { Stripe } from 'stripe';

/** The address of one visit to the page of an account, with what only the page reads of it. */
export type AccountLinkObject = Stripe.AccountLink & {
  id: string;
  account: string;
  return_url: string;
  refresh_url: string;
  /** Whether somebody has answered there. */
  is_used: boolean;
};

/** As the processor answers it: once, and never shown again. */
export function shownLink({ object, created, expires_at, url }: AccountLinkObject): Stripe.AccountLink {
  return { object, created, expires_at, url };
}
