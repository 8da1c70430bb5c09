/**
 * Works off a list in its order, several at once. Ends early once as many in a row have answered false as run at once: whoever is
 * behind all of them does not answer, and one that never does holds nobody up.
 * @returns whether all were run and answered true
 */
export async function workOff<Item>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  let next = 0;
  let failedInARow = 0;
  let isComplete = true;
  const lane = async (): Promise<void> => {
    while (failedInARow < atOnce) {
      const item = items[next];
      if (item === undefined) return;
      next += 1;
      const isDone = await run(item);
      failedInARow = isDone ? 0 : failedInARow + 1;
      isComplete &&= isDone;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return isComplete && next >= items.length;
}
