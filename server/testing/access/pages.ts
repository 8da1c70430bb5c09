import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import type { ServerBuild } from 'react-router';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { pathWithoutLocale } from '#contracts/languages.ts';
import { PROJECT_ROOT } from '#server/config.ts';
import { isWebBuilt } from '../../../scripts/build-web.ts';
import type { Answer, HttpCall } from './browser.ts';
import { filledPath, formOf } from './paths.ts';
import type { Args } from './targets/target.ts';

/** How a page is asked. */
export interface Page {
  /** Its form is sent to the route that stands at the same address below it. */
  isIndex: boolean;
  /** Answers by itself: there is nothing to show. */
  isResource: boolean;
}

/** The screens as the server serves them; `npm test` builds them before. @throws when they are older than their sources */
export async function builtScreens(): Promise<ServerBuild> {
  if (!isWebBuilt()) throw new Error('Build the screens first: node_modules/.bin/react-router build');
  return import(pathToFileURL(resolve(PROJECT_ROOT, 'build/server/index.js')).href);
}

/** Every route of the screens that loads or does something, as `GET /profile` and `POST /profile`, without a language. */
export function pagesOf({ routes }: Pick<ServerBuild, 'routes'>): Map<string, Page> {
  const pages = new Map<string, Page>();
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join('/') : '';
  };
  for (const route of Object.values(routes)) {
    if (!route || route.id === 'root') continue;
    const path = pathWithoutLocale(`/${pathOf(route.id)}`);
    const page = { isIndex: route.index === true, isResource: route.module.default === undefined };
    if (route.module.loader && !pages.has(`GET ${path}`)) pages.set(`GET ${path}`, page);
    if (route.module.action) pages.set(`POST ${path}`, page);
  }
  return pages;
}

/** Browsers say that a form is ours; whoever attacks can say so too. */
const FROM_OUR_PAGE = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };

/** Asks for what a page loads, or sends its form, as the scripts of the screens do: without drawing it. */
export function pageCall(operation: string, { isIndex, isResource }: Page, args: Args): HttpCall {
  const [method = '', pattern = ''] = operation.split(' ');
  const {
    path: given,
    search,
    form,
    ...fields
  } = args as Args & { path?: string; search?: object; form?: Args };
  const path = given ?? filledPath(pattern, fields);
  const data = isResource ? '' : path === '/' ? '_.data' : '.data';
  const query = new URLSearchParams(
    Object.entries(search ?? {}).map(([name, value]) => [name, String(value)]),
  );
  if (method === 'GET') return { method, path: `${path}${data}?${query}`, headers: {} };
  const headers = { ...FROM_OUR_PAGE, 'content-type': 'application/x-www-form-urlencoded' };
  const body = formOf({ ...fields, ...form });
  return { method, path: `${path}${data}?${isIndex ? 'index&' : ''}${query}`, headers, body };
}

/** What differs from call to call although nothing else does: keys of attempts and the time of reading. */
const OF_THE_MOMENT = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z/g;

const WHOLE = { depth: null, maxArrayLength: null, maxStringLength: null };

/**
 * Reads whether a page refused: it fails, leads to a log-in, loads nothing, or its form comes back with errors.
 * @param isOpen nobody is kept out: leading to a log-in and loading nothing are no refusals
 */
export async function asPageAnswer(answer: Answer, isOpen: boolean): Promise<Answer> {
  const text = answer.text.replaceAll(OF_THE_MOMENT, '');
  const isAway = !isOpen && isLogIn(answer.location);
  if (answer.type.startsWith('application/json'))
    return { ...answer, text, isRefused: answer.status >= 400 || isRefusal(JSON.parse(answer.text)) };
  if (!answer.type.startsWith('text/x-script'))
    return { ...answer, text, isRefused: answer.status >= 400 || isAway };
  const body = new Response(answer.text).body;
  const { value } = await decode(body as ReadableStream<Uint8Array>, globalThis);
  // A time that two loaders read is written once or twice: what was loaded is compared, not how it was written.
  const loaded = inspect(value, WHOLE).replaceAll(OF_THE_MOMENT, '');
  return { ...answer, text, loaded, isRefused: answer.status >= 400 || refuses(value, isOpen) };
}

const isLogIn = (path: string | null): boolean => path !== null && /\/login(?:\?|$)/.test(path);

interface Loaded {
  data?: unknown;
  redirect?: string;
  error?: unknown;
}

function refuses(value: unknown, isOpen: boolean): boolean {
  const all = value as Record<string | symbol, Loaded> & Loaded;
  const [symbol] = Object.getOwnPropertySymbols(all);
  const redirect = symbol === undefined ? all.redirect : all[symbol]?.redirect;
  if (redirect !== undefined) return !isOpen && isLogIn(redirect);
  if ('data' in all) return isRefusal(all.data);
  const pages = Object.entries(all).filter(([id]) => id !== 'root');
  return pages.some(([, { data, error }]) => error !== undefined || (!isOpen && holdsNothing(data)));
}

/** Nothing at all, or a list that was not read. */
const holdsNothing = (data: unknown): boolean => data === null || (data as { list?: unknown })?.list === null;

/** What forms are answered, whichever they are. */
function isRefusal(data: unknown): boolean {
  const { errors, fieldErrors, emailError, isDead, kind } = (data ?? {}) as Record<string, unknown>;
  const hasErrors = Array.isArray(errors) && errors.length > 0;
  const hasFieldErrors = Object.values(fieldErrors ?? {}).some((error) => error !== undefined);
  return (
    hasErrors ||
    hasFieldErrors ||
    emailError !== undefined ||
    isDead === true ||
    /refused$/i.test(String(kind))
  );
}
