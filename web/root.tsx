import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useNavigation,
} from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2?url';
import { cookieChoiceIn } from '#contracts/cookie-choice.ts';
import { newAttemptKey } from '#contracts/attempt-key.ts';
import { DEFAULT_LOCALE, isSwedishWanted } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { HeadScripts } from './lib/head-scripts.tsx';
import { keepPage, FailureNotices } from './lib/failure-notices.tsx';
import { useOfflinePage } from './lib/offline-page.ts';
import { requestOf } from './lib/request-context.ts';
import { useRootData } from './lib/root-data.ts';
import type { RootData } from './lib/root-data.ts';
import { LocaleProvider, useTexts } from './lib/texts.tsx';
import { AuthenticationProvider } from './sign-in/authentication.tsx';
import { CURRENT_USER } from './sign-in/sign-in-calls.ts';
import type { Route } from './+types/root.ts';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import { BusyBar } from './ui/busy.tsx';
import { ModalProvider } from './ui/modal.tsx';
import { ToastProvider } from './ui/toasts.tsx';

export const links: Route.LinksFunction = () => [
  ...[instrumentSans, fraunces].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
];

export async function loader({ context, url }: Route.LoaderArgs): Promise<RootData> {
  const { locale, origin, publicConfig, cookies, api } = requestOf(context);
  const { getCurrentUser: user } = await api(CURRENT_USER);
  return {
    locale,
    isSwedish: url.pathname.startsWith('/business') && isSwedishWanted(url.pathname, cookies),
    origin,
    publicConfig,
    user,
    cookieChoice: cookieChoiceIn(cookies),
    attemptKey: newAttemptKey(user?.id ?? null),
  };
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

/** Every step asks anew who is signed in: a session that was ended elsewhere shows at once. What nobody answered is no step. */
export function shouldRevalidate({ actionStatus = 200 }: ShouldRevalidateFunctionArgs): boolean {
  return actionStatus < 500;
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useRootData();
  const locale = data?.locale ?? DEFAULT_LOCALE;
  return (
    <html lang={locale} data-person={data?.user?.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#f8f1e4" />
        <Meta />
        <Links />
        <HeadScripts />
      </head>
      <body>
        <LocaleProvider locale={locale} before={data?.isSwedish ? 'sv' : null}>
          {children}
        </LocaleProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const t = useTexts();
  const { state } = useNavigation();
  useOfflinePage();
  return (
    <ToastProvider>
      <FailureNotices />
      <ModalProvider>
        <AuthenticationProvider>
          <BusyBar isBusy={state !== 'idle'} label={t(m.ui_busy)} />
          <Outlet />
        </AuthenticationProvider>
      </ModalProvider>
    </ToastProvider>
  );
}

/** Only for what the main shell could not catch; it has its own pages for missing and failing screens. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const t = useTexts();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <main style={{ padding: 'var(--space-16) var(--page-edge)' }}>
      <h1>{isMissing ? t(m.shell_not_found_title) : t(m.ui_something_went_wrong)}</h1>
      <p>{isMissing ? t(m.shell_not_found_text) : t(m.ui_try_again_later)}</p>
      <p>
        <a href="/">{t(m.shell_go_home)}</a>
      </p>
    </main>
  );
}
