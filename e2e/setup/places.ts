import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the doors of one town are for: the product, the product with the real processor's form, and a server a journey starts itself. */
const ENDPOINTS = ['product', 'processor', 'withKeys'] as const;

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? '24100');

/** Where the served product tells the journeys of itself. */
export const JOURNEY_FILE =
  process.env['JOURNEY_FILE'] ?? join(tmpdir(), `radura-journeys-${FIRST_PORT}.json`);

/** Which of the workers this process is, counted from 0; each has a town of its own. */
export const ownWorker = (): number => Number(process.env['TEST_PARALLEL_INDEX'] ?? '0');

export function portOf(worker: number, origin: (typeof ENDPOINTS)[number]): number {
  return FIRST_PORT + worker * ENDPOINTS.length + ENDPOINTS.indexOf(origin);
}
