import type { GraphQLField, GraphQLInputType, GraphQLOutputType, GraphQLSchema } from 'graphql';
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
} from 'graphql';

/** An argument that carries ids: one, or a list of them. */
export type IdShape = 'one' | 'many';

export interface Operation {
  kind: 'query' | 'mutation' | 'subscription';
  name: string;
  /** Names and types of its arguments. */
  args: ReadonlyMap<string, string>;
  /** Where it takes an id, inside inputs too: `providerId`, `input.customerId`. */
  ids: ReadonlyMap<string, IdShape>;
  field: GraphQLField<unknown, unknown>;
}

/** Every query, mutation and subscription of the schema. */
export function operationsOf(schema: GraphQLSchema): Map<string, Operation> {
  const roots = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  };
  const read = (kind: Operation['kind']) =>
    Object.values(roots[kind]?.getFields() ?? {}).map((field): [string, Operation] => [
      field.name,
      {
        kind,
        name: field.name,
        args: new Map(field.args.map((arg) => [arg.name, String(arg.type)])),
        ids: new Map(field.args.flatMap((arg) => idsIn(arg.name, arg.type, []))),
        field,
      },
    ]);
  return new Map([...read('query'), ...read('mutation'), ...read('subscription')]);
}

/** What is called an id, whatever its type; what opens something by itself (a code, a token) is called otherwise. */
export const isIdName = (name: string): boolean => /^ids?$|Ids?$/.test(name);

/** @param within the inputs it stands in, so that one that holds itself ends */
function idsIn(path: string, outer: GraphQLInputType, within: readonly string[]): [string, IdShape][] {
  const type = getNamedType(outer);
  if (isInputObjectType(type)) {
    if (within.includes(type.name)) return [];
    return Object.values(type.getFields()).flatMap((field) =>
      idsIn(`${path}.${field.name}`, field.type, [...within, type.name]),
    );
  }
  if (type.name !== 'Id' && !isIdName(path.split('.').at(-1) ?? '')) return [];
  return [[path, isListType(getNullableType(outer)) ? 'many' : 'one']];
}

/** A document that calls an operation and selects every field of the answer, down to some depth. */
export function documentFor({ kind, name, args, field }: Operation, depth: number): string {
  const declared = [...args].map(([arg, type]) => `$${arg}: ${type}`).join(', ');
  const passed = [...args.keys()].map((arg) => `${arg}: $${arg}`).join(', ');
  return `${kind} call${declared && `(${declared})`} { ${name}${passed && `(${passed})`}${selectionOf(field.type, depth)} }`;
}

function selectionOf(outer: GraphQLOutputType, depth: number): string {
  const type = getNamedType(outer);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((arg) => String(arg.type).endsWith('!'))) return [];
    if (isLeafType(getNamedType(field.type))) return [field.name];
    const inner = depth > 1 ? selectionOf(field.type, depth - 1) : '';
    return inner ? [field.name + inner] : [];
  });
  return fields.length > 0 ? ` { ${fields.join(' ')} }` : ' { __typename }';
}
