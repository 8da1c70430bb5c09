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

it('says what the database refused, without the row', () => {
  const texts: string[] = [];
  const logger = openLogger('info', { write: (line) => void texts.push(line) });
  const refused = Object.assign(new Error('new row violates check constraint "people_email"'), {
    detail: 'Failing row contains (1, ada@example.org).',
    where: "unnamed portal with parameters: $1 = 'ada@example.org'",
  });
  for (const err of [refused, new AggregateError([refused], 'many'), new Error('outer', { cause: refused })])
    logger.error({ err }, 'fault');
  expect(texts.filter((line) => line.includes('people_email'))).toHaveLength(3);
  expect(texts.filter((line) => line.includes('ada@example.org'))).toEqual([]);
});

it('cuts out what opens a door, under whatever name it stands', () => {
  const texts: string[] = [];
  const logger = openLogger('info', { write: (line) => void texts.push(line) });
  const doors = ['password', 'token', 'code', 'secret', 'clientSecret', 'authorization', 'cookie'];
  for (const origin of doors) logger.info({ given: { [origin]: `canary of ${origin}` } }, 'seen');
  logger.info({ req: { headers: { cookie: 'canary of headers' } } }, 'seen');
  expect(texts).toHaveLength(doors.length + 1);
  expect(texts.filter((line) => line.includes('canary') || !line.includes('[cut]'))).toEqual([]);
});
