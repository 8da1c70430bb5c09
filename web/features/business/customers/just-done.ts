import { MOST_CUSTOMERS_TAGGED } from '#contracts/validation/customer-notes.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import { CUSTOMER_ACTS } from './change-customers.ts';
import type { CustomerActName } from './change-customers.ts';

/** What was done with whom, as the page says it that comes after a form without scripts. */
export type JustDone = { act: CustomerActName; ids: readonly number[] };

const DONE = 'done';

/** '?done=archive:3,4'; nothing where it was done with more than can be named at once. */
export const justDoneSearch = ({ act, ids }: JustDone): string =>
  ids.length > MOST_CUSTOMERS_TAGGED ? '' : `?${new URLSearchParams({ [DONE]: `${act}:${ids.join()}` })}`;

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
  return rest.size > 0 ? `?${rest}` : '';
}
