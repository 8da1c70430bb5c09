import { idOrNone, listAddress, oneOf } from '#web/lib/list-address.ts';

/** Which sign-ups are shown; the first goes without saying. */
const STANDINGS = ['active', 'canceled'] as const;

/** What the address of the list of sign-ups says. */
export const SUBSCRIPTION_ADDRESS = listAddress({
  standing: oneOf<(typeof STANDINGS)[number]>(STANDINGS),
  class: idOrNone,
});
export type SubscriptionAddress = ReturnType<typeof SUBSCRIPTION_ADDRESS.read>;
