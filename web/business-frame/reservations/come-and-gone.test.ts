import { expect, test } from 'vitest';
import { comeAndGone } from './come-and-gone.ts';

const taken = { kind: 'taken', state: 'done', amountCents: 5000 } as const;
const back = (state: 'done' | 'onItsWay' | 'failed', amountCents = 5000) =>
  ({ kind: 'returned', state, amountCents }) as const;

test.each([
  ['paid', { paidCents: 5000, movements: [taken] }, [5000, 0]],
  ['given back whole', { paidCents: 0, movements: [taken, back('done')] }, [5000, 5000]],
  ['given back in part', { paidCents: 4450, movements: [taken, back('done', 550)] }, [5000, 550]],
  ['on its way back', { paidCents: 5000, movements: [taken, back('onItsWay')] }, [5000, 0]],
  ['not given back in the end', { paidCents: 5000, movements: [taken, back('failed')] }, [5000, 0]],
])('what came in and went back: %s', (_case, money, [takenCents, returnedCents]) =>
  expect(comeAndGone(money)).toEqual({ takenCents, returnedCents }),
);
