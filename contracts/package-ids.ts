/** What Radura sells to providers (specification section 3, "Subscription plans"). */
export const PACKAGE_IDS = { free: 0, grow: 1, video: 2, allInOne: 3 } as const;
export type PackageId = (typeof PACKAGE_IDS)[keyof typeof PACKAGE_IDS];

const KNOWN: readonly unknown[] = Object.values(PACKAGE_IDS);

export function isPackageId(value: unknown): value is PackageId {
  return KNOWN.includes(value);
}

/** Grow or above, in the specification's words: plan id 1 to 3. */
export function isGrowOrAbove(id: PackageId): boolean {
  return id >= PACKAGE_IDS.grow;
}
