/** A stream of numbers that depends on nothing but its seed. */
export type Random = {
  /** At least `from`, less than `to`. */
  between: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
};

/**
 * One stream per part of a picture, so that a change to the trees leaves every sky as it was.
 * @param seed any integer; negative and large ones are folded to 32 bits
 */
export function randomFor(seed: number, part: string): Random {
  let state = hash(`${seed}/${part}`);
  // mulberry32: small, fast and even enough for drawing
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    between: (from, to) => from + next() * (to - from),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  };
}

/** FNV-1a with a final mix, so that neighbouring seeds look nothing alike. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
