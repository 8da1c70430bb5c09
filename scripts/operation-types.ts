import type {
  DocumentNode,
  FragmentDefinitionNode,
  GraphQLInputType,
  GraphQLNamedType,
  GraphQLObjectType,
  GraphQLOutputType,
  GraphQLSchema,
  OperationDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredInputField,
  Kind,
  parse,
  print,
  typeFromAST,
  validate,
} from 'graphql';
import type { ScreenDocument } from './documents-of-screens.ts';

/** How a value travels, in both directions. */
const SCALARS: Record<string, string> = {
  Boolean: 'boolean',
  CalendarBookings: 'readonly CalendarBooking[]',
  DateTime: 'string',
  Float: 'number',
  Id: 'number',
  MemberId: 'number',
  Int: 'number',
  Json: 'unknown',
  String: 'string',
};

const HEAD = `// Written by \`npm run schema\` from schema.graphql and the documents of the screens: types alone, do not edit.

import type { CalendarBooking } from '#contracts/calendar-booking.ts';`;

/**
 * What the documents of our screens take and answer, as TypeScript: `…Variables` and `…Data` of each operation, each fragment under
 * its own name, the enums and inputs they speak of, and `Operations`, by which `operation` finds them. Not formatted yet.
 * @throws Error for a document that the schema does not answer, for two things of one name, and for what no screen has needed so far
 */
export function operationTypes(schema: GraphQLSchema, documents: readonly ScreenDocument[]): string {
  return new OperationTypes(schema, documents).text();
}

class OperationTypes {
  readonly #schema: GraphQLSchema;
  readonly #operations: OperationDefinitionNode[] = [];
  readonly #fragments = new Map<string, FragmentDefinitionNode>();
  /** Enums and inputs that were spoken of. */
  readonly #named = new Map<string, GraphQLNamedType>();

  constructor(schema: GraphQLSchema, documents: readonly ScreenDocument[]) {
    this.#schema = schema;
    for (const { text, file } of documents) this.#read(parse(text, { noLocation: true }), file);
  }

  #read(document: DocumentNode, file: string): void {
    const [problem] = validate(this.#schema, document);
    if (problem) throw new Error(`${file}: ${problem.message}`);
    for (const definition of document.definitions) {
      if (definition.kind === Kind.OPERATION_DEFINITION) this.#operations.push(definition);
      if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
      const known = this.#fragments.get(definition.name.value);
      if (known && print(known) !== print(definition))
        throw new Error(`${file}: there is another fragment ${definition.name.value}`);
      this.#fragments.set(definition.name.value, definition);
    }
  }

  text(): string {
    const fragments = [...this.#fragments.values()].map(
      (one) => [one.name.value, this.#selection(one.selectionSet, this.#objectOf(one))] as const,
    );
    const operations = this.#operations.flatMap((one) => [
      [`${nameOf(one)}Variables`, this.#variables(one)] as const,
      [`${nameOf(one)}Data`, this.#selection(one.selectionSet, this.#rootOf(one))] as const,
    ]);
    const declared = [...this.#declaredInputs(), ...this.#declaredEnums(), ...fragments, ...operations];
    const twice = declared.find(([name], index) =>
      declared.some((other, at) => at < index && other[0] === name),
    );
    if (twice) throw new Error(`Two types would be called ${twice[0]}: rename the fragment or operation`);
    const lines = this.#operations.map((one) => {
      const name = nameOf(one);
      return `${name}: { data: ${name}Data; variables: ${name}Variables };`;
    });
    return [
      HEAD,
      ...declared
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([name, type]) => this.#declaration(name, type)),
      `/** What each operation answers and takes, by its name. */\nexport type Operations = {\n${lines.join('\n')}\n};`,
    ].join('\n\n');
  }

