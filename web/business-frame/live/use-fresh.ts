import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { Api } from '#web/lib/api.ts';
import { browserApi } from '#web/lib/api.ts';
import type { CenterChange } from '#web/lib/live/center-calls.ts';
import { FreshReader } from '#web/lib/live/fresh-reader.ts';
import { useCenterChanges } from '#web/lib/live/use-center-changes.ts';
import { useLocale } from '#web/lib/texts.tsx';
import { useOwnCenter } from '../center/own-center.tsx';

const FRESH_MS = 30_000;
/** Nobody waits longer for what comes by itself. */
const LONGEST_READING_MS = 10_000;

export interface FreshOptions<Loaded> {
  /** Reads what the page was loaded with anew. */
  read(api: Api, providerId: number): Promise<Loaded>;
  /** Whether a change may show on the screen. */
  isShown(change: CenterChange, shown: Loaded): boolean;
  /** What a change names of what is shown; its reservations if left out. */
  namedBy?(change: CenterChange): readonly number[];
  /** @param told what was told as changed since the reading before */
  onRead?(told: readonly number[], read: Loaded): void;
}

/** What is shown, and since when while nothing newer can be had. */
export interface Fresh<Loaded> {
  shown: Loaded;
  brokenSince: Date | null;
}

/**
 * What a screen of a center was loaded with, then as it is read anew: when something that shows on it has changed, and every half minute while somebody
 * looks. It asks by itself, which keeps nobody signed in.
 * @param loaded another object with each load of the page, which counts from then on
 */
export function useFresh<Loaded extends object>(
  loaded: Loaded,
  options: FreshOptions<Loaded>,
): Fresh<Loaded> {
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const { revalidate } = useRevalidator();
  const [heard, setHeard] = useState<{ since: Loaded; read: Loaded } | null>(null);
  const [broken, setBroken] = useState<{ of: Loaded; since: Date | null } | null>(null);
  const reader = useRef<FreshReader<unknown> | null>(null);
  const changed = useRef(new Set<number>());
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const unattended = browserApi(locale);
    const api: typeof unattended = (called, variables) =>
      unattended(called, variables, { isUnattended: true, signal: AbortSignal.timeout(LONGEST_READING_MS) });
    const fresh = new FreshReader({
      everyMs: FRESH_MS,
      read: async () => {
        // What is told while it reads belongs to the next reading, which has it.
        const told = [...changed.current];
        const read = await latest.current.read(api, providerId).catch(refusedToPage);
        return { read, told };
      },
      onRead: ({ read, told }) => {
        setHeard({ since: loaded, read });
        latest.current.onRead?.(told, read);
        for (const id of told) changed.current.delete(id);
      },
      onBroken: (since) => setBroken({ of: loaded, since }),
    });
    /** Whose role or session has ended is told by the page itself, as when it was opened. */
    function refusedToPage(error: unknown): never {
      if (error instanceof ApiFailure && !error.hasCode('errorSomethingWentWrong')) void revalidate();
      throw error;
    }
    const line = () => fresh.lineChanged();
    const look = () => fresh.lookChanged();
    reader.current = fresh;
    window.addEventListener('offline', line);
    window.addEventListener('online', line);
    document.addEventListener('visibilitychange', look);
    return () => {
      fresh.end();
      window.removeEventListener('offline', line);
      window.removeEventListener('online', line);
      document.removeEventListener('visibilitychange', look);
    };
  }, [locale, providerId, loaded, revalidate]);
  const shown = heard?.since === loaded ? heard.read : loaded;
  useCenterChanges(providerId, (change) => {
    if (!options.isShown(change, shown)) return;
    for (const id of options.namedBy?.(change) ?? change.ids) changed.current.add(id);
    reader.current?.ask();
  });
  return { shown, brokenSince: broken?.of === loaded ? broken.since : null };
}
