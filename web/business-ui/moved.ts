/**
 * Ids after some of them were put before or after another, in the order they had among themselves.
 * @param moving those that move; the target is none of them
 */
export function moved(
  ids: readonly string[],
  moving: ReadonlySet<string>,
  target: string,
  where: 'before' | 'after',
): string[] {
  const staying = ids.filter((id) => !moving.has(id));
  const place = staying.indexOf(target) + (where === 'after' ? 1 : 0);
  return staying.toSpliced(place, 0, ...ids.filter((id) => moving.has(id)));
}

/** Ids after one went a place up (-1) or down (1); at an end it stays. */
export function stepped(ids: readonly string[], id: string, step: -1 | 1): string[] {
  const from = ids.indexOf(id);
  const to = Math.min(Math.max(from + step, 0), ids.length - 1);
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}
