import { describe, expect, it } from 'vitest';
import { expectFewVariables, VARIABLE_LIMITS } from './variable-limits.ts';

/** `levels` lists in each other, the way a body brings them. */
const deep = (levels: number): Record<string, unknown> =>
  JSON.parse(`{"x":${'['.repeat(levels)}${']'.repeat(levels)}}`);

describe('the variables of a request', () => {
  it.each([
    ['none', {}],
    ['as many values as may be', { x: Array.from({ length: VARIABLE_LIMITS.values - 2 }, () => 1) }],
    ['as deep as may be', deep(VARIABLE_LIMITS.depth)],
    ['a long text', { x: 'x'.repeat(200_000) }],
  ])('may hold %s', (_name, variables) => {
    expect(() => expectFewVariables(variables)).not.toThrow();
  });

  it.each([
    ['too many values', { x: Array.from({ length: VARIABLE_LIMITS.values - 1 }, () => 1) }, 'values'],
    [
      'too many variables',
      Object.fromEntries(Array.from({ length: VARIABLE_LIMITS.values }, (_, index) => [`v${index}`, 1])),
      'values',
    ],
    ['one level too many', deep(VARIABLE_LIMITS.depth + 1), 'depth'],
    ['a hundred thousand levels', deep(100_000), 'depth'],
  ])('may not hold %s', (_name, variables, what) => {
    expect(() => expectFewVariables(variables)).toThrow(`The variables hold too much: ${what}.`);
  });
});
