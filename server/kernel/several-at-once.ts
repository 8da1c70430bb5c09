/**
 * Runs the same for every item, in their order, so many at a time: one that takes long holds up nobody as long as there is room.
 * Ends when all have ended.
 * @throws what the first that failed threw; those behind it are run all the same
 */
export async function severalAtOnce<Item>(items: readonly Item[], atOnce: number, run: (item: Item) => Promise<void>): Promise<void> {
  const failures: unknown[] = [];
  // One iterator for all: each takes the next that nobody has.
  const left = items.values();
  const takeOneAfterAnother = async () => {
    for (const item of left) await run(item).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, takeOneAfterAnother));
  if (failures.length > 0) throw failures[0];
}
