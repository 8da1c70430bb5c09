import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Logger } from '#server/kernel/logger.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { outageIn, toEnvelope } from './error-envelope.ts';

function envelopeOf(error: unknown) {
  const lines: unknown[][] = [];
  // Only what is written as an error is looked at.
  const logger = { error: (...line: unknown[]) => void lines.push(line) } as unknown as Logger;
  return { envelope: toEnvelope(error, { locale: 'en', requestId: 'request-1', logger }), lines };
}

/** As the execution of a document wraps what a resolver threw. */
const thrownBy = (originalError: Error) =>
  new GraphQLError(originalError.message, { path: ['book', 0], originalError });

describe('a refusal', () => {
  it('names each field, and all of them together', () => {
    const inputs = [
      { code: 'required', affected: ['name'] },
      { code: 'tooLong', affected: ['description', 'note'] },
    ];
    const { envelope, lines } = envelopeOf(thrownBy(new Refusal('invalidInput', { inputs })));
    expect(envelope).toEqual({
      message: 'Please check the marked fields.',
      code: 'invalidInput',
      inputs,
      affected: ['name', 'description', 'note'],
      reason: null,
      path: ['book', 0],
      extensions: { code: 'invalidInput', requestId: 'request-1' },
    });
    expect(lines).toEqual([]);
  });

  it('that says when to come again is no outage', () => {
    const { envelope } = envelopeOf(new Refusal('tooManyRequests', { retryAfterSeconds: 30 }));
    expect(envelope.extensions.retryAfterSeconds).toBe(30);
    expect(outageIn({ errors: [envelope] })).toBeNull();
  });
});

describe('a fault', () => {
  const fault = new TypeError('relation "people" has no column "secret"');

  it.each([
    ['as it is', fault],
    ['out of a resolver', thrownBy(fault)],
    ['that is no error', 'relation "people" has no column "secret"'],
  ])('thrown %s is written down under the request’s id and told to nobody', (_case, thrown) => {
    const { envelope, lines } = envelopeOf(thrown);
    expect(JSON.stringify(envelope)).not.toContain('people');
    expect(envelope).toMatchObject({
      code: 'errorSomethingWentWrong',
      extensions: { requestId: 'request-1' },
    });
    expect(lines).toEqual([[{ err: thrown, requestId: 'request-1' }, 'fault']]);
  });

  it('of the database that is away says when to come again', () => {
    const { envelope } = envelopeOf(thrownBy(Object.assign(new Error('x'), { code: 'ECONNREFUSED' })));
    expect(outageIn({ errors: [envelope] })).toBe(5);
  });
});

describe('a document that cannot be run', () => {
  it('is told in its own words, however many, and nothing is written down', () => {
    const { envelope, lines } = envelopeOf(new GraphQLError(`Cannot query field "${'x'.repeat(500)}".`));
    expect([envelope.code, envelope.message.length, envelope.message.at(-1)]).toEqual([
      'invalidInput',
      200,
      '…',
    ]);
    expect(lines).toEqual([]);
  });

  it('by its variables names the variable', () => {
    const { envelope } = envelopeOf(new GraphQLError('Variable "$id" got invalid value 0.'));
    expect(envelope).toMatchObject({
      affected: ['id'],
      inputs: [{ code: 'invalidInput', affected: ['id'] }],
    });
  });
});
