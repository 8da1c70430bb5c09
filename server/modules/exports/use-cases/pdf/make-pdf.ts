import { Worker } from 'node:worker_threads';
import type { PdfTable } from './pdf-table.ts';

const LONGEST_MS = 60_000;
const MOST_MEMORY_MB = 512;

/** One after the other, so that many who print at once do not take every processor from the requests. */
let last: Promise<unknown> = Promise.resolve();

/** Lays a list out as a PDF in a thread of its own, after those that were asked for before. @throws Error when it takes more than a minute */
export function makePdf(table: PdfTable): Promise<Uint8Array> {
  const made = last.then(() => inThread(table));
  last = made.catch(() => undefined);
  return made;
}

async function inThread(table: PdfTable): Promise<Uint8Array> {
  const thread = new Worker(new URL('pdf-thread.ts', import.meta.url), {
    workerData: table,
    // None of our settings
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  });
  let clock: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Uint8Array>((resolve, reject) => {
      clock = setTimeout(() => reject(new Error('A PDF took too long')), LONGEST_MS);
      thread.once('message', resolve);
      thread.once('error', reject);
      thread.once('exit', (code) => reject(new Error(`The thread of a PDF ended with ${code}`)));
    });
  } finally {
    clearTimeout(clock);
    await thread.terminate();
  }
}
