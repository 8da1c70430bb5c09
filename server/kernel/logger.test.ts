import { expect, it } from 'vitest';
import { openLogger } from './logger.ts';

function openWithLines() {
  const lines: { msg: string; leftOut?: number }[] = [];
  const logger = openLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
  return { logger, lines: () => lines.map(({ msg, leftOut }) => [msg, leftOut]) };
}

it('says once of each message that the database is away', () => {
  const { logger, lines } = openWithLines();
  const outage = Object.assign(new Error('no'), { code: 'ECONNREFUSED' });
  for (let time = 0; time < 75; time += 1) {
    logger.error({ err: outage }, 'fault');
    logger.warn({ err: outage }, 'idle connection lost');
  }
  expect(lines()).toEqual([
    ['fault', 0],
    ['idle connection lost', 0],
  ]);
});

it('says everything else each time', () => {
  const { logger, lines } = openWithLines();
  for (let time = 0; time < 2; time += 1) {
    logger.error({ err: new TypeError('ours') }, 'fault');
    logger.info({ status: 503 }, 'request');
    logger.info('stopping');
  }
  expect(lines()).toHaveLength(6);
});
