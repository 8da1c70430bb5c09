import { useEffect } from 'react';

/** Time for the screen itself, and for what it fetches after its first paint. */
const QUIET_MS = 3000;

/**
 * Fetches the scripts of the screens that the frame leads to, once it is quiet. A step without a line then fails as any step does, and what is shown stays; the
 * router reloads a page whose next script it cannot get, and nothing is left of it.
 */
export function useScreensAtHand(): void {
  useEffect(() => {
    const soon = setTimeout(() => {
      for (const href of scriptsOfScreens()) preload(href);
    }, QUIET_MS);
    return () => clearTimeout(soon);
  }, []);
}

/** What the router has been told of a page that is linked. */
interface KnownRoute {
  module?: string;
  imports?: readonly string[];
}

/** The router's own list, which it has no function for: without it nothing is fetched before. */
function scriptsOfScreens(): Set<string> {
  const list = Reflect.get(globalThis, '__reactRouterManifest') as
    | { routes?: Record<string, KnownRoute> }
    | undefined;
  const screens = Object.entries(list?.routes ?? {}).filter(([id]) => id.startsWith('features/business/'));
  return new Set(
    screens.flatMap(([, { module, imports = [] }]) =>
      [module, ...imports].filter((script) => script !== undefined),
    ),
  );
}

function preload(href: string): void {
  if (document.head.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.fetchPriority = 'low';
  link.href = href;
  document.head.append(link);
}
