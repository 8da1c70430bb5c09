import type {
  ASTNode,
  DefinitionNode,
  DocumentNode,
  FragmentDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import { GraphQLError, Kind, visit } from 'graphql';

/**
 * What one document may hold. The first bound what is written; the last three what it means with every fragment put where it
 * is spread, which is what checking and running it cost. All of them come before the rules of the standard, since some of
 * those take the square of what they are given.
 */
export const DOCUMENT_LIMITS = {
  characters: 20_000,
  tokens: 1_000,
  operations: 10,
  variables: 50,
  /** Inline fragments among them. */
  spreads: 50,
  fieldsOfOneSelection: 100,
  aliases: 15,
  /** Characters: an answer repeats an alias with every item of a list. */
  aliasLength: 100,
  directives: 50,
  /** Fields within fields. */
  depth: 10,
  /** Fields and spreads, of all definitions together. */
  selections: 2_000,
  /** Pairs of fields that would stand under the same name of the answer, each of which has to be compared with the other. */
  comparisons: 2_000,
} as const;

/**
 * Refuses a document that asks for too much. Reads each node of it once; then walks through the fragments where they are
 * spread, in no more steps than the selections counted before.
 * @throws GraphQLError naming what is too much; also for fragments that spread each other in a ring
 */
export function expectWithinLimits(document: DocumentNode): void {
  expectFewOfEach(document);
  const fragments = fragmentsOf(document);
  expectSmall(document, fragments);
  expectFewComparisons(document, fragments);
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;
type Counted = 'operations' | 'variables' | 'spreads' | 'aliases' | 'directives';

const COUNTED: Partial<Record<ASTNode['kind'], Counted>> = {
  [Kind.OPERATION_DEFINITION]: 'operations',
  [Kind.VARIABLE_DEFINITION]: 'variables',
  [Kind.FRAGMENT_SPREAD]: 'spreads',
  [Kind.INLINE_FRAGMENT]: 'spreads',
  [Kind.DIRECTIVE]: 'directives',
};

function expectFewOfEach(document: DocumentNode): void {
  const counts: Record<Counted, number> = {
    operations: 0,
    variables: 0,
    spreads: 0,
    aliases: 0,
    directives: 0,
  };
  const count = (what: Counted) => expectAtMost(what, (counts[what] += 1));
  visit(document, {
    enter(node) {
      const what = COUNTED[node.kind];
      if (what) count(what);
      if (node.kind === Kind.SELECTION_SET) expectAtMost('fieldsOfOneSelection', node.selections.length);
      if (node.kind === Kind.FIELD && node.alias) {
        count('aliases');
        expectAtMost('aliasLength', node.alias.value.length);
      }
    },
  });
}

function fragmentsOf(document: DocumentNode): Fragments {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    // Of two with one name only one would be measured.
    if (fragments.has(definition.name.value)) throw new GraphQLError('Two fragments have the same name.');
    fragments.set(definition.name.value, definition);
  }
  return fragments;
}

/** How many fields and spreads a selection has with every fragment put where it is spread, and how deep its fields go. */
interface Size {
  selections: number;
  depth: number;
}

/** Each fragment is sized once, however often it is spread: a spread adds the size found before. */
function expectSmall(document: DocumentNode, fragments: Fragments): void {
  const sizes = new Map<string, Size | 'open'>();
  let selections = 0;
  for (const definition of document.definitions) {
    const size =
      definition.kind === Kind.FRAGMENT_DEFINITION
        ? sizeOfFragment(definition.name.value)
        : sizeOf(selectionOf(definition));
    expectAtMost('selections', (selections += size.selections));
    expectAtMost('depth', size.depth);
  }

  function sizeOfFragment(name: string): Size {
    const known = sizes.get(name);
    if (known === 'open') throw new GraphQLError('Fragments spread each other in a ring.');
    if (known) return known;
    sizes.set(name, 'open');
    const size = sizeOf(fragments.get(name)?.selectionSet);
    sizes.set(name, size);
    return size;
  }

  function sizeOf(set: SelectionSetNode | undefined): Size {
    const total: Size = { selections: 0, depth: 0 };
    for (const selection of set?.selections ?? []) {
      const size = sizeOfSelection(selection);
      total.selections += size.selections + 1;
      total.depth = Math.max(total.depth, size.depth);
    }
    return total;
  }

  function sizeOfSelection(selection: SelectionNode): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return sizeOfFragment(selection.name.value);
    const inner = sizeOf(selection.selectionSet);
    return selection.kind === Kind.FIELD ? { ...inner, depth: inner.depth + 1 } : inner;
  }
}

/** One name of the answer: how many fields of the document stand under it, and the names below. */
interface Place {
  fields: number;
  below: Map<string, Place>;
}

function expectFewComparisons(document: DocumentNode, fragments: Fragments): void {
  let comparisons = 0;
  for (const definition of document.definitions) put(selectionOf(definition), new Map());

  function put(set: SelectionSetNode | undefined, places: Place['below']): void {
    for (const selection of set?.selections ?? []) {
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        put(fragments.get(selection.name.value)?.selectionSet, places);
      else if (selection.kind === Kind.INLINE_FRAGMENT) put(selection.selectionSet, places);
      else put(selection.selectionSet, placeOf((selection.alias ?? selection.name).value, places).below);
    }
  }

  function placeOf(name: string, places: Place['below']): Place {
    const place = places.get(name) ?? { fields: 0, below: new Map<string, Place>() };
    expectAtMost('comparisons', (comparisons += place.fields));
    place.fields += 1;
    places.set(name, place);
    return place;
  }
}

function selectionOf(definition: DefinitionNode): SelectionSetNode | undefined {
  return 'selectionSet' in definition ? definition.selectionSet : undefined;
}

function expectAtMost(what: keyof typeof DOCUMENT_LIMITS, count: number): void {
  if (count > DOCUMENT_LIMITS[what])
    throw new GraphQLError(`The document asks for too much: ${WORDS[what]}.`);
}

const WORDS: Record<keyof typeof DOCUMENT_LIMITS, string> = {
  characters: 'characters',
  tokens: 'tokens',
  operations: 'operations',
  variables: 'variables',
  spreads: 'spreads',
  fieldsOfOneSelection: 'fields of one selection',
  aliases: 'aliases',
  aliasLength: 'letters of an alias',
  directives: 'directives',
  depth: 'depth',
  selections: 'selections',
  comparisons: 'fields under the same name',
};
