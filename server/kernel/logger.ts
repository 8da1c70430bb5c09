import { pino } from 'pino';

export type Logger = Pick<ReturnType<typeof pino>, 'debug' | 'info' | 'warn' | 'error' | 'fatal'>;

/** Structured lines on standard output; values that grant access are cut out wherever they stand. */
export function openLogger(level: string) {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['*.password', '*.token', '*.code', '*.secret', '*.clientSecret', '*.authorization', '*.cookie', 'req.headers'],
      censor: '[cut]',
    },
  });
}
