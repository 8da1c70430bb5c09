import { data } from 'react-router';
import { idOrNone } from '#web/lib/list-address.ts';

const CHOSEN = 'cancel';
const MOST_CHOSEN = 100;

/** The address of cancelling some sign-ups, over the list that `search` shows. */
export function cancelSearch(search: string, ids: readonly number[]): string {
  const all = new URLSearchParams(search);
  all.set(CHOSEN, ids.join());
  return `?${all}`;
}

/** Which sign-ups are to be cancelled. @throws 404 for none */
export function toCancelIn(search: URLSearchParams): number[] {
  const said = (search.get(CHOSEN) ?? '').split(',');
  const ids = [...new Set(said.flatMap((one) => idOrNone.read(one) ?? []))].slice(0, MOST_CHOSEN);
  if (ids.length === 0) throw data(null, { status: 404 });
  return ids;
}

/** What the list shows without what is chosen in it. */
export function withoutChosen(search: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(CHOSEN);
  return rest.size > 0 ? `?${rest}` : '';
}
