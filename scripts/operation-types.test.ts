import { buildSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { operationTypes } from './operation-types.ts';

const schema = buildSchema(`
  scalar DateTime
  scalar Json
  type Query { shop(id: Int!): Shop  shops: [Shop!]!  any: Json }
  type Mutation { open(input: ShopInput!, times: Int = 1): Shop! }
  type Shop {
    id: Int!
    "What it is called; never */ null."
    name: String!
    since: DateTime
    state: State!
    tags: [String]
    owner: Person
  }
  type Person { name: String! }
  "Where it stands."
  enum State { OPEN SHUT }
  input ShopInput { name: String!  owner: OwnerInput  step: Int! = 5 }
  input OwnerInput { role: Role! }
  enum Role { A B }
`);

/** Without line breaks, comments and what no document asks for. */
function typesOf(...texts: string[]): string {
  const documents = texts.map((text, index) => ({ name: `D${index}`, text, file: `d${index}.ts` }));
  return operationTypes(schema, documents)
    .replaceAll(/\/\*\*.*?\*\/\n/g, '')
    .replaceAll(/\s+/g, ' ');
}

describe('the types of a document', () => {
  test('are null where the schema says so, and nowhere else', () => {
    const types = typesOf(
      'query Shop($id: Int!) { shop(id: $id) { id since tags owner { name } state } any }',
    );
    expect(types).toContain(
      'export type ShopData = { shop: { id: number; since: string | null; tags: readonly (string | null)[] | null; ' +
        'owner: { name: string; } | null; state: State; } | null; any: unknown; };',
    );
    expect(types).toContain('export type ShopVariables = { id: number; };');
    expect(types).toContain(`export type State = 'OPEN' | 'SHUT';`);
    expect(types).toContain('Shop: { data: ShopData; variables: ShopVariables };');
    expect(types).not.toContain('Role');
  });

  test('name a fragment where it is spread, beside what is asked for more', () => {
    const named = 'fragment Named on Shop { name }';
    const types = typesOf(
      `query One { shop(id: 1) { ...Named } } ${named}`,
      `query Many { shops { ...Named id } } ${named}`,
    );
    expect(types).toContain('export type Named = { name: string; };');
    expect(types).toContain('export type OneData = { shop: Named | null; };');
    expect(types).toContain('export type ManyData = { shops: readonly (Named & { id: number; })[]; };');
    expect(types).toContain('export type OneVariables = Record<string, never>;');
  });

  test('follow inputs into inputs; what has a default may be left out', () => {
    const types = typesOf(
      'mutation Open($input: ShopInput!, $times: Int, $much: Int! = 2) { open(input: $input, times: $times) { id } other: open(input: $input, times: $much) { id } }',
    );
    expect(types).toContain(
      'export type OpenVariables = { input: ShopInput; times?: number | null; much?: number; };',
    );
    expect(types).toContain(
      'export type ShopInput = { name: string; owner?: OwnerInput | null; step?: number; };',
    );
    expect(types).toContain('export type OwnerInput = { role: Role; };');
    expect(types).toContain('other: { id: number; }');
  });

  test('carry the words of the schema', () => {
    const text = operationTypes(schema, [
      { name: 'A', text: 'query A { shops { name state } }', file: 'a.ts' },
    ]);
    expect(text).toContain('/** What it is called; never * / null. */\nname: string;');
    expect(text).toContain('/** Where it stands. */\nexport type State');
  });

  test.each([
    ['for what the schema does not have', ['query A { shops { price } }'], 'price'],
    [
      'for one field asked for twice',
      ['query A { shops { ...N name } } fragment N on Shop { name }'],
      'Shop.name',
    ],
    [
      'for two fragments of one name',
      [
        'query A { shops { ...N } } fragment N on Shop { name }',
        'query B { shops { ...N } } fragment N on Shop { id }',
      ],
      'another fragment N',
    ],
    [
      'for a fragment called like an enum',
      ['query A { shops { ...State state } } fragment State on Shop { id }'],
      'State',
    ],
    [
      'for a part that may be left out',
      ['query A($b: Boolean!) { shops { id @skip(if: $b) } }'],
      'Directives',
    ],
    ['for a type by its conditions', ['query A { shops { ... on Shop { id } } }'], 'inline fragments'],
  ])('are refused %s', (_why, texts, named) => {
    expect(() => typesOf(...texts)).toThrow(named);
  });
});
