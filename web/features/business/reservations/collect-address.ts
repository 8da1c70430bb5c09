import { data } from 'react-router';
import { idOrNone } from '#web/lib/list-address.ts';

const CHOSEN = 'pay';

/** The address of paying some bookings, over the list that `search` shows; of all that its customer owes without any. */
export function collectSearch(search: string, reservationIds: readonly number[]): string {
  const all = new URLSearchParams(search);
  if (reservationIds.length > 0) all.set(CHOSEN, reservationIds.join());
  return `?${all}`;
}

/** What is to be paid: bookings, or all of a customer. @throws 404 for neither */
export function chosenIn(search: URLSearchParams): { customerId?: number; reservationIds?: number[] } {
  const ids = (search.get(CHOSEN) ?? '').split(',').flatMap((said) => idOrNone.read(said) ?? []);
  if (ids.length > 0) return { reservationIds: [...new Set(ids)].slice(0, 50) };
  const customerId = idOrNone.read(search.get('customer'));
  if (customerId === null) throw data(null, { status: 404 });
  return { customerId };
}

export function withoutChosen(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(CHOSEN);
  return rest.size > 0 ? `?${rest}` : '';
}
