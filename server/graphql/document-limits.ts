import type { ASTVisitor, FieldNode, SelectionSetNode, ValidationContext } from 'graphql';
import { GraphQLError, Kind } from 'graphql';

/** What one document may ask for. Defaults follow the security checklist (ASVS 4.3.1). */
export const DOCUMENT_LIMITS = { depth: 10, cost: 5_000, aliases: 15, tokens: 1_000, directives: 50, listSize: 100 } as const;

const LIST_ARGUMENTS = ['first', 'limit', 'pageSize'];

/**
 * A validation rule that refuses documents asking for too much, before anything is executed. Cost counts each field,
 * multiplied by the page size asked for above it.
 */
export function documentLimits(context: ValidationContext): ASTVisitor {
  let aliases = 0;
  let directives = 0;
  const refuse = (what: string) => context.reportError(new GraphQLError(`The document asks for too much: ${what}.`));
  return {
    Field(field) {
      if (field.alias) aliases += 1;
      directives += field.directives?.length ?? 0;
    },
    Document: {
      enter(document) {
        for (const definition of document.definitions) {
          if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
          const { depth, cost } = measure(context, definition.selectionSet, 1, new Set());
          if (depth > DOCUMENT_LIMITS.depth) refuse('depth');
          if (cost > DOCUMENT_LIMITS.cost) refuse('cost');
        }
      },
      leave() {
        if (aliases > DOCUMENT_LIMITS.aliases) refuse('aliases');
        if (directives > DOCUMENT_LIMITS.directives) refuse('directives');
      },
    },
  };
}

interface Measure {
  depth: number;
  cost: number;
}

function measure(context: ValidationContext, set: SelectionSetNode, depth: number, inside: Set<string>): Measure {
  const total: Measure = { depth, cost: 0 };
  // Deep enough to refuse: stop, so that measuring a hostile document stays cheap.
  if (depth > DOCUMENT_LIMITS.depth) return total;
  for (const selection of set.selections) {
    const part = measureSelection(context, selection, depth, inside);
    total.depth = Math.max(total.depth, part.depth);
    total.cost += part.cost;
    if (total.cost > DOCUMENT_LIMITS.cost) break;
  }
  return total;
}

function measureSelection(
  context: ValidationContext,
  selection: SelectionSetNode['selections'][number],
  depth: number,
  inside: Set<string>,
): Measure {
  if (selection.kind === Kind.FIELD) {
    const below = selection.selectionSet ? measure(context, selection.selectionSet, depth + 1, inside) : { depth, cost: 0 };
    return { depth: below.depth, cost: 1 + below.cost * pageSize(selection) };
  }
  if (selection.kind === Kind.INLINE_FRAGMENT) return measure(context, selection.selectionSet, depth, inside);
  const name = selection.name.value;
  const fragment = context.getFragment(name);
  // A circle is refused by the standard rules; here it must only not loop.
  if (!fragment || inside.has(name)) return { depth, cost: 0 };
  return measure(context, fragment.selectionSet, depth, new Set([...inside, name]));
}

function pageSize(field: FieldNode): number {
  const argument = field.arguments?.find((candidate) => LIST_ARGUMENTS.includes(candidate.name.value));
  return argument?.value.kind === Kind.INT ? Math.max(1, Number(argument.value.value)) : 1;
}
