/** So much is waiting that another picture would come too late. */
export class TooManyPictures extends Error {}

const RENDERED_AT_ONCE = 2;
const MOST_WAITING = 64;

const waiting: (() => void)[] = [];
let rendering = 0;

/**
 * Runs what costs a processor's whole attention, two at a time in this process.
 * @throws TooManyPictures when many others wait already
 */
export async function renderInTurn<T>(run: () => Promise<T>): Promise<T> {
  if (rendering >= RENDERED_AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new TooManyPictures();
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    rendering += 1;
  }
  try {
    return await run();
  } finally {
    // A turn is handed over, not given back, so that nobody slips in between.
    const next = waiting.shift();
    if (next) next();
    else rendering -= 1;
  }
}
