import { render, screen as page } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createRoutesStub, Outlet, useLocation } from 'react-router';
import { vi } from 'vitest';
import type { ApiError } from '#contracts/api-error.ts';
import { newAttemptKey } from '#contracts/attempt-key.ts';
import type { Locale } from '#contracts/languages.ts';
import type { ApiAnswer } from '#contracts/page-request.ts';
import { PROVIDER_ACTIONS } from '#contracts/provider-actions.ts';
import { KitProvider } from '#web/business-ui/kit-provider.tsx';
import type { OwnCenter } from '#web/business-frame/center/center-calls.ts';
import { OwnCenterProvider } from '#web/business-frame/center/own-center.tsx';
import type { Operations } from '#web/generated/operations.ts';
import { createLoadContext } from '#web/lib/request-context.ts';
import type { CurrentUser, RootData } from '#web/lib/root-data.ts';
import { LocaleProvider } from '#web/lib/texts.tsx';
import Root from '#web/root.tsx';

/** What a route's file exports, as the router takes it: its component, loader and action. */
interface RouteModule {
  // Each route declares props of its own
  default?: ComponentType<never>;
  loader?: (args: never) => unknown;
  action?: (args: never) => unknown;
  ErrorBoundary?: ComponentType<never>;
}

type AnswerOf<Name extends keyof Operations> = Operations[Name]['data'] | Refusal;

/** What the API answers, by the name of the operation: its data, `refusal(code)`, or a function of its variables, at once or later. */
export type Answers = {
  [Name in keyof Operations]?:
    | AnswerOf<Name>
    | ((variables: Operations[Name]['variables']) => AnswerOf<Name> | Promise<AnswerOf<Name>>);
};

class Refusal {
  readonly answer: ApiAnswer;
  constructor(answer: ApiAnswer) {
    this.answer = answer;
  }
}

/** The API refuses by this code, at these inputs (paths with dots). @param more what else the error says, such as rules that may be overruled */
export const refusal = (code: string, affected?: readonly string[], more: Partial<ApiError> = {}): Refusal =>
  new Refusal({ errors: [{ message: `refused: ${code}`, code, ...(affected && { affected }), ...more }] });

export interface ShownScreen {
  user: UserEvent;
  /** Operations that were sent, in order. */
  calls: { name: string; variables: Record<string, unknown>; key: string | undefined }[];
  /** What the named operation was sent last. @throws Error where it was not */
  sent: <Name extends keyof Operations>(name: Name) => Operations[Name]['variables'];
  /** The address as it is now, with its search. */
  address: () => string;
}

export interface Showing {
  /** The route's file: `import * as route from './services.route.tsx'`. */
  route: RouteModule;
  /** Its path, relative to the center for a screen of the back office: `services/:id`. */
  path: string;
  /** The address to open, with its search, as `path` is: `services/7?sort=name`. */
  at?: string;
  answers: Answers;
  locale?: Locale;
  /** Routes within it, for a screen that shows a drawer; addresses outside of it lead to an empty page. */
  children?: { path: string; route: RouteModule }[];
  user?: CurrentUser | null;
}

const CENTER: OwnCenter = {
  providerId: 1,
  name: 'Studio Quercia',
  city: 'Bologna',
  timeZone: 'Europe/Rome',
  role: 'owner',
  setup: 'over',
  viewerCan: [...PROVIDER_ACTIONS],
  notInPackage: [],
};

/**
 * Shows a screen of the back office as its owner sees it, with its own loader and action in front of an API that answers as it is told:
 * what a screen reads, what it shows and what it sends, without a browser or a server.
 */
export function showBusinessScreen(showing: Showing & { center?: Partial<OwnCenter> }): Promise<ShownScreen> {
  const center = { ...CENTER, ...showing.center };
  const Frame = () => (
    <KitProvider>
      <OwnCenterProvider value={center}>
        <Outlet />
      </OwnCenterProvider>
    </KitProvider>
  );
  // The frame's loader has them, and some screens ask for their center again
  const getCurrentUser = { userLanguage: 'it' as const, businesses: [center] };
  const answers = { MyCenters: { getCurrentUser }, ...showing.answers };
  return show({ ...showing, answers }, `/business/:center`, `/business/${center.providerId}`, Frame);
}

