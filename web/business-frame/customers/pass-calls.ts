import type { PassOfCustomer } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type { PassOfCustomer };

/** The memberships that a customer holds, the latest first. */
export const PASSES_OF_CUSTOMER = operation(`query PassesOfCustomer($providerId: Id!, $customerId: Id!) {
  getUserMemberships(providerId: $providerId, customerId: $customerId) { total items { ...PassOfCustomer } }
}
fragment PassOfCustomer on UserMembership { id name offerName entries left parts { name entries left } startsOn endsOn startBy seasonFrom standing }`);
