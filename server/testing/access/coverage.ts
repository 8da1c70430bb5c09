import type { Row } from './row.ts';
import type { Surface } from './surface.ts';

/** What can be called and has no row. */
export function withoutRow(
  names: Iterable<string>,
  rows: readonly Row[],
  except: readonly string[] = [],
): string[] {
  const known = new Set([...rows.map(({ operation }) => operation), ...except]);
  return [...names].filter((name) => !known.has(name));
}

/** Operations that take an id and have a row which says that nobody else can be named. */
export function onOneselfWithIds(surface: Surface, rows: readonly Row[]): string[] {
  return rows
    .filter(({ operation, target }) => target.isOneself && surface.idsOf(operation).size > 0)
    .map(({ operation }) => `${operation} takes ${[...surface.idsOf(operation).keys()].join(', ')}`);
}

/** Ids of an operation that the things of its rows do not know another tenant's of. */
export function idsUnaccountedFor(surface: Surface, rows: readonly Row[]): string[] {
  return [...Map.groupBy(rows, ({ operation }) => operation)].flatMap(([operation, its]) => {
    const known = new Set(its.flatMap(({ target }) => Object.keys(target.ids ?? {})));
    return [...surface.idsOf(operation).keys()]
      .filter((path) => !known.has(path))
      .map((path) => `${operation}(${path})`);
  });
}
