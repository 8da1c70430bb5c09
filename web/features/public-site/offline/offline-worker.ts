import { DEFAULT_LOCALE } from '#contracts/languages.ts';
import type { Locale } from '#contracts/languages.ts';

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
};

/**
 * The service worker: a page that is asked for and cannot be had is answered with the offline page of its language. It keeps nothing,
 * the pages are part of itself, and it touches neither data nor files, forms nor frames. A changed one takes over at once.
 */
export function offlineWorker(pages: Readonly<Record<Locale, string>>): string {
  return `const pages = ${JSON.stringify(pages)};
const headers = ${JSON.stringify(HEADERS)};

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()])));
addEventListener('fetch', (event) => {
  const { mode, method, destination } = event.request;
  if (mode === 'navigate' && method === 'GET' && destination === 'document') event.respondWith(pageOrOffline(event));
});

async function pageOrOffline({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request));
  } catch {
    const [, inPath] = new URL(request.url).pathname.split('/');
    const language = [inPath, navigator.language.slice(0, 2)].find((each) => Object.hasOwn(pages, each)) ?? '${DEFAULT_LOCALE}';
    return new Response(pages[language], { status: 503, headers });
  }
}
`;
}
