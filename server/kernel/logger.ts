import type { DestinationStream, LogFn } from 'pino';
import { pino } from 'pino';
import { isDatabaseOutage } from './database-outage.ts';
import { Seldom } from './seldom.ts';

export type Logger = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

const OUTAGE_LINE_EVERY_MS = 60_000;

/** What opens a door. */
const ENDPOINTS = [
  '*.password',
  '*.token',
  '*.code',
  '*.secret',
  '*.clientSecret',
  '*.authorization',
  '*.cookie',
  'req.headers',
];
/** Where the database repeats the row that it refuses, and the values it was given. */
const ROWS = ['*.detail', '*.where', '*.aggregateErrors[*].detail', '*.aggregateErrors[*].where'];

/**
 * Structured lines on standard output; values that grant access are cut out wherever they stand, and so are people's rows. While the
 * database is away everything that asks it fails, many times a second: of each message one line a minute says so, with the number left out.
 */
export function openLogger(level: string, stream?: DestinationStream) {
  const seldom = new Seldom(OUTAGE_LINE_EVERY_MS);
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [...ENDPOINTS, ...ROWS],
      censor: '[cut]',
    },
    hooks: {
      logMethod(args: Parameters<LogFn>, write: LogFn) {
        const [fields, message] = args;
        if (!isAboutOutage(fields)) return write.apply(this, args);
        const leftOut = seldom.pass(String(message));
        if (leftOut !== null) write.apply(this, [{ ...fields, leftOut }, message]);
      },
    },
  };
  return stream ? pino(options, stream) : pino(options);
}

function isAboutOutage(fields: unknown): fields is { err: unknown } {
  return typeof fields === 'object' && fields !== null && 'err' in fields && isDatabaseOutage(fields.err);
}
