/**
 * The same ids with one of them before another, or at the end (null).
 * @returns null when one of the two is not among them
 */
export function movedBefore(ids: readonly number[], id: number, beforeId: number | null): number[] | null {
  if (!ids.includes(id) || (beforeId !== null && !ids.includes(beforeId))) return null;
  if (id === beforeId) return [...ids];
  const others = ids.filter((one) => one !== id);
  const at = beforeId === null ? others.length : others.indexOf(beforeId);
  return others.toSpliced(at, 0, id);
}
