import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#contracts/languages.ts';
import { OfflinePage } from './offline-page.tsx';
import { offlineWorker } from './offline-worker.ts';

let script: string | null = null;

/** The browser looks for a new one at each step and compares: what it holds is its version. */
export function loader(): Response {
  script ??= offlineWorker({ it: pageIn('it'), en: pageIn('en') });
  return new Response(script, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}

function pageIn(locale: Locale): string {
  return `<!doctype html>${renderToStaticMarkup(createElement(OfflinePage, { locale }))}`;
}