/** The same of a screen outside of the back office; its path is whole, without the language. */
export function showScreen(showing: Showing): Promise<ShownScreen> {
  return show(showing, '', '', Outlet);
}

async function show(
  { route, path, at = path, answers, locale = 'it', children = [], user = null }: Showing,
  framePath: string,
  frameAddress: string,
  Frame: ComponentType,
): Promise<ShownScreen> {
  const calls: ShownScreen['calls'] = [];
  let address = '';
  const rootData: RootData = {
    locale,
    isSwedish: false,
    origin: 'https://radura.example',
    publicConfig: {},
    user,
    cookieChoice: null,
    attemptKey: newAttemptKey(user?.id ?? null),
  };
  const ask = async (
    document: string,
    variables: Record<string, unknown> = {},
    key?: string,
  ): Promise<ApiAnswer> => {
    const name = /^(?:query|mutation) (\w+)/.exec(document)?.[1] ?? document;
    calls.push({ name, variables, key });
    return answerOf(answers, name, variables);
  };
  // What the page asks by itself, without a loader
  vi.stubGlobal('fetch', async (_path: string, { body, headers }: { body: string; headers: HeadersInit }) => {
    const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> }; // as `browserApi` writes it
    return Response.json(
      await ask(query, variables, new Headers(headers).get('idempotency-key') ?? undefined),
    );
  });
  const context = createLoadContext({
    ask: (document, variables, headers) => ask(document, variables, headers?.['idempotency-key']),
    post: () => Promise.reject(new Error('No form-encoded call was expected')),
    keepToSites: () => undefined,
    cookies: undefined,
    locale,
    origin: rootData.origin,
    publicConfig: {},
    isLocal: true,
    nonce: undefined,
  });
  const Page = () => {
    const { pathname, search } = useLocation();
    address = pathname + search;
    return (
      <LocaleProvider locale={locale}>
        <Root />
      </LocaleProvider>
    );
  };
  const toRoute = (module: RouteModule, ownPath: string) => ({
    path: ownPath,
    Component: module.default ?? Outlet,
    ...(module.loader && { loader: module.loader }),
    ...(module.action && { action: module.action }),
    ...(module.ErrorBoundary && { ErrorBoundary: module.ErrorBoundary }),
  });
  // Each route types its own arguments, which the router's stub gives them all alike
  const screen = {
    ...toRoute(route, path),
    children: children.map((child) => toRoute(child.route, child.path)),
  } as Parameters<typeof createRoutesStub>[0][number];
  const Stub = createRoutesStub(
    [
      {
        id: 'root',
        path: locale === 'it' ? '/it' : '/en',
        loader: () => rootData,
        Component: Page,
        HydrateFallback: () => null,
        children: [
          {
            path: framePath.slice(1) || undefined,
            Component: Frame,
            children: [screen, { path: '*', Component: () => null }],
          },
        ],
      },
    ],
    context,
  );
  render(<Stub initialEntries={[`/${locale}${frameAddress}/${at}`]} />);
  // Under a drawer it is hidden from who listens
  await page.findAllByRole('heading', { hidden: true });
  return {
    // Whether styles let something be pressed is asked of them anew at each key otherwise, and there is none to look
    user: userEvent.setup({ pointerEventsCheck: 0, delay: null }),
    calls,
    sent: (name) => {
      const call = calls.findLast((made) => made.name === name);
      if (!call) throw new Error(`${name} was not sent; only ${calls.map((made) => made.name).join(', ')}`);
      // What the screen sent is what its document takes
      return call.variables as never;
    },
    address: () => address,
  };
}

async function answerOf(
  answers: Answers,
  name: string,
  variables: Record<string, unknown>,
): Promise<ApiAnswer> {
  const told = Object.entries(answers).find(([operation]) => operation === name)?.[1];
  if (told === undefined) throw new Error(`Nobody said what ${name} answers`);
  const answer = await (typeof told === 'function' ? (told as (given: unknown) => unknown)(variables) : told);
  return answer instanceof Refusal ? answer.answer : { data: answer };
}
