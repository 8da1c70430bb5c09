/** One thing that a list's address can say: how it is read, and whether it goes without saying. */
export interface AddressPart<Value> {
  /** @param said null where the address does not have it; whatever it cannot be counts as not said */
  read(said: string | null): Value;
  /** Null for what goes without saying. */
  write(value: Value): string | null;
}

/** One of a few; the first goes without saying. */
export function oneOf<Value extends string>(values: readonly [Value, ...Value[]]): AddressPart<Value> {
  return {
    read: (said) => values.find((value) => value === said) ?? values[0],
    write: (value) => (value === values[0] ? null : value),
  };
}

/** Words that are searched for; '' for none. */
export function words(longest: number): AddressPart<string> {
  return {
    read: (said) => (said ?? '').trim().slice(0, longest),
    write: (value) => (value === '' ? null : value),
  };
}

/** Something's id; null for none. */
export const idOrNone: AddressPart<number | null> = {
  read: (said) => (said !== null && /^[1-9]\d{0,14}$/.test(said) ? Number(said) : null),
  write: (value) => (value === null ? null : String(value)),
};

/** True where the name stands in the address. */
export const flag: AddressPart<boolean> = {
  read: (said) => said !== null,
  write: (value) => (value ? '1' : null),
};

const page: AddressPart<number> = {
  read: (said) => (said !== null && /^[1-9]\d{0,5}$/.test(said) ? Number(said) : 1),
  write: (value) => (value > 1 ? String(value) : null),
};

type Parts<Filters> = { [Name in keyof Filters]: AddressPart<Filters[Name]> };
/** What the address of a list says: its filters, its order and its page. */
export type Asked<Filters> = Filters & { page: number };

/** Reads and writes the addresses of one list. */
export interface ListAddress<Filters> {
  read(search: URLSearchParams): Asked<Filters>;
  /** '?status=completed&page=2'; a change of filters or order begins with the first page. */
  searchOf(asked: Filters & { page?: number }): string;
}

/** Writes down what a list's address can say: `listAddress({ status: oneOf(['upcoming', 'completed']) })`. */
export function listAddress<Filters extends object>(parts: Parts<Filters>): ListAddress<Filters> {
  const names = Object.keys(parts) as (keyof Filters & string)[];
  return {
    read(search) {
      const filters = Object.fromEntries(names.map((name) => [name, parts[name].read(search.get(name))]));
      // Each part answers a value of its own type
      return { ...(filters as Filters), page: page.read(search.get('page')) };
    },
    searchOf(asked) {
      const said = names.map((name) => [name, parts[name].write(asked[name])] as const);
      const all = [...said, ['page', page.write(asked.page ?? 1)] as const];
      return `?${new URLSearchParams(all.flatMap(([name, value]) => (value === null ? [] : [[name, value]])))}`;
    },
  };
}
