import { isLocalDate } from '#contracts/time.ts';
import type { AddressPart } from '#web/lib/list-address.ts';
import { listAddress } from '#web/lib/list-address.ts';

const day: AddressPart<string | null> = {
  read: (said) => (isLocalDate(said) ? said : null),
  write: (date) => date,
};

/** What the address of the till says: which day, today unless it is named. */
export const TILL_ADDRESS = listAddress({ date: day });
