import { data } from 'react-router';
import { idOrNone } from '#web/lib/list-address.ts';

/** What is to be paid, what is to be cancelled, and what was cancelled just now. */
const [PAY, CANCEL, DONE] = ['pay', 'cancel', 'done'];
const MOST_PAID = 50;
const MOST_SHOWN = 100;

/** The address of paying some bookings, over the list that `search` shows; of all that its customer owes without any. */
export const collectSearch = (search: string, reservationIds: readonly number[]): string =>
  searchWith(search, PAY, reservationIds);

/** The address of cancelling some bookings, over the list that `search` shows. @param done those of them that were cancelled just now */
export const cancelSearch = (search: string, ids: readonly number[], done: readonly number[] = []): string =>
  searchWith(searchWith(withoutChosen(search), CANCEL, ids), DONE, done);

function searchWith(search: string, name: string, ids: readonly number[]): string {
  const all = new URLSearchParams(search);
  if (ids.length > 0) all.set(name, ids.join());
  return `?${all}`;
}

/** What is to be paid: bookings, or all of a customer. @throws 404 for neither */
export function chosenIn(search: URLSearchParams): { customerId?: number; reservationIds?: number[] } {
  const ids = idsIn(search, PAY);
  if (ids.length > 0) return { reservationIds: ids.slice(0, MOST_PAID) };
  const customerId = idOrNone.read(search.get('customer'));
  if (customerId === null) throw data(null, { status: 404 });
  return { customerId };
}

/** Which bookings are to be cancelled, and which of them were just now. @throws 404 for none */
export function toCancelIn(search: URLSearchParams): { ids: number[]; done: number[] } {
  const ids = idsIn(search, CANCEL).slice(0, MOST_SHOWN);
  if (ids.length === 0) throw data(null, { status: 404 });
  const done = idsIn(search, DONE);
  return { ids, done: done.filter((id) => ids.includes(id)) };
}

const idsIn = (search: URLSearchParams, name: string): number[] => [
  ...new Set((search.get(name) ?? '').split(',').flatMap((said) => idOrNone.read(said) ?? [])),
];

export function withoutChosen(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of [PAY, CANCEL, DONE]) rest.delete(name);
  return rest.size > 0 ? `?${rest}` : '';
}
