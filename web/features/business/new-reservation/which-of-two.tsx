import { useEffect, useRef, useState } from 'react';
import { parseTypedTime, startsNamed } from '#contracts/time-text.ts';
import { isLocalDate, MINUTES_PER_DAY, zoneOf } from '#contracts/time.ts';
import { textOf } from '#web/lib/form-text.ts';
import { STARTS_AT } from './start-in.ts';
import { TwoStarts } from './two-starts.tsx';

type WhichOfTwoProps = {
  /** Of the center. */
  timeZone: string;
  /** What stands in the fields `date` and `time` of its form, before anybody types. */
  date: string;
  time: string;
  /** Which one it is so far, with its offset; '' for none. */
  start: string;
};

/** In the hour that a night in autumn shows twice: which of both is meant. At other times it is nothing. */
export function WhichOfTwo({ timeZone, start, ...begun }: WhichOfTwoProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [{ date, time }, setTyped] = useState(begun);
  useEffect(() => {
    const form = place.current?.closest('form');
    const read = (): void => {
      if (!form) return;
      const said = new FormData(form);
      const [nowDate, nowTime] = [textOf(said, 'date'), textOf(said, 'time')];
      setTyped((was) =>
        was.date === nowDate && was.time === nowTime ? was : { date: nowDate, time: nowTime },
      );
    };
    // Once the kit's fields have written it into the form
    const readSoon = () => setTimeout(read);
    const heard = ['input', 'change', 'keyup', 'click', 'focusout'] as const;
    for (const event of heard) form?.addEventListener(event, readSoon);
    return () => {
      for (const event of heard) form?.removeEventListener(event, readSoon);
    };
  }, []);
  const minute = parseTypedTime(time);
  const isTime = isLocalDate(date) && minute !== null && minute < MINUTES_PER_DAY;
  const starts = isTime ? startsNamed(zoneOf(timeZone), date, minute) : [];
  const [first, second] = starts;
  return (
    <>
      <span ref={place} hidden />
      {first !== undefined && second !== undefined && minute !== null && (
        <TwoStarts key={first} name={STARTS_AT} minute={minute} first={first} second={second} start={start} />
      )}
    </>
  );
}
