import type {
  DocumentNode,
  FieldNode,
  GraphQLField,
  GraphQLObjectType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionSetNode,
} from 'graphql';
import { getNamedType, getNullableType, GraphQLError, isListType, isObjectType, Kind } from 'graphql';

/** What running one document may cost. A field costs 1; what stands below a list costs that many times its size. */
export const MOST_COST = 12_000;

/** A field of Query or Mutation goes to the database. */
const COST_OF_A_QUESTION = 50;
/** Of a list whose size nobody asked for: the length of most there are. */
const USUAL_LIST_SIZE = 10;
/** Arguments that say how much is wanted. */
const SIZE_ARGUMENTS = ['first', 'limit', 'pageSize'];

/**
 * What an operation costs with these variables, beforehand. Only for documents within the limits (`expectWithinLimits`), whose
 * fragments written out are few.
 * @param variables as the schema understands them, with their defaults
 * @throws GraphQLError above {@link MOST_COST}
 */
export function costOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const fragments = new Map(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition]] : [],
    ),
  );
  const root = schema.getRootType(operation.operation);
  const cost = root ? costOfSelection(operation.selectionSet, root) : 0;
  if (cost > MOST_COST) throw new GraphQLError('The document asks for too much: cost.');
  return cost;

  function costOfSelection(set: SelectionSetNode | undefined, type: GraphQLObjectType): number {
    let cost = 0;
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FIELD) cost += costOfField(selection, type);
      else if (selection.kind === Kind.INLINE_FRAGMENT) cost += costOfSelection(selection.selectionSet, type);
      else cost += costOfSelection(fragments.get(selection.name.value)?.selectionSet, type);
    }
    return cost;
  }

  function costOfField(node: FieldNode, parent: GraphQLObjectType): number {
    const own = parent === root ? COST_OF_A_QUESTION : 1;
    const field = schema.getField(parent, node.name.value);
    const type = getNamedType(field?.type);
    return field && isObjectType(type)
      ? own + costOfSelection(node.selectionSet, type) * sizeOf(field, node, variables)
      : own;
  }
}

function sizeOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  const given = node.arguments?.find(({ name }) => SIZE_ARGUMENTS.includes(name.value))?.value;
  const asked =
    given?.kind === Kind.VARIABLE
      ? variables[given.name.value]
      : given?.kind === Kind.INT
        ? Number(given.value)
        : null;
  if (typeof asked === 'number') return Math.max(1, asked);
  return isListType(getNullableType(field.type)) ? USUAL_LIST_SIZE : 1;
}
