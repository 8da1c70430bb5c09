import { useSyncExternalStore } from 'react';

const KEY = 'radura.calendar.moves-tell';
const QUIET = 'no';
const watchers = new Set<() => void>();

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  globalThis.addEventListener('storage', onChange);
  return () => {
    watchers.delete(onChange);
    globalThis.removeEventListener('storage', onChange);
  };
}

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) !== QUIET;
  } catch {
    // Storage is closed to us: customers are told, as usual.
    return true;
  }
}

/** Whether moves in the calendar of this browser are told to whoever booked, and the way to the other; yes unless somebody said no. */
export function useTells(): [boolean, (tells: boolean) => void] {
  return [useSyncExternalStore(watch, kept, () => true), keep];
}

function keep(tells: boolean): void {
  try {
    if (tells) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, QUIET);
  } catch {
    return;
  }
  for (const watcher of watchers) watcher();
}
