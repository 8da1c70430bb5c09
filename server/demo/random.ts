/** A stream of numbers that is always the same for the same seed. */
export interface Random {
  /** From 0 up to but not including 1. */
  next(): number;
  /** A whole number from 0 up to but not including `count`. */
  below(count: number): number;
  /** One of them. @throws Error when there is none */
  of<T>(choices: readonly T[]): T;
  /** One of them, each as likely as its weight says. @throws Error when nothing has weight */
  weighted<T>(choices: readonly T[], weightOf: (choice: T) => number): T;
}

/** Mulberry32: small, even, and the same on every machine. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const weighted = <T>(choices: readonly T[], weightOf: (choice: T) => number): T => {
    const total = choices.reduce((sum, choice) => sum + weightOf(choice), 0);
    let left = next() * total;
    const chosen = choices.find((choice) => (left -= weightOf(choice)) < 0);
    if (chosen === undefined) throw new Error('There is nothing to choose from');
    return chosen;
  };
  return {
    next,
    below: (count) => Math.floor(next() * count),
    of: (choices) => weighted(choices, () => 1),
    weighted,
  };
}
