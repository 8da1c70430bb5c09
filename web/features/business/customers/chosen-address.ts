import { data } from 'react-router';
import { MOST_CUSTOMERS_TAGGED } from '#contracts/validation/customer-notes.ts';
import { idOrNone } from '#web/lib/list-address.ts';

/** A tag, and whom it was given to or taken from. */
export type TagOfSome = { tagId: number; customerIds: readonly number[] };
/** What a change of tags came to: only what is different now. */
export type TagsChanged = { added: readonly TagOfSome[]; removed: readonly TagOfSome[] };

export const NOTHING_CHANGED: TagsChanged = { added: [], removed: [] };

/** Who is chosen, and what was changed just now. */
const [CHOSEN, ADDED, REMOVED] = ['chosen', 'added', 'removed'];

/** '12:3,4': tag 12 of the customers 3 and 4. */
export const tagOfSomeText = ({ tagId, customerIds }: TagOfSome): string => `${tagId}:${customerIds.join()}`;

const idsOf = (said: readonly string[]): number[] => [
  ...new Set(said.flatMap((one) => one.split(',')).flatMap((one) => idOrNone.read(one) ?? [])),
];

/** The reverse; whatever is none is left out. */
export const tagsOfSomeIn = (said: readonly string[]): TagOfSome[] =>
  said.flatMap((one) => {
    const [tag, ids = ''] = one.split(':');
    const [tagId, customerIds] = [idOrNone.read(tag ?? ''), idsOf([ids]).slice(0, MOST_CUSTOMERS_TAGGED)];
    return tagId === null || customerIds.length === 0 ? [] : [{ tagId, customerIds }];
  });

/** What stands between a browser and a server takes no longer addresses for sure. */
const LONGEST_SEARCH = 6000;

/**
 * The address of doing something with some customers, over the list that `search` shows.
 * @param done what was changed just now; left out, and with it the way back, where very many tags of very many customers would make the address too long
 */
export function chosenSearch(
  search: string,
  ids: readonly number[],
  { added, removed }: TagsChanged = NOTHING_CHANGED,
): string {
  const all = new URLSearchParams(withoutChosen(search));
  all.set(CHOSEN, ids.join());
  for (const one of added) all.append(ADDED, tagOfSomeText(one));
  for (const one of removed) all.append(REMOVED, tagOfSomeText(one));
  const whole = `?${all}`;
  return whole.length > LONGEST_SEARCH && added.length + removed.length > 0
    ? chosenSearch(search, ids)
    : whole;
}

/** Who is chosen, and what was changed of them just now. @throws 404 for nobody */
export function chosenIn(search: URLSearchParams): { ids: number[]; done: TagsChanged } {
  const ids = idsOf(search.getAll(CHOSEN)).slice(0, MOST_CUSTOMERS_TAGGED);
  if (ids.length === 0) throw data(null, { status: 404 });
  const done = { added: tagsOfSomeIn(search.getAll(ADDED)), removed: tagsOfSomeIn(search.getAll(REMOVED)) };
  return { ids, done };
}

/** The list alone. */
export function withoutChosen(search: string): string {
  const rest = new URLSearchParams(search);
  for (const name of [CHOSEN, ADDED, REMOVED]) rest.delete(name);
  return rest.size > 0 ? `?${rest}` : '';
}
