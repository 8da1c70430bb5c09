import { createContext, RouterContextProvider } from 'react-router';
import type { PageRequest } from '#contracts/page-request.ts';
import { dataOf, reportOf } from './api.ts';
import type { Api } from './api.ts';

/** What loaders and actions know about their request; `api` and `postForm` speak as the visitor and in the page's language. */
export type RequestContext = Omit<PageRequest, 'ask' | 'post'> & {
  api: Api;
  /** @throws ApiFailure with the envelope's message when the call is refused */
  postForm: (...call: Parameters<PageRequest['post']>) => Promise<void>;
};

const requestContext = createContext<RequestContext>();

/** Called once per request by the server, which has no other key to the context. */
export function createLoadContext({ ask, post, ...known }: PageRequest): RouterContextProvider {
  const api: Api = async (called, variables, options) => {
    const key = options?.idempotencyKey;
    return dataOf(
      await ask(called.document, { ...variables }, key ? { 'idempotency-key': key } : undefined),
      known.locale,
    );
  };
  const postForm: RequestContext['postForm'] = async (path, values) =>
    reportOf(await post(path, values), known.locale);
  return new RouterContextProvider(new Map([[requestContext, { ...known, api, postForm }]]));
}

/** For loaders and actions: `const { api, locale } = requestOf(context)`. */
export function requestOf(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContext);
}
