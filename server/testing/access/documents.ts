import type { GraphQLField, GraphQLOutputType, GraphQLSchema } from 'graphql';
import { getNamedType, isLeafType, isObjectType } from 'graphql';

export interface Operation {
  kind: 'query' | 'mutation';
  name: string;
  /** Names and types of its arguments. */
  args: ReadonlyMap<string, string>;
  field: GraphQLField<unknown, unknown>;
}

/** Every query and mutation of the schema. */
export function operationsOf(schema: GraphQLSchema): Map<string, Operation> {
  const read = (kind: Operation['kind']) =>
    Object.values(
      (kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {},
    ).map((field): [string, Operation] => [
      field.name,
      { kind, name: field.name, args: new Map(field.args.map((arg) => [arg.name, String(arg.type)])), field },
    ]);
  return new Map([...read('query'), ...read('mutation')]);
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
