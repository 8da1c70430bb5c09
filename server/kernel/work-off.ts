/**
 * Works off a list in its order, several at once: one that takes long holds up nobody as long as there is room. Ends early once as
 * many in a row have answered false as run at once: whoever is behind all of them does not answer.
 * @returns whether all were run and answered true
 * @throws what the first that failed threw, when the others have been run
 */
export async function workOff<Item>(
  items: readonly Item[],
  atOnce: number,
  run: (item: Item) => Promise<boolean>,
): Promise<boolean> {
  const failures: unknown[] = [];
  // One iterator for all: each takes the next that nobody has.
  const left = items.values();
  let unansweredInARow = 0;
  let isComplete = true;
  const lane = async (): Promise<void> => {
    while (unansweredInARow < atOnce) {
      const { value: item, done } = left.next();
      if (done) return;
      try {
        const isDone = await run(item);
        unansweredInARow = isDone ? 0 : unansweredInARow + 1;
        isComplete &&= isDone;
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  if (failures.length > 0) throw failures[0];
  return isComplete && left.next().done === true;
}
