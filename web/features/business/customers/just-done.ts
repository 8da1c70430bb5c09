import { MOST_CUSTOMERS_TAGGED } from '#contracts/validation/customer-notes.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import { CUSTOMER_ACTS } from './change-customers.ts';
import type { CustomerActName } from './change-customers.ts';

/** What was done with whom, as the address says it. */
export type JustDone = { act: CustomerActName; ids: readonly number[] };

const DONE = 'done';

/** The search of an address with 'done=archive:3,4'; without it where it was done with more than can be named at once. */
export function withJustDone(search: string, { act, ids }: JustDone): string {
  const said = new URLSearchParams(search);
  if (ids.length > MOST_CUSTOMERS_TAGGED) said.delete(DONE);
  else said.set(DONE, `${act}:${ids.join()}`);
  return searchOf(said);
}

/** The reverse; null for whatever is none. */
export function justDoneIn(search: URLSearchParams): JustDone | null {
  const [name, said = ''] = (search.get(DONE) ?? '').split(':');
  const act = CUSTOMER_ACTS.find((one) => one === name);
  const ids = [...new Set(said.split(',').flatMap((one) => idOrNone.read(one) ?? []))];
  return act && ids.length > 0 ? { act, ids: ids.slice(0, MOST_CUSTOMERS_TAGGED) } : null;
}

/** The list alone. */
export function withoutJustDone(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(DONE);
  return searchOf(rest);
}

const searchOf = (said: URLSearchParams): string => (said.size > 0 ? `?${said}` : '');
