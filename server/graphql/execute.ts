import type { DocumentNode, ExecutionArgs, ExecutionResult, GraphQLSchema } from 'graphql';
import { execute, getOperationAST, getVariableValues, GraphQLError, OperationTypeNode } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Allowances } from '#server/kernel/allowances.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { readDocument } from './check-document.ts';
import { costOf } from './document-cost.ts';
import type { ErrorEnvelope } from './error-envelope.ts';
import { toEnvelope } from './error-envelope.ts';
import { isOwnDocument } from './own-documents.ts';
import { expectFewVariables } from './variable-limits.ts';

export interface ApiRequest {
  query: string;
  variables?: Record<string, unknown> | null;
  operationName?: string | null;
}

export interface ApiAnswer {
  data?: Record<string, unknown> | null;
  errors?: ErrorEnvelope[];
}

type Outcome = ExecutionResult | Promise<ExecutionResult>;

/** A document of one of our own screens, compiled. */
interface OwnDocument {
  document: DocumentNode;
  run: (context: RequestContext, variables: Record<string, unknown>) => Outcome;
}

/** Beside our own: the documents that other programs asked by last, each at most some 100 kB. */
const MOST_KNOWN_DOCUMENTS = 200;
/** What reading a document costs that is not known, in the measure of `costOf`. */
const COST_OF_READING = 500;
/** A hundred wrong items of a list are as clear after so many. */
const MOST_ERRORS = 20;

/**
 * Runs documents against the schema. Those of our own screens are compiled, once; all others are interpreted, since compiling
 * takes longer than any answer and whoever sends ever new ones must not decide about that. What others ask is paid from the
 * allowance of their network address; of our own an address may ask so many in a minute, which no desk comes near.
 */
export class Executor {
  readonly #schema: GraphQLSchema;
  readonly #isIntrospectionAllowed: boolean;
  readonly #allowances: Pick<Allowances, 'spend'>;
  readonly #ownAllowances: Pick<Allowances, 'spend'>;
  readonly #compiled = new Map<string, OwnDocument>();
  readonly #known = new Map<string, DocumentNode>();

  constructor(
    schema: GraphQLSchema,
    options: {
      isIntrospectionAllowed: boolean;
      allowances: Pick<Allowances, 'spend'>;
      /** For our own documents, in requests; left out: as many as come. */
      ownAllowances?: Pick<Allowances, 'spend'>;
    },
  ) {
    this.#schema = schema;
    this.#isIntrospectionAllowed = options.isIntrospectionAllowed;
    this.#allowances = options.allowances;
    this.#ownAllowances = options.ownAllowances ?? { spend: () => undefined };
  }

