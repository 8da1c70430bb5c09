import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, GraphQLError, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '#server/config.ts';
import { problemsOf, readDocument } from './check-document.ts';
import { DOCUMENT_LIMITS, expectWithinLimits } from './document-limits.ts';
import { withCountedReads } from './testing/counted-reads.ts';
import { hostileDocument } from './testing/hostile-documents.ts';
import { chance } from '#server/testing/chance.ts';

const schema = buildSchema(readFileSync(join(PROJECT_ROOT, 'schema.graphql'), 'utf8'));
const OPTIONS = { isIntrospectionAllowed: false };

/** Reads of the document while it is checked, limits and rules of the standard together: a hundred for each token there may be. */
const MOST_STEPS = 100_000;

/** How many steps the checks of a document take. @throws Error above the budget */
function stepsToCheck(text: string): number {
  const { document, reads } = withCountedReads(
    parse(text, { maxTokens: DOCUMENT_LIMITS.tokens, noLocation: true }),
    MOST_STEPS,
  );
  problemsOf(schema, document, OPTIONS);
  return reads.count;
}

const repeated = (count: number, write: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => write(index)).join(' ');
const doubling = (levels: number) =>
  `{ ...f0 } ${repeated(levels, (index) => `fragment f${index} on Query { ...f${index + 1} ...f${index + 1} }`)}`;

describe('checking a document', () => {
  it('takes few steps, whatever 500 documents are sent', () => {
    const random = chance(17);
    const unreadable: string[] = [];
    const documents = Array.from({ length: 500 }, () => hostileDocument(random, DOCUMENT_LIMITS.characters));
    const steps = documents.map(({ family, text }) => {
      try {
        return stepsToCheck(text);
      } catch (error) {
        if (!(error instanceof GraphQLError))
          throw new Error(`${family}, ${text.length} characters`, { cause: error });
        unreadable.push(family);
        return 0;
      }
    });
    expect(Math.max(...steps)).toBeLessThan(MOST_STEPS);
    // Not because nothing was looked at: most get through the parser, and some as far as the last rule.
    expect(unreadable.length).toBeLessThan(100);
    expect(steps.filter((count) => count > 5_000).length).toBeGreaterThan(50);
  });

  it.each([5, 20, 23, 30, 90])(
    'takes few steps for fragments that are spread twice in each other, %i levels down',
    (levels) => {
      expect(stepsToCheck(doubling(levels))).toBeLessThan(MOST_STEPS);
    },
  );

  it.each([
    [
      'rings',
      `{ ...f0 } ${repeated(20, (index) => `fragment f${index} on Query { ...f${(index + 1) % 20} }`)}`,
      'Fragments spread each other in a ring.',
    ],
    [
      'a ring that nothing leads to',
      '{ health } fragment f on Query { ...g } fragment g on Query { a { ...f } }',
      'Fragments spread each other in a ring.',
    ],
    [
      'two fragments of one name',
      '{ ...f } fragment f on Query { health } fragment f on Query { health }',
      'Two fragments have the same name.',
    ],
    ['doubled fragments', doubling(20), 'too much: selections'],
    ['operations', repeated(11, (index) => `query q${index} { health }`), 'too much: operations'],
    ['variables', `query(${repeated(51, (index) => `$v${index}: Int`)}) { health }`, 'too much: variables'],
    ['spreads', `{ ${repeated(51, () => '...f')} } fragment f on Query { health }`, 'too much: spreads'],
    ['inline fragments', `{ ${repeated(51, () => '... { health }')} }`, 'too much: spreads'],
    ['fields', `{ ${repeated(101, (index) => `f${index}`)} }`, 'too much: fields of one selection'],
    ['aliases', `{ ${repeated(16, (index) => `a${index}: health`)} }`, 'too much: aliases'],
    ['a long alias', `{ ${'a'.repeat(101)}: health }`, 'too much: letters of an alias'],
    ['directives', `{ health ${repeated(51, () => '@skip(if: true)')} }`, 'too much: directives'],
    ['depth', `{ ${'a { '.repeat(10)}b${' }'.repeat(10)} }`, 'too much: depth'],
    [
      'depth through fragments',
      `{ a { ...f0 } } ${repeated(9, (index) => `fragment f${index} on T { a { ...f${index + 1} } }`)} fragment f9 on T { a }`,
      'too much: depth',
    ],
    ['the same field', `{ ${repeated(65, () => 'health')} }`, 'too much: fields under the same name'],
    [
      'the same field in the same field',
      `{ ${repeated(16, () => `a { ${repeated(6, () => 'b')} }`)} }`,
      'too much: fields under the same name',
    ],
    [
      'the same field through fragments',
      `{ ${repeated(25, () => '...f')} } fragment f on Query { a b c d e f g h }`,
      'too much: fields under the same name',
    ],
  ])('refuses too much: %s', (_name, text, message) => {
    expect(() => expectWithinLimits(parse(text))).toThrow(message);
  });

  it.each([
    [
      'the same selection in every fragment',
      `{ ${repeated(10, (index) => `...f${index}`)} } ${repeated(10, (index) => `fragment f${index} on Query { health getCurrentUser { id email } }`)}`,
    ],
    ['fifty spreads of one fragment', `{ ${repeated(50, () => '...f')} } fragment f on Query { health }`],
    [
      'ten fields, eight times each',
      `{ getCurrentUser { ${repeated(8, () => 'id email firstname lastname phone role skype note piva youtube')} } }`,
    ],
    [
      'fifteen questions',
      `{ ${repeated(15, (index) => `a${index}: searchPlaces(text: "${index}") { key name }`)} }`,
    ],
  ])('lets through: %s', (_name, text) => {
    expect(readDocument(schema, text, OPTIONS)).toHaveProperty('kind', 'Document');
  });

  it('stops at a few problems, and guesses at none', () => {
    const problems = problemsOf(
      schema,
      parse(`{ ${repeated(90, (index) => `healt${index}`)} }`),
      OPTIONS,
    ).map(({ message }) => message);
    expect(problems).toHaveLength(6);
    expect(problems.join(' ')).not.toContain('Did you mean');
  });
});
