/** SQLSTATE classes and codes that say that the server is not there, stopping, full or read-only. */
const OUTAGE_STATES = /^(08|53|57P0|25006|3D000|55000)/;
const OUTAGE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND']);
const OUTAGE_MESSAGES = ['timeout exceeded when trying to connect', 'Connection terminated'];

/** Whether an error means that the database cannot be used now, so that asking again later makes sense. */
export function isDatabaseOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (OUTAGE_CODES.has(code) || OUTAGE_STATES.test(code)) return true;
  return OUTAGE_MESSAGES.some((message) => error.message.startsWith(message));
}
