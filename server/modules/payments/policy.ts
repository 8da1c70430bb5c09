import type { Person } from '#server/modules/identity/index.ts';

/** Anybody may order with any address: only who has proved to read it sees what was ordered with it. */
export function seesOwnOrders({ isVerified }: Pick<Person, 'isVerified'>): boolean {
  return isVerified;
}
