import { randomUUID } from 'node:crypto';
import type { GraphQLSchema } from 'graphql';
import type { Row } from './row.ts';
import type { Answer, Browser, HttpCall } from './browser.ts';
import type { IdShape, Operation } from './documents.ts';
import { documentFor, isIdName, operationsOf } from './documents.ts';
import type { Page } from './pages.ts';
import { asPageAnswer, pageCall } from './pages.ts';
import { filledPath, formOf } from './paths.ts';
import type { Args } from './targets/target.ts';

/** Deep enough to load what the answer points to, short enough for the limit of a document. */
const DEPTH = 3;

/** Everything that can be called from outside: operations of the schema, routes of the server, pages. */
export class Surface {
  readonly operations: ReadonlyMap<string, Operation>;
  readonly #pages: ReadonlyMap<string, Page>;
  readonly #documents = new Map<string, string>();

  /** @param pages whatever is neither one of them nor an operation is a route */
  constructor(schema: GraphQLSchema, pages: ReadonlyMap<string, Page> = new Map()) {
    this.operations = operationsOf(schema);
    this.#pages = pages;
  }

  changes(operation: string): boolean {
    const kind = this.operations.get(operation)?.kind;
    return kind === 'mutation' || operation.startsWith('POST') || operation.startsWith('PUT');
  }

  isPage(operation: string): boolean {
    return this.#pages.has(operation);
  }

  /** Where it takes an id: arguments of an operation, inside inputs too; `:id` and `:providerId` of a path. */
  idsOf(operation: string): ReadonlyMap<string, IdShape> {
    const known = this.operations.get(operation);
    if (known) return known.ids;
    const names = [...operation.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    return new Map(names.filter(isIdName).map((name) => [name, 'one']));
  }

  /** Makes the call a row speaks of: everything the thing knows and the operation takes. */
  async call({ operation, target, isOpen, needsKey }: Row, browser: Browser, args: Args): Promise<Answer> {
    const known = this.operations.get(operation);
    if (known) return this.#ask(known, target.called, browser, args, needsKey);
    const page = this.#pages.get(operation);
    if (page) return asPageAnswer(await browser.call(pageCall(operation, page, args)), isOpen);
    return browser.call(httpCall(operation, args, target.sentAs ?? 'form'));
  }

  #ask(
    operation: Operation,
    called: string,
    browser: Browser,
    args: Args,
    needsKey: boolean,
  ): Promise<Answer> {
    const missing = [...operation.args].filter(([name, type]) => type.endsWith('!') && !(name in args));
    if (missing.length > 0) {
      const names = missing.map(([name]) => name).join(', ');
      throw new Error(
        `${operation.name} needs ${names}: let "${called}" in server/testing/access/things know it`,
      );
    }
    const document = this.#documents.get(operation.name) ?? documentFor(operation, DEPTH);
    this.#documents.set(operation.name, document);
    const variables = Object.fromEntries(
      [...operation.args.keys()].filter((name) => name in args).map((name) => [name, args[name]]),
    );
    if (operation.kind === 'subscription') return browser.subscribe(document, variables);
    const isKeyMissing = needsKey && browser.idempotencyKey === null;
    return browser.graphql(document, variables, isKeyMissing ? { 'idempotency-key': randomUUID() } : {});
  }
}

function httpCall(route: string, args: Args, sentAs: 'form' | 'json'): HttpCall {
  const [method = '', pattern = ''] = route.split(' ');
  const { path, headers, body, ...fields } = args as Args & {
    path?: string;
    headers?: Record<string, string>;
    body?: HttpCall['body'];
  };
  const filled = path ?? filledPath(pattern, fields);
  if (body !== undefined || method !== 'POST')
    return { method, path: filled, headers: { ...headers }, ...(body !== undefined && { body }) };
  if (sentAs === 'json')
    return {
      method,
      path: filled,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    };
  return { method, path: filled, headers: { ...headers, ...FORM }, body: formOf(fields) };
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
