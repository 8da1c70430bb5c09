import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Palette } from '#web/business-ui/palette.tsx';
import { browserApi } from '#web/lib/api.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useCalendarAsLeft } from '../calendar/calendar-as-left.ts';
import { useCenterPath, useOwnCenter } from '../center/own-center.tsx';
import { findInCenter } from './find-in-center.ts';
import type { Found } from './find-in-center.ts';
import { FoundNote } from './hit-list.tsx';
import { hitsOf } from './hits.ts';

export type FindPaletteProps = { onClose: () => void };

/** Long enough not to ask for every letter, short enough to be there when one looks up. */
const TYPING_PAUSE_MS = 150;
const NOTHING_YET: Pick<Found, 'things' | 'hasFailed'> = { things: [], hasFailed: false };

/** The search of a center over any of its screens. */
export function FindPalette({ onClose }: FindPaletteProps) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const center = useOwnCenter();
  const places = {
    t,
    centerPath: useCenterPath(),
    localPath: useLocalPath(),
    here: pathname + search,
    calendarSearch: useCalendarAsLeft(center.providerId),
  };
  const [typed, setTyped] = useState('');
  const { found, isAsking } = useFound(typed);
  const groups = hitsOf(found, center, places);
  return (
    <Palette
      title={t(m.find_title)}
      label={t(m.find_label)}
      typed={typed}
      onTyped={setTyped}
      groups={groups}
      isBusy={isAsking}
      note={!isAsking && <FoundNote found={found} isEmpty={groups.length === 0} />}
      onClose={onClose}
    />
  );
}

/** What is found for what stands in the field: screens and acts at once, the lists as soon as they have answered. */
function useFound(typed: string): { found: Found; isAsking: boolean } {
  const locale = useLocale();
  const center = useOwnCenter();
  const [answer, setAnswer] = useState<Found | null>(null);
  const q = typed.trim();
  useEffect(() => {
    if (q === '') return undefined;
    const isLeft = new AbortController();
    const ask = async (): Promise<void> => {
      // A connection that is gone fails here; where the session has ended, the page already leads to the log-in
      const failed = (): Found => ({ q, things: [], hasFailed: true });
      const found = await findInCenter({ api: browserApi(locale) }, center, q).catch(failed);
      if (!isLeft.signal.aborted) setAnswer(found);
    };
    const soon = setTimeout(() => void ask(), TYPING_PAUSE_MS);
    return () => {
      isLeft.abort();
      clearTimeout(soon);
    };
  }, [q, locale, center]);
  if (q === '') return { found: { q, ...NOTHING_YET }, isAsking: false };
  const isAnswered = answer?.q === q;
  return { found: { ...(isAnswered ? answer : NOTHING_YET), q }, isAsking: !isAnswered };
}
