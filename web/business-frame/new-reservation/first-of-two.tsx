import { useEffect, useRef, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { formatMinuteOfDay, parseTypedTime, startsNamed } from '#contracts/time-text.ts';
import { isLocalDate, MINUTES_PER_DAY, zoneOf } from '#contracts/time.ts';
import { readAfterChanges } from '#web/lib/form/after-changes.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './new-reservation.module.css';

/** Says in a form of a time that a night in autumn shows twice that the first is meant; at other times it is nothing. */
export function FirstOfTwo({ timeZone, name = 'time' }: { timeZone: string; name?: string }) {
  const t = useTexts();
  const place = useRef<HTMLOutputElement>(null);
  const [time, setTime] = useState<string | null>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const look = (): void => setTime(form ? timeShownTwice(new FormData(form), name, timeZone) : null);
    look();
    return form ? readAfterChanges(form, look) : undefined;
  }, [name, timeZone]);
  return (
    <output ref={place} className={styles.hint}>
      {time !== null && t(m.new_reservation_twice, { time })}
    </output>
  );
}

/** `02:30`, where the date of the form has it twice; else null. */
function timeShownTwice(form: FormData, name: string, timeZone: string): string | null {
  const [date, minute] = [textOf(form, 'date'), parseTypedTime(textOf(form, name))];
  if (!isLocalDate(date) || minute === null || minute >= MINUTES_PER_DAY) return null;
  return startsNamed(zoneOf(timeZone), date, minute).length > 1 ? formatMinuteOfDay(minute) : null;
}
