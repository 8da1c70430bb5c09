import { createContext, RouterContextProvider } from 'react-router';
import type { PageRequest } from '#contracts/page-request.ts';
import { dataOf } from './api.ts';
import type { Api } from './api.ts';

/** What loaders and actions know about their request; `api` speaks as the visitor and in the page's language. */
export type RequestContext = Omit<PageRequest, 'ask'> & { api: Api };

const requestContext = createContext<RequestContext>();

/** Called once per request by the server, which has no other key to the context. */
export function createLoadContext({ ask, ...known }: PageRequest): RouterContextProvider {
  const api: Api = async (called, variables, options) => {
    const key = options?.idempotencyKey;
    return dataOf(await ask(called.document, { ...variables }, key ? { 'idempotency-key': key } : undefined));
  };
  return new RouterContextProvider(new Map([[requestContext, { ...known, api }]]));
}

/** For loaders and actions: `const { api, locale } = requestOf(context)`. */
export function requestOf(context: Readonly<RouterContextProvider>): RequestContext {
  return context.get(requestContext);
}