  async run(request: ApiRequest, context: RequestContext): Promise<ApiAnswer> {
    const asked = { locale: context.locale, requestId: context.requestId, logger: context.deps.logger };
    const envelopes = (errors: readonly unknown[]) =>
      errors.slice(0, MOST_ERRORS).map((error) => toEnvelope(error, asked));
    try {
      const variables = request.variables ?? {};
      expectFewVariables(variables);
      const own = this.#ownDocument(request.query);
      const { data, errors } = await (own
        ? this.#runOwn(own, request, context, variables)
        : this.#runOther(request, context, variables));
      if (!errors?.length) return { data };
      return data === undefined ? { errors: envelopes(errors) } : { data, errors: envelopes(errors) };
    } catch (error) {
      return { errors: envelopes([error]) };
    }
  }

  /**
   * What `subscribe` of graphql-js takes for a subscription: under the limits of every document, paid from the same allowance.
   * @returns what is wrong with it, else; also for whatever is no subscription
   * @throws Refusal tooManyRequests; GraphQLError for too many variables and too high a cost
   */
  subscription(
    { query, operationName, variables }: ApiRequest,
    context: RequestContext,
  ): ExecutionArgs | readonly GraphQLError[] {
    const variableValues = variables ?? {};
    expectFewVariables(variableValues);
    const isOwn = isOwnDocument(query);
    const document = this.#knownDocument(query) ?? this.#read(query, isOwn ? null : context.address);
    if (!isDocument(document)) return document;
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== OperationTypeNode.SUBSCRIPTION)
      return [new GraphQLError('Only subscriptions come by websocket.')];
    if (!isOwn)
      this.#allowances.spend(context.address, costOf(this.#schema, document, operation, variableValues));
    return { schema: this.#schema, document, operationName, variableValues, contextValue: context };
  }

  #ownDocument(text: string): OwnDocument | null {
    const known = this.#compiled.get(text);
    if (known || !isOwnDocument(text)) return known ?? null;
    const document = readDocument(this.#schema, text, { isIntrospectionAllowed: false });
    if (!isDocument(document))
      throw new Error('A screen asks for what the schema does not have', { cause: document });
    const compiled = compileQuery(this.#schema, document);
    if (!isCompiledQuery(compiled))
      throw new Error('A document of a screen cannot be compiled', { cause: compiled.errors });
    const own = {
      document,
      run: (context: RequestContext, variables: Record<string, unknown>) =>
        compiled.query({}, context, variables),
    };
    this.#compiled.set(text, own);
    return own;
  }

  #runOwn(
    own: OwnDocument,
    request: ApiRequest,
    context: RequestContext,
    variables: Record<string, unknown>,
  ): Outcome {
    const operation = getOperationAST(own.document, request.operationName);
    if (!operation) return NO_SUCH_OPERATION;
    if (operation.operation === OperationTypeNode.SUBSCRIPTION) return BY_SOCKET_ALONE;
    this.#ownAllowances.spend(context.address, 1);
    return own.run(context, variables);
  }

  #runOther(
    { query, operationName }: ApiRequest,
    contextValue: RequestContext,
    variableValues: Record<string, unknown>,
  ): Outcome {
    const document = this.#knownDocument(query) ?? this.#read(query, contextValue.address);
    if (!isDocument(document)) return { errors: document };
    const operation = getOperationAST(document, operationName);
    if (!operation) return NO_SUCH_OPERATION;
    if (operation.operation === OperationTypeNode.SUBSCRIPTION) return BY_SOCKET_ALONE;
    const coerced = getVariableValues(this.#schema, operation.variableDefinitions ?? [], variableValues, {
      maxErrors: MOST_ERRORS,
      hideSuggestions: true,
    });
    if (coerced.errors) return { errors: coerced.errors };
    this.#allowances.spend(
      contextValue.address,
      costOf(this.#schema, document, operation, coerced.variableValues.coerced),
    );
    return execute({
      schema: this.#schema,
      document,
      contextValue,
      variableValues,
      operationName,
      hideSuggestions: true,
    });
  }

  #knownDocument(text: string): DocumentNode | null {
    const known = this.#known.get(text);
    if (!known) return null;
    // Behind the others: the first to go is the one that was asked for longest ago.
    this.#known.delete(text);
    this.#known.set(text, known);
    return known;
  }

  /** @param address who pays for it; null: nobody */
  #read(text: string, address: string | null): DocumentNode | readonly GraphQLError[] {
    if (address !== null) this.#allowances.spend(address, COST_OF_READING);
    const document = readDocument(this.#schema, text, {
      isIntrospectionAllowed: this.#isIntrospectionAllowed,
    });
    if (!isDocument(document)) return document;
    const [oldest] = this.#known.size >= MOST_KNOWN_DOCUMENTS ? this.#known.keys() : [];
    if (oldest !== undefined) this.#known.delete(oldest);
    this.#known.set(text, document);
    return document;
  }
}

const BY_SOCKET_ALONE: ExecutionResult = {
  errors: [new GraphQLError('Subscriptions come by websocket alone.')],
};
const NO_SUCH_OPERATION: ExecutionResult = { errors: [new GraphQLError('No such operation.')] };

function isDocument(read: DocumentNode | readonly GraphQLError[]): read is DocumentNode {
  return 'kind' in read;
}
