import { useEffect, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { dayLabel } from '#web/booking/shown-times.ts';
import { browserApi } from '#web/lib/api.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useOwnCenter } from '../center/own-center.tsx';
import type { TimesQuery } from './free-times.tsx';
import { NEXT_FREE_DATE } from './new-reservation-calls.ts';
import styles from './new-reservation.module.css';

type NextFreeDateProps = {
  /** A date without a free time. */
  asked: NonNullable<TimesQuery>;
  onDate: (date: string) => void;
};

/** Offers the next date with a free time, in place of one that has none. */
export function NextFreeDate({ asked, onDate }: NextFreeDateProps) {
  const t = useTexts();
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const key = JSON.stringify(asked);
  const [found, setFound] = useState<{ key: string; date: string | null }>();
  useEffect(() => {
    const isLeft = new AbortController();
    const find = async (): Promise<void> => {
      // Without an answer another date can be chosen by hand
      const answer = await browserApi(locale)(NEXT_FREE_DATE, { providerId, ...asked }).catch(() => null);
      if (!isLeft.signal.aborted) setFound({ key, date: answer?.getNextFreeDateAtDesk ?? null });
    };
    void find();
    return () => isLeft.abort();
    // What is asked is its key
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, locale, providerId]);
  const date = found?.key === key ? found.date : null;
  if (date === null) return null;
  return (
    <button type="button" className={styles.time} onClick={() => onDate(date)}>
      {t(m.new_reservation_next_date, { day: dayLabel(date, locale) })}
    </button>
  );
}
