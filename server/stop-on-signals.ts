import { setTimeout as sleep } from 'node:timers/promises';
import type { HttpServer } from './http-server.ts';
import type { Logger } from './kernel/logger.ts';

/** From the end of the pause to the end of the process at the latest: whatever hangs must not keep it for ever. */
const LONGEST_STOP_MS = 25_000;

export interface Stopped {
  http: Pick<HttpServer, 'beginDrain' | 'close'>;
  logger: Logger;
  /** Between `/readyz` saying no and the last request taken: the time a proxy in front needs to notice. */
  drainSeconds: number;
  /** What ends after the last request, in this order. */
  afterwards: readonly (() => Promise<void>)[];
}

/** On SIGTERM and SIGINT stops so that no request is lost (decision 28); a second signal ends the process at once. */
export function stopOnSignals({ http, logger, drainSeconds, afterwards }: Stopped): void {
  let isStopping = false;
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    logger.info({ signal, drainSeconds }, 'stopping');
    http.beginDrain();
    await sleep(drainSeconds * 1000);
    setTimeout(() => {
      logger.error('did not stop in time; ending all the same');
      process.exit(1);
    }, LONGEST_STOP_MS).unref();
    await http.close();
    for (const end of afterwards) await end();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        logger.error({ err: error }, 'stopping failed');
        process.exit(1);
      });
    });
  }
}
