/** How long to wait when the database is not there. */
export const OUTAGE_RETRY_SECONDS = 5;

/** SQLSTATE classes and codes that say that the server is not there, stopping, full or read-only. */
const OUTAGE_STATES = /^(08|53|57P0|25006|3D000|55000)/;
const OUTAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** What the driver and its pool say of a connection that is gone, not made in time, or not to be had any more. */
const OUTAGE_MESSAGES =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Whether an error, or what it came from, means that the database cannot be used now, so that asking again later makes sense. */
export function isDatabaseOutage(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = originOf(one), depth += 1) {
    const code = 'code' in one && typeof one.code === 'string' ? one.code : '';
    if (OUTAGE_CODES.has(code) || OUTAGE_STATES.test(code) || OUTAGE_MESSAGES.test(one.message)) return true;
  }
  return false;
}

/** Execution of documents and others wrap what was thrown. */
function originOf(error: Error): unknown {
  return 'originalError' in error && error.originalError ? error.originalError : error.cause;
}
