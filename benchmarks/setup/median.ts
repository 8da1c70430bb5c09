/** @param waits sorted in place @returns the middle one, 0 of none */
export function median(waits: number[]): number {
  waits.sort((one, other) => one - other);
  return waits[Math.floor(waits.length / 2)] ?? 0;
}

/** How long a question takes, in ms, once it was asked a few times. */
export async function medianMs(
  ask: () => Promise<unknown>,
  { warmUp, questions }: { warmUp: number; questions: number },
): Promise<number> {
  for (let turn = 0; turn < warmUp; turn += 1) await ask();
  const waits: number[] = [];
  for (let turn = 0; turn < questions; turn += 1) {
    const asked = performance.now();
    await ask();
    waits.push(performance.now() - asked);
  }
  return median(waits);
}
