import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { execute, getOperationAST, NoSchemaIntrospectionCustomRule, parse, specifiedRules, validate } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { DOCUMENT_LIMITS, documentLimits } from './document-limits.ts';
import type { ErrorEnvelope } from './error-envelope.ts';
import { toEnvelope } from './error-envelope.ts';

export interface ApiRequest {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

export interface ApiAnswer {
  data?: Record<string, unknown> | null;
  errors?: ErrorEnvelope[];
}

type Run = (context: RequestContext, variables: Record<string, unknown>) => Promise<ExecutionResult> | ExecutionResult;
type Prepared = { run: Run } | { errors: readonly Error[] };

const MOST_CACHED_DOCUMENTS = 500;

/**
 * Runs documents against the schema. Parsing, checking and compiling happen once per document text, in a bounded cache.
 */
export class Executor {
  readonly #schema: GraphQLSchema;
  readonly #isIntrospectionAllowed: boolean;
  readonly #isCompiling: boolean;
  readonly #prepared = new Map<string, Prepared>();

  constructor(schema: GraphQLSchema, options: { isIntrospectionAllowed: boolean; isCompiling?: boolean }) {
    this.#schema = schema;
    this.#isIntrospectionAllowed = options.isIntrospectionAllowed;
    this.#isCompiling = options.isCompiling ?? true;
  }

  async run(request: ApiRequest, context: RequestContext): Promise<ApiAnswer> {
    const asked = { locale: context.locale, requestId: context.requestId, logger: context.tools.logger };
    const envelopes = (errors: readonly unknown[]) => errors.map((error) => toEnvelope(error, asked));
    const prepared = this.#prepare(request);
    if ('errors' in prepared) return { errors: envelopes(prepared.errors) };
    try {
      const { data, errors } = await prepared.run(context, request.variables ?? {});
      return errors?.length ? { data: data ?? null, errors: envelopes(errors) } : { data };
    } catch (error) {
      return { errors: envelopes([error]) };
    }
  }

  #prepare(request: ApiRequest): Prepared {
    const key = `${request.operationName ?? ''}\n${request.query}`;
    const known = this.#prepared.get(key);
    if (known) return known;
    const prepared = this.#prepareAnew(request);
    if (this.#prepared.size >= MOST_CACHED_DOCUMENTS) {
      const [oldest] = this.#prepared.keys();
      if (oldest !== undefined) this.#prepared.delete(oldest);
    }
    this.#prepared.set(key, prepared);
    return prepared;
  }

  #prepareAnew({ query, operationName }: ApiRequest): Prepared {
    let document: DocumentNode;
    try {
      document = parse(query, { maxTokens: DOCUMENT_LIMITS.tokens });
    } catch (error) {
      return { errors: [error instanceof Error ? error : new Error('unreadable')] };
    }
    const rules = [...specifiedRules, documentLimits, ...(this.#isIntrospectionAllowed ? [] : [NoSchemaIntrospectionCustomRule])];
    const errors = validate(this.#schema, document, rules, { maxErrors: 5, hideSuggestions: true });
    if (errors.length > 0) return { errors };
    if (!getOperationAST(document, operationName)) return { errors: [new Error('No such operation')] };
    return { run: this.#isCompiling ? this.#compile(document, operationName) : this.#interpret(document, operationName) };
  }

  #compile(document: DocumentNode, operationName: string | null | undefined): Run {
    const compiled = compileQuery(this.#schema, document, operationName ?? undefined);
    if (!isCompiledQuery(compiled)) return this.#interpret(document, operationName);
    return (context, variables) => compiled.query({}, context, variables);
  }

  #interpret(document: DocumentNode, operationName: string | null | undefined): Run {
    return (contextValue, variableValues) =>
      execute({ schema: this.#schema, document, contextValue, variableValues, operationName });
  }
}