  #declaration(name: string, type: string): string {
    return `${commentOf(this.#named.get(name))}export type ${name} = ${type};`;
  }

  /** Inputs may speak of further ones: the loop comes to those too. */
  #declaredInputs(): (readonly [string, string])[] {
    const declared: (readonly [string, string])[] = [];
    for (const type of this.#named.values()) {
      if (!isInputObjectType(type)) continue;
      const fields = Object.values(type.getFields()).map(
        (field) =>
          `${commentOf(field)}${field.name}${isRequiredInputField(field) ? '' : '?'}: ${this.#typeOf(field.type)};`,
      );
      declared.push([type.name, `{\n${fields.join('\n')}\n}`]);
    }
    return declared;
  }

  #declaredEnums(): (readonly [string, string])[] {
    return [...this.#named.values()].flatMap((type) =>
      isEnumType(type)
        ? [
            [
              type.name,
              type
                .getValues()
                .map(({ name }) => `'${name}'`)
                .join(' | '),
            ] as const,
          ]
        : [],
    );
  }

  #variables({ variableDefinitions = [] }: OperationDefinitionNode): string {
    const lines = variableDefinitions.map(({ variable, type: written, defaultValue }) => {
      const type = typeFromAST(this.#schema, written) as GraphQLInputType;
      const isRequired = isNonNullType(type) && !defaultValue;
      return `${variable.name.value}${isRequired ? '' : '?'}: ${this.#typeOf(type)};`;
    });
    return lines.length === 0 ? 'Record<string, never>' : `{\n${lines.join('\n')}\n}`;
  }

  /** Of a selection: its fields, and the fragments it spreads by their names. */
  #selection(set: SelectionSetNode, parent: GraphQLObjectType): string {
    const keys = set.selections.flatMap((one) => this.#keysOf(one));
    const twice = keys.find((key, index) => keys.indexOf(key) !== index);
    if (twice) throw new Error(`${parent.name}.${twice} is asked for twice in one place`);
    const spreads: string[] = [];
    const lines: string[] = [];
    for (const one of set.selections) {
      if (one.kind === Kind.FRAGMENT_SPREAD) spreads.push(one.name.value);
      if (one.kind !== Kind.FIELD) continue;
      const field = this.#schema.getField(parent, one.name.value);
      if (!field || one.name.value.startsWith('__')) throw new Error(`No type for ${one.name.value}`);
      const name = (one.alias ?? one.name).value;
      lines.push(`${commentOf(field)}${name}: ${this.#typeOf(field.type, one.selectionSet)};`);
    }
    const own = lines.length > 0 ? [`{\n${lines.join('\n')}\n}`] : [];
    return [...spreads, ...own].join(' & ');
  }

  /** The names of the answer that a selection stands for. */
  #keysOf(selection: SelectionNode): string[] {
    if (selection.directives?.length || selection.kind === Kind.INLINE_FRAGMENT)
      throw new Error('Directives and inline fragments have no types here yet');
    if (selection.kind === Kind.FIELD) return [(selection.alias ?? selection.name).value];
    const fragment = this.#fragments.get(selection.name.value);
    return fragment?.selectionSet.selections.flatMap((one) => this.#keysOf(one)) ?? [];
  }

  #typeOf(type: GraphQLInputType | GraphQLOutputType, set?: SelectionSetNode): string {
    if (isNonNullType(type)) return this.#typeOfSome(type.ofType, set);
    const some = this.#typeOfSome(type, set);
    return some === 'unknown' ? some : `${some} | null`;
  }

  #typeOfSome(type: GraphQLInputType | GraphQLOutputType, set?: SelectionSetNode): string {
    if (isListType(type)) return `readonly (${this.#typeOf(type.ofType, set)})[]`;
    const named = getNamedType(type);
    if (set && isObjectType(named)) return this.#selection(set, named);
    if (isEnumType(named) || isInputObjectType(named)) {
      this.#named.set(named.name, named);
      return named.name;
    }
    const scalar = SCALARS[named.name];
    if (!scalar) throw new Error(`How ${named.name} travels is not known here`);
    return scalar;
  }

  #objectOf({ typeCondition }: FragmentDefinitionNode): GraphQLObjectType {
    const type = this.#schema.getType(typeCondition.name.value);
    if (!isObjectType(type)) throw new Error(`${typeCondition.name.value} is no object type`);
    return type;
  }

  #rootOf({ operation }: OperationDefinitionNode): GraphQLObjectType {
    const root = this.#schema.getRootType(operation);
    if (!root) throw new Error(`The schema has no ${operation}`);
    return root;
  }
}

function nameOf({ name }: OperationDefinitionNode): string {
  if (!name) throw new Error('An operation has no name');
  return name.value;
}

/** A description of the schema, above what it is about. */
function commentOf(described: { description?: string | null } | undefined): string {
  const text = described?.description?.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ');
  return text ? `/** ${text} */\n` : '';
}
