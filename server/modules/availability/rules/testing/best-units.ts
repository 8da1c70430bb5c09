import type { Need } from '#contracts/needs.ts';

export interface OracleUnit {
  readonly resourceId: number;
  readonly unit: number;
}

/**
 * The best units that meet the needs, by trying every way to give each need its units: of two ways, the better one is that whose
 * units, in the order of preference, come first. Empty when no way meets them all.
 * @param free in the order of preference
 */
export function bestUnits(needs: readonly Need[], free: readonly OracleUnit[]): OracleUnit[] {
  const places = needs.flatMap(({ units, resourceIds }) => Array.from({ length: units }, () => resourceIds));
  const ways = new Map<string, number[]>([['', []]]);
  for (const resourceIds of places) {
    const before = [...ways.values()];
    ways.clear();
    for (const way of before) {
      for (const [index, { resourceId }] of free.entries()) {
        if (!resourceIds.includes(resourceId) || way.includes(index)) continue;
        const next = [...way, index].sort((one, other) => one - other);
        ways.set(next.join(), next);
      }
    }
  }
  const [best = []] = [...ways.values()].sort((one, other) => {
    const first = one.findIndex((index, place) => index !== other[place]);
    return first < 0 ? 0 : (one[first] ?? 0) - (other[first] ?? 0);
  });
  return best.flatMap((index) => free[index] ?? []);
}
