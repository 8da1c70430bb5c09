import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, getOperationAST, getVariableValues, isObjectType, parse } from 'graphql';
import type { GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { PROJECT_ROOT } from '#server/config.ts';
import { costOf, MOST_COST } from './document-cost.ts';

const schema = buildSchema(`
  type Query { shops(limit: Int): [Shop!]! shop: Shop catalog(first: Int = 2): Catalog found(pageSize: Int): [Shop!]! me: String }
  type Shop { name: String goods(limit: Int = 5): [Good!]! tags: [String!]! }
  type Good { name: String shop: Shop }
  type Catalog { goods: [Good!]! }
`);

function cost(text: string, variables: Record<string, unknown> = {}, inSchema = schema): number {
  const document = parse(text);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('No operation');
  const { variableValues, errors } = getVariableValues(
    inSchema,
    operation.variableDefinitions ?? [],
    variables,
  );
  if (errors) throw errors[0];
  return costOf(inSchema, document, operation, variableValues.coerced);
}

describe('the cost of a document', () => {
  it.each([
    ['a question', '{ me }', 50],
    ['two questions, one by a fragment', '{ me ...f } fragment f on Query { me }', 100],
    ['fields', '{ shop { name } }', 51],
    ['a list of unknown length', '{ shops { name } }', 60],
    ['a list of a length', '{ shops(limit: 30) { name } }', 80],
    ['lists in lists', '{ shops(limit: 30) { name goods { name } } }', 50 + 30 * (1 + 1 + 10)],
    [
      'lists in lists by fragments',
      '{ shops(limit: 30) { ...f } } fragment f on Shop { name ... { goods { name } } }',
      50 + 30 * (1 + 1 + 10),
    ],
    ['a list of texts', '{ shop { tags } }', 51],
    ['pages', '{ catalog(first: 20) { goods { name } } }', 50 + 20 * (1 + 10)],
    ['a page of a size', '{ found(pageSize: 30) { name } }', 50 + 30],
    ['nothing, or less, asked for', '{ shops(limit: -5) { name } }', 51],
  ])('counts %s', (_name, text, expected) => {
    expect(cost(text)).toBe(expected);
  });

  it('is what the variables make it', () => {
    const text = 'query($many: Int = 40) { shops(limit: $many) { goods(limit: $many) { name } } }';
    expect(cost(text, { many: 10 })).toBe(50 + 10 * (1 + 10));
    expect(cost(text)).toBe(50 + 40 * (1 + 40));
    expect(cost(text, { many: null })).toBe(cost(text, { many: 10 }));
    expect(() => cost(text, { many: 2_000_000_000 })).toThrow('too much: cost');
    expect(() => cost('query($many: Int) { shops(limit: $many) { name } }', { many: MOST_COST })).toThrow(
      'too much: cost',
    );
  });

  it('allows every operation with all its fields', () => {
    const api = buildSchema(readFileSync(join(PROJECT_ROOT, 'schema.graphql'), 'utf8'));
    // A type within itself ends there, as an author's articles name their author
    const everything = (type: GraphQLObjectType, around: readonly GraphQLObjectType[] = []): string =>
      Object.values(type.getFields())
        .map(({ name, type }) => [name, getNamedType(type)] as const)
        .filter(([, inner]) => inner !== type && !around.some((outer) => outer === inner))
        .map(([name, inner]) =>
          isObjectType(inner) ? `${name} { ${everything(inner, [...around, type])} }` : name,
        )
        .join(' ');
    const costs = [api.getQueryType(), api.getMutationType()].flatMap((root) =>
      Object.values(root?.getFields() ?? {}).map(({ name, type }) => {
        const answer = getNamedType(type);
        const fields = isObjectType(answer) ? `{ ${everything(answer)} }` : '';
        return cost(`${root?.name.toLowerCase()} { ${name} ${fields} }`, {}, api);
      }),
    );
    expect(costs.length).toBeGreaterThan(60);
    expect(Math.max(...costs)).toBeLessThanOrEqual(MOST_COST);
  });
});
