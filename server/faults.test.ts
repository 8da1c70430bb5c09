import { fastify } from 'fastify';
import { describe, expect, it } from 'vitest';
import { answerFaultsPlainly } from './faults.ts';
import type { Logger } from './kernel/logger.ts';

async function answerTo(error: Error, headers: Record<string, string> = {}, url = '/door') {
  const lines: unknown[][] = [];
  const server = fastify();
  // Only what is written as an error is looked at.
  answerFaultsPlainly(server, { error: (...line: unknown[]) => void lines.push(line) } as unknown as Logger);
  server.get('*', async () => {
    throw error;
  });
  const answer = await server.inject({ url, headers: { 'accept-language': 'en', ...headers } });
  return { answer, lines };
}

describe('a door that fails', () => {
  it('writes down why and tells nobody', async () => {
    const error = new Error('relation "people" does not exist');
    const { answer, lines } = await answerTo(error);
    expect([answer.statusCode, answer.body.includes('people')]).toEqual([500, false]);
    expect(answer.json()).toMatchObject({ status: 500, error: { code: 'errorSomethingWentWrong' } });
    expect(lines).toEqual([[{ err: error, requestId: answer.json().error.requestId }, 'fault']]);
  });

  it('says when to come again while the database is away, to people on a page', async () => {
    const away = Object.assign(new Error('x'), { code: 'ECONNREFUSED' });
    const { answer, lines } = await answerTo(away);
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect(answer.json()).toMatchObject({ status: 503 });
    expect(lines).toHaveLength(1);
    const page = await answerTo(away, { accept: 'text/html' });
    expect([page.answer.statusCode, page.answer.headers['content-type']]).toEqual([
      503,
      'text/html; charset=utf-8',
    ]);
  });
});

describe('what was sent wrongly', () => {
  it('is refused under its own status, and no fault', async () => {
    const { answer, lines } = await answerTo(
      Object.assign(new Error('Body is too large'), { statusCode: 413 }),
    );
    expect([answer.statusCode, answer.json().error.code, lines]).toEqual([413, 'invalidInput', []]);
  });

  it('is told to people on a page in their language, with the way back to it', async () => {
    const tooLarge = Object.assign(new Error('Body is too large'), { statusCode: 413 });
    const { answer } = await answerTo(tooLarge, { accept: 'text/html', cookie: '' }, '/en/door?index');
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      413,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(answer.body).toContain('<html lang="en">');
    expect(answer.body).toContain('too long: nothing was saved');
    expect(answer.body).toContain('<a href="">Back to the page</a>');
    const italian = await answerTo(tooLarge, { accept: 'text/html' }, '/it/door');
    expect(italian.answer.body).toContain('<a href="">Torna alla pagina</a>');
  });

  it.each([200, 700, '404'])('is a fault under the status %j, which is none', async (statusCode) => {
    expect((await answerTo(Object.assign(new Error('x'), { statusCode }))).answer.statusCode).toBe(500);
  });
});
