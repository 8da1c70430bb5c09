import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { isDatabaseOutage } from './database-outage.ts';

const coded = (code: string, message = 'x') => Object.assign(new Error(message), { code });

describe('the database is away', () => {
  it.each<[string, Error]>([
    ['nobody listens', coded('ECONNREFUSED')],
    ['its name is not known now', coded('EAI_AGAIN')],
    ['it is stopping', coded('57P01')],
    ['it is starting', coded('57P03')],
    ['it has no place left', coded('53100')],
    ['it lets nobody in', coded('55000')],
    ['nobody got through in time', new Error('timeout exceeded when trying to connect')],
    ['a connection was cut', new Error('Connection terminated unexpectedly')],
    [
      'a cut connection was used',
      new Error('Client has encountered a connection error and is not queryable'),
    ],
    ['a resolver met one of them', new GraphQLError('x', { originalError: coded('ECONNREFUSED') })],
    ['somebody wrapped one of them', new Error('x', { cause: coded('08006') })],
  ])('when %s', (_what, error) => {
    expect(isDatabaseOutage(error)).toBe(true);
  });
});

describe('the database is there', () => {
  it.each<[string, unknown]>([
    ['a constraint refused', coded('23505')],
    ['a statement took too long', coded('57014')],
    ['a lock was not to be had', coded('55P03')],
    ['something is wrong with us', new TypeError('x is not a function')],
    ['nothing was thrown', null],
  ])('when %s', (_what, error) => {
    expect(isDatabaseOutage(error)).toBe(false);
  });

  it('when an error came from itself', () => {
    const error = new Error('round and round');
    error.cause = error;
    expect(isDatabaseOutage(error)).toBe(false);
  });
});
