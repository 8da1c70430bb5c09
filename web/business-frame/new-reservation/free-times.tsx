import { useEffect, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { browserApi } from '#web/lib/api.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useOwnCenter } from '../center/own-center.tsx';
import { FREE_TIMES } from './new-reservation-calls.ts';
import { NextFreeDate } from './next-free-date.tsx';
import type { timesAskedOf } from './reservation-form-values.ts';
import styles from './new-reservation.module.css';

export type TimesQuery = ReturnType<typeof timesAskedOf>;

/** Each time once: which one is meant of an hour that comes twice is asked beside them. */
export const timesIn = (found: { getFreeTimesAtDesk: readonly { time: string }[] }): readonly string[] => [
  ...new Set(found.getFreeTimesAtDesk.map(({ time }) => time)),
];

/** What a page came with. */
export type KnownTimes = { asked: TimesQuery; times: readonly string[] | null };

const keyOf = (asked: TimesQuery): string => JSON.stringify(asked);

/** The free times for what stands in the form; null while they are not known. @param before what the page came with */
export function useFreeTimes(
  asked: TimesQuery,
  before: { asked: TimesQuery; times: readonly string[] | null },
): readonly string[] | null {
  const locale = useLocale();
  const { providerId } = useOwnCenter();
  const [answer, setAnswer] = useState({ key: keyOf(before.asked), times: before.times });
  const key = keyOf(asked);
  const isKnown = answer.key === key;
  useEffect(() => {
    if (asked === null || isKnown) return undefined;
    const isLeft = new AbortController();
    const ask = async (): Promise<void> => {
      const times = await browserApi(locale)(FREE_TIMES, { providerId, ...asked }).then(
        timesIn,
        // A time can be typed all the same, and is answered when it is sent
        () => null,
      );
      if (!isLeft.signal.aborted) setAnswer({ key, times });
    };
    void ask();
    return () => isLeft.abort();
    // What is asked is its key
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, isKnown, locale, providerId]);
  return isKnown ? answer.times : null;
}

/** As many as can be looked over at once; the others come with one press. */
const FIRST_SHOWN = 30;

/** Of many those of full and half hours, which is how a time is agreed at a desk. */
function firstOf(times: readonly string[]): readonly string[] {
  if (times.length <= FIRST_SHOWN) return times;
  const round = times.filter((time) => /:[03]0$/.test(time));
  return (round.length > 0 ? round : times).slice(0, FIRST_SHOWN);
}

type FreeTimesProps = {
  asked: TimesQuery;
  times: readonly string[] | null;
  time: string;
  onChosen: (time: string) => void;
  onDate: (date: string) => void;
};

/** The free times of the date, to be chosen by a press. */
function FreeTimes({ asked, times, time, onChosen, onDate }: FreeTimesProps) {
  const t = useTexts();
  const [isAll, setAll] = useState(false);
  if (asked === null) return <p className={styles.hint}>{t(m.new_reservation_times_choose)}</p>;
  if (times === null) return <p className={styles.waitingTimes} aria-hidden="true" />;
  if (times.length === 0)
    return (
      <div className={styles.times}>
        <p className={styles.hint}>{t(m.new_reservation_times_none)}</p>
        <NextFreeDate asked={asked} onDate={onDate} />
      </div>
    );
  const shown = isAll ? times : firstOf(times);
  return (
    <div role="group" aria-label={t(m.new_reservation_times)} className={styles.times}>
      {shown.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === time}
          className={styles.time}
          onClick={() => onChosen(one)}
        >
          {one}
        </button>
      ))}
      {shown.length < times.length && (
        <button type="button" className={styles.time} onClick={() => setAll(true)}>
          {t(m.new_reservation_times_more, { count: times.length - shown.length })}
        </button>
      )}
    </div>
  );
}

/** Said of a time that came with the address, before it is sent. */
export function NotFree({ times, time }: Pick<FreeTimesProps, 'times' | 'time'>) {
  const t = useTexts();
  if (times === null || !/^\d\d:\d\d$/.test(time) || times.includes(time)) return null;
  return <p className={styles.hint}>{t(m.new_reservation_not_free, { time })}</p>;
}

/** Whether the time is free, and those that are. */
export function TimesPart(shown: FreeTimesProps) {
  return (
    <>
      <output>
        <NotFree times={shown.times} time={shown.time} />
      </output>
      <FreeTimes {...shown} />
    </>
  );
}
