import { apiSchema } from '#server/app.ts';
import type { Row } from './access-table.ts';
import type { Answer, Browser, HttpCall } from './browser.ts';
import { documentFor, operationsOf } from './documents.ts';
import type { Args } from './things/thing.ts';

/** Deep enough to load what the answer points to, short enough for the limit of a document. */
const DEPTH = 3;

const documents = new Map<
  string,
  { text: string; args: readonly string[]; mustHave: readonly string[] } | null
>();

function documentOf(name: string) {
  const known = documents.get(name);
  if (known !== undefined) return known;
  const operation = operationsOf(apiSchema()).get(name);
  const made = operation
    ? {
        text: documentFor(operation, DEPTH),
        args: [...operation.args.keys()],
        mustHave: [...operation.args].filter(([, type]) => type.endsWith('!')).map(([arg]) => arg),
      }
    : null;
  documents.set(name, made);
  return made;
}

/** Makes the call a row speaks of: everything the thing knows and the operation takes. */
export async function call(
  { operation, thing }: Pick<Row, 'operation' | 'thing'>,
  browser: Browser,
  args: Args,
): Promise<Answer> {
  const document = documentOf(operation);
  if (!document) return browser.call(httpCall(operation, args, thing.sentAs ?? 'form'));
  const missing = document.mustHave.filter((name) => !(name in args));
  if (missing.length > 0)
    throw new Error(
      `${operation} needs ${missing.join(', ')}: let "${thing.called}" in server/testing/access/things know it`,
    );
  const variables = Object.fromEntries(
    document.args.filter((name) => name in args).map((name) => [name, args[name]]),
  );
  return browser.graphql(document.text, variables);
}

function httpCall(route: string, args: Args, sentAs: 'form' | 'json'): HttpCall {
  const [method = '', pattern = ''] = route.split(' ');
  const { path, headers, body, ...fields } = args as Args & {
    path?: string;
    headers?: Record<string, string>;
    body?: HttpCall['body'];
  };
  const filled =
    path ?? pattern.replaceAll(/:(\w+)/g, (_all, name: string) => encodeURIComponent(String(fields[name])));
  if (body !== undefined || method !== 'POST')
    return { method, path: filled, headers: { ...headers }, ...(body !== undefined && { body }) };
  if (sentAs === 'json')
    return {
      method,
      path: filled,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(fields),
    };
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return {
    method,
    path: filled,
    headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(pairs).toString(),
  };
}
