import type { ApiError } from './api-error.ts';
import type { Locale } from './languages.ts';
import type { PublicConfig } from './public-config.ts';

/** What the API answers to a GraphQL document, whether it was asked over HTTP or in the same process. */
export type ApiAnswer = { data?: unknown; errors?: readonly ApiError[] };

/** What a form-encoded call answers: its status, and its envelope as read from JSON. */
export type FormCallAnswer = { status: number; body: unknown };

/** What the server hands to the screens for each request that renders a page. */
export type PageRequest = {
  /** Asks the schema in this process, as this visitor and in this language. */
  ask: (
    document: string,
    variables?: Record<string, unknown>,
    headers?: Record<string, string>,
  ) => Promise<ApiAnswer>;
  /** Makes one of the API's form-encoded calls in this process, as this visitor; a name may come several times. */
  post: (
    path: string,
    values: readonly (readonly [name: string, value: string])[],
  ) => Promise<FormCallAnswer>;
  /** Lets no other sites show the page in a frame than these origins; what may be framed at all is not the page's to say. */
  keepToSites: (origins: readonly string[]) => void;
  /** The `Cookie` header of the visitor. */
  cookies: string | undefined;
  locale: Locale;
  /** The public address without a slash at its end, for canonical links. */
  origin: string;
  publicConfig: PublicConfig;
  /** Whether nobody but this machine can come in; what is for developers exists only then. */
  isLocal: boolean;
  /** Allows our own inline scripts and styles; undefined in development, where hot reload adds its own. */
  nonce: string | undefined;
};
