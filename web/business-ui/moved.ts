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

/** The one move that leads from an order to another: what moved, and before which it stands now (null: at the end). */
export function moveBetween(
  before: readonly string[],
  after: readonly string[],
): { id: string; beforeId: string | null } | null {
  const from = before.findIndex((id, index) => id !== after[index]);
  if (from === -1) return null;
  // Either the first that differs went down, or another one came up to its place
  const [first, second] = [before[from], before[from + 1]];
  const id = after[from] === second ? first : after[from];
  if (id === undefined) return null;
  return { id, beforeId: after[after.indexOf(id) + 1] ?? null };
}

/**
 * What `move` asks for, as `before:<id>:<id>`, or `before:<id>:` for the end.
 * @param ids the order as it stands
 * @returns null for a move that there is none of
 */
export function moveOf(move: string, ids: readonly number[]): { id: number; beforeId: number | null } | null {
  const [way, moving, before] = move.split(':');
  const id = Number(moving);
  if (way !== 'before' || !ids.includes(id)) return null;
  return { id, beforeId: before ? Number(before) : null };
}
