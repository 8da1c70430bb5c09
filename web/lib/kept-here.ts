import { useSyncExternalStore } from 'react';

/** Where a browser keeps it; `radura.` stands before it. */
const placeOf = (key: string): string => `radura.${key}`;
const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  globalThis.addEventListener('storage', onChange);
  return () => {
    watchers.delete(onChange);
    globalThis.removeEventListener('storage', onChange);
  };
}

function keptNow(key: string): string | null {
  try {
    return localStorage.getItem(placeOf(key));
  } catch {
    // Storage is closed to us: every visit begins as usual.
    return null;
  }
}

/** What this browser keeps under a key, in all its windows; null for nothing, and on the server. */
export const useKeptHere = (key: string): string | null =>
  useSyncExternalStore(
    watch,
    () => keptNow(key),
    () => null,
  );

/** Keeps it in this browser, until another is kept. */
export function keepHere(key: string, value: string): void {
  if (keptNow(key) === value) return;
  try {
    localStorage.setItem(placeOf(key), value);
  } catch {
    return;
  }
  for (const watcher of watchers) watcher();
}
