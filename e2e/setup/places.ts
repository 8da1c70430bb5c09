import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What the doors of one town are for: the product, the product with the real processor's form, and a server a journey starts itself. */
const ENDPOINTS = ['product', 'processor', 'withKeys'] as const;

const FIRST_PORT = Number(process.env['E2E_PORT'] ?? '24100');

/** Where the served product tells the journeys of itself. */
export const JOURNEY_FILE =
  process.env['JOURNEY_FILE'] ?? join(tmpdir(), `radura-journeys-${FIRST_PORT}.json`);

/** Each with a browser and a town of its own. */
export const WORKERS = 2;

/** Spare ones where a journey that failed is run again: the failed try has used names, mails and hours of its town. */
export const TOWNS = process.env['CI'] ? 2 * WORKERS : WORKERS;

/**
 * The town of this process, counted from 0. After a failure Playwright goes on in a new process: it takes a town in which nobody has been,
 * and when there is none left, the first one of the worker it stands in for.
 */
export function ownTown(): number {
  const before = Number(process.env['TEST_WORKER_INDEX'] ?? '0');
  return before < TOWNS ? before : Number(process.env['TEST_PARALLEL_INDEX'] ?? '0');
}

export function portOf(town: number, origin: (typeof ENDPOINTS)[number]): number {
  return FIRST_PORT + town * ENDPOINTS.length + ENDPOINTS.indexOf(origin);
}
