import type { ProviderAction } from '#contracts/provider-actions.ts';
import { flag, idOrNone, listAddress, oneOf, words } from '#web/lib/list-address.ts';
import type { AddressPart, Asked, ListAddress } from '#web/lib/list-address.ts';
import type { Message } from '#web/lib/texts-in.ts';

/** A text without values. */
export type Text = Message<Record<never, never>>;

/** One filter of a list: what the address says of it, and how it is shown beside the search. */
export interface Filter<Value> {
  part: AddressPart<Value>;
  /** Left out: the address knows it, and the screen shows it in its own way. */
  shown?: {
    label: Text;
    /** What the default is called; left out for `segments`, which name it among their options. */
    none?: Text;
    /** Fixed options without the default; left out: the screen gives them with the rows (`options`). */
    names?: readonly (readonly [value: string, name: Text])[];
    look: 'choice' | 'segments';
  };
}

/** One of a few, by their names in order; the first goes without saying. */
export function oneOfNamed<const Value extends string>(
  label: Text,
  names: Readonly<Record<Value, Text>>,
  look: 'choice' | 'segments' = 'choice',
): Filter<Value> {
  // An object's own keys are those of its type
  const [first, ...others] = Object.keys(names) as [Value, ...Value[]];
  const named = (values: readonly Value[]) => values.map((value) => [value, names[value]] as const);
  return {
    part: oneOf<Value>([first, ...others]),
    shown: {
      label,
      look,
      ...(look === 'choice'
        ? { none: names[first], names: named(others) }
        : { names: named([first, ...others]) }),
    },
  };
}

/** Something by its id, among options that come with the rows. @param none what it is called to choose none */
export const byId = (label: Text, none: Text): Filter<number | null> => ({
  part: idOrNone,
  shown: { label, none, look: 'choice' },
});

/** What only the address knows. */
export const unshown = <Value>(part: AddressPart<Value>): Filter<Value> => ({ part });

type Filters<Values> = { [Name in keyof Values]: Filter<Values[Name]> };
type Direction = 'ascending' | 'descending';

/** What the address of a list says. */
export type ListQuery<Values, Sort extends string> = Asked<
  Values & { q: string; sort: Sort; turned: boolean }
>;

export interface ListDescription<Values, Sort extends string> {
  /** Of the list, relative to its center: `services`. */
  path: string;
  texts: ListTexts;
  /** Where the first row is made, and who may. */
  first?: { path: string; label: Text; may: ProviderAction };
  filters: Filters<Values>;
  /** Where no head of a column says them, the orders as a choice beside the filters. */
  sortChoice?: { label: Text; names: Readonly<Record<Sort, Text>> };
  address: ListAddress<Values & { q: string; sort: Sort; turned: boolean }>;
  /** Whether anything narrows the list. */
  isFiltered: (query: ListQuery<Values, Sort>) => boolean;
  isDescending: (query: ListQuery<Values, Sort>) => boolean;
  /** What every list asks the API for. */
  common: (query: ListQuery<Values, Sort>) => {
    search: string | null;
    sort: Sort;
    isDescending: boolean;
    page: number;
  };
}

export interface ListTexts {
  title: Text;
  search: Text;
  failed: Text;
  nothingFound: readonly [title: Text, text: Text];
  none: readonly [title: Text, text: Text];
  /** In place of the text of `none`, for who may not make the first row. */
  noneForOthers?: Text;
}

/**
 * Describes a list of the back office once: its address, filters, orders and words. `ListScreen` shows it, `loadListScreen` loads it.
 * @param list.sorts the orders by name, each with its natural direction; a function where that depends on the query. The first goes without saying
 */
export function describeList<const Values extends object, const Sort extends string>(list: {
  path: string;
  texts: ListTexts;
  first?: ListDescription<Values, Sort>['first'];
  filters: Filters<Values>;
  sorts: Readonly<Record<Sort, Direction | ((query: Values) => Direction)>>;
  sortChoice?: NonNullable<ListDescription<Values, Sort>['sortChoice']>;
}): ListDescription<Values, Sort> {
  type Said = Values & { q: string; sort: Sort; turned: boolean };
  const { filters, sorts } = list;
  const names = Object.keys(filters) as (keyof Values & string)[];
  const parts = Object.fromEntries(names.map((name) => [name, filters[name].part]));
  const address = listAddress<Said>({
    q: words(120),
    ...parts,
    sort: oneOf(Object.keys(sorts) as [Sort, ...Sort[]]),
    turned: flag,
    // The parts are those of the filters, one for each
  } as Parameters<typeof listAddress<Said>>[0]);
  const isDescending = (query: Said): boolean => {
    const natural = sorts[query.sort];
    const direction = typeof natural === 'function' ? natural(query) : natural;
    return (direction === 'descending') !== query.turned;
  };
  return {
    path: list.path,
    texts: list.texts,
    ...(list.first && { first: list.first }),
    ...(list.sortChoice && { sortChoice: list.sortChoice }),
    filters,
    address,
    isFiltered: (query) =>
      query.q !== '' || names.some((name) => filters[name].part.write(query[name]) !== null),
    isDescending,
    common: (query) => ({
      search: query.q || null,
      sort: query.sort,
      isDescending: isDescending(query),
      page: query.page,
    }),
  };
}
