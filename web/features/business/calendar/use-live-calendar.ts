import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { addDays } from '#contracts/time.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { browserApi } from '#web/lib/api.ts';
import type { CenterChange } from '#web/lib/live/center-calls.ts';
import { FreshReader } from '#web/lib/live/fresh-reader.ts';
import { useCenterChanges } from '#web/lib/live/use-center-changes.ts';
import { useLocale } from '#web/lib/texts.tsx';
import { useOwnCenter } from '../center/own-center.tsx';
import { rangeOf } from './calendar-address.ts';
import type { LoadedCalendar } from './load-calendar.ts';
import { loadCalendar } from './load-calendar.ts';
import { markChanged } from './mark-changed.ts';

const FRESH_MS = 30_000;
/** Nobody waits longer for what comes by itself. */
const LONGEST_READING_MS = 10_000;

/** What is shown, and since when while nothing newer can be had. */
export interface LiveCalendar {
  loaded: LoadedCalendar;
  brokenSince: Date | null;
}

/**
 * The calendar as it was loaded, then as it is read anew: when something in its range has changed, and every half minute. It asks by itself, which keeps nobody
 * signed in; bookings that others have changed are marked for a moment.
 */
export function useLiveCalendar(loaded: LoadedCalendar): LiveCalendar {
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const { revalidate } = useRevalidator();
  const [heard, setHeard] = useState<{ since: LoadedCalendar; loaded: LoadedCalendar } | null>(null);
  const [broken, setBroken] = useState<{ of: LoadedCalendar; since: Date | null } | null>(null);
  const reader = useRef<FreshReader<unknown> | null>(null);
  const changed = useRef(new Set<number>());
  useEffect(() => {
    const api: typeof unattended = (called, variables) =>
      unattended(called, variables, { isUnattended: true, signal: AbortSignal.timeout(LONGEST_READING_MS) });
    const unattended = browserApi(locale);
    const fresh = new FreshReader({
      everyMs: FRESH_MS,
      read: async () => {
        // What is told while it reads is marked by the next reading, which has it.
        const told = [...changed.current];
        const read = await loadCalendar(api, providerId, loaded.address).catch(refusedToPage);
        return { read, told };
      },
      onRead: ({ read, told }) => {
        setHeard({ since: loaded, loaded: read });
        markChanged(told);
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
  const shown = heard?.since === loaded ? heard.loaded : loaded;
  useCenterChanges(providerId, (change) => {
    if (!touches(change, shown)) return;
    for (const id of change.ids) changed.current.add(id);
    reader.current?.ask();
  });
  return { loaded: shown, brokenSince: broken?.of === loaded ? broken.since : null };
}

/** Whether a change may show on some dates of the center, whose clock is at most a day from ours. */
function touches({ kind, from, to }: CenterChange, { address, date }: LoadedCalendar): boolean {
  if (kind === 'notices') return false;
  if (from === null || to === null) return true;
  const range = rangeOf(address.view, date);
  return from.slice(0, 10) <= range.to && to.slice(0, 10) >= addDays(range.from, -1);
}
