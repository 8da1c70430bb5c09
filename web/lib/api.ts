import { PERSON_HEADER } from '#contracts/attempt-key.ts';
import { pathWithoutLocale } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';
import type { ApiAnswer, FormCallAnswer } from '#contracts/page-request.ts';
import { areaOfPath } from '#contracts/roles.ts';
import type { Operations } from '#web/generated/operations.ts';
import { ApiFailure, failureIn, isApiError } from './api-failure.ts';
import { pagePerson } from './page-person.ts';

/** A GraphQL document that carries the types of what it answers and takes; written with `operation`. */
export type Operation<Data, Variables> = {
  readonly document: string;
  readonly types?: { data: Data; variables: Variables };
};

/**
 * Writes a GraphQL document down: `operation('query Slots($id: Id!) { … }')`. Its types are found by the name in it, `Slots`;
 * `npm run schema` writes them to `web/generated/operations.ts`. Fragments that it spreads stand behind it.
 */
export function operation<const Text extends string>(
  document: NameIn<Text> extends keyof Operations ? Text : `Run npm run schema: ${NameIn<Text>} has no types`,
): OperationIn<Text>;
export function operation(document: string): Operation<unknown, unknown> {
  return { document };
}

type OperationIn<Text extends string> =
  NameIn<Text> extends infer Name extends keyof Operations
    ? Operation<Operations[Name]['data'], Operations[Name]['variables']>
    : never;

type NameIn<Text extends string> = Text extends `${'query' | 'mutation' | 'subscription'} ${infer Rest}`
  ? Before<Before<Before<Rest, '{'>, '('>, ' '>
  : '';
type Before<Text extends string, Mark extends string> = Text extends `${infer Head}${Mark}${string}`
  ? Head
  : Text;

export type ApiCallOptions = {
  /** Makes a repeated command one command; the same key must go with the same values. */
  idempotencyKey?: string;
  signal?: AbortSignal;
  /** The page asks by itself, nobody has touched it: that keeps nobody signed in. */
  isUnattended?: boolean;
};

/**
 * Calls the API, in a loader as in the browser. Resolves to the data.
 * @throws ApiFailure with the errors of the envelope
 */
export type Api = <Data, Variables>(
  operation: Operation<Data, Variables>,
  variables?: NoInfer<Variables>,
  options?: ApiCallOptions,
) => Promise<Data>;

/** The data of an answer; its type is the operation's word for what the schema answers. */
export function dataOf<Data>(answer: ApiAnswer, locale: Locale): Data {
  const failure = failureIn(answer, locale);
  if (failure) throw failure;
  return answer.data as Data; // the schema's answer to a document is trusted to have the shape that the document asks for
}

/** Told to the window when the API says that nobody is signed in (any more); `web/sign-in/` listens. */
export const UNAUTHENTICATED_EVENT = 'radura:unauthenticated';

/** The browser's API: posts to `/graphql` of the same origin in the given language, as whoever is signed in in the page's area. */
export function browserApi(locale: Locale): Api {
  return async (called, variables, options) => {
    const area = areaOfPath(pathWithoutLocale(window.location.pathname));
    const person = pagePerson();
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/graphql-response+json, application/json',
        'Accept-Language': locale,
        ...(area !== 'public' && { 'X-Radura-Area': area }),
        ...(options?.isUnattended && { 'X-Radura-Unattended': '1' }),
        ...(options?.idempotencyKey && { 'Idempotency-Key': options.idempotencyKey }),
        ...(person !== null && { [PERSON_HEADER]: String(person) }),
      },
      body: JSON.stringify({ query: called.document, variables: variables ?? {} }),
      signal: options?.signal ?? null,
    });
    const answer = await readJson(response);
    const failure = failureIn(answer, locale);
    reportUnauthenticated(response.status, failure);
    // Somebody else is signed in by now: this page was never theirs
    if (failure?.hasCode('otherPerson')) window.location.reload();
    return dataOf(answer, locale);
  };
}

/**
 * Posts a form to one of the API's REST-style calls (specification section 7: form-encoded, snake_case names).
 * @throws ApiFailure with the envelope's message when the call is refused
 */
export async function postForm(path: string, values: Record<string, string>, locale: Locale): Promise<void> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Accept-Language': locale },
    body: new URLSearchParams(values),
  });
  const body = await readJson(response);
  reportUnauthenticated(response.status, failureIn(body, locale));
  reportOf({ status: response.status, body }, locale);
}

/**
 * Passes over a report of success (specification section 7, "Envelopes").
 * @throws ApiFailure with the envelope's message and code when the call was refused
 */
export function reportOf({ status, body }: FormCallAnswer, locale: Locale): void {
  const failure = failureIn(status < 400 ? body : { success: false, ...codedError(body) }, locale);
  if (failure) throw failure;
}

/** A refused report says in `error` what exactly was refused, apart from its general message. */
function codedError(body: unknown): object {
  if (typeof body !== 'object' || body === null) return {};
  return 'error' in body && isApiError(body.error) ? { errors: [body.error] } : body;
}

/** A 401 or an unauthenticated error, wherever it comes from, means the same (specification sections 4 and 8). */
function reportUnauthenticated(status: number, failure: ApiFailure | null): void {
  if (status === 401 || failure?.hasCode('unauthenticated'))
    window.dispatchEvent(new Event(UNAUTHENTICATED_EVENT));
}

async function readJson(response: Response): Promise<Record<string, unknown>> {
  try {
    return await response.json();
  } catch {
    throw new ApiFailure([{ message: 'system error' }]);
  }
}
