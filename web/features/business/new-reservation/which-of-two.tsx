import { useEffect, useRef, useState } from 'react';
import { parseTypedTime, startsNamed } from '#contracts/time-text.ts';
import { isLocalDate, MINUTES_PER_DAY, zoneOf } from '#contracts/time.ts';
import { textOf } from '#web/lib/form-text.ts';
import { readAfterChanges } from '#web/lib/form/after-changes.ts';
import { STARTS_AT } from './start-in.ts';
import { TwoStarts } from './two-starts.tsx';

/** A date and a time as they are typed. */
export interface TypedMoment {
  date: string;
  time: string;
}

const inDateAndTime = (said: (name: string) => string): TypedMoment => ({
  date: said('date'),
  time: said('time'),
});

type WhichOfTwoProps = {
  /** Of the center. */
  timeZone: string;
  /** What its choice is called. */
  name?: string;
  /** When the fields of its form say it is; left out: `date` and `time`. */
  read?: (said: (name: string) => string) => TypedMoment;
  /** What stands there before anybody types. */
  date: string;
  time: string;
  /** Which one it is so far, with its offset; '' for none. */
  start: string;
};

/** In the hour that a night in autumn shows twice: which of both is meant. At other times it is nothing. */
export function WhichOfTwo({
  timeZone,
  start,
  name = STARTS_AT,
  read = inDateAndTime,
  ...begun
}: WhichOfTwoProps) {
  const place = useRef<HTMLSpanElement>(null);
  const [{ date, time }, setTyped] = useState(begun);
  useEffect(() => {
    const form = place.current?.closest('form');
    const look = (): void => {
      if (!form) return;
      const said = new FormData(form);
      const { date: nowDate, time: nowTime } = read((field) => textOf(said, field));
      setTyped((was) =>
        was.date === nowDate && was.time === nowTime ? was : { date: nowDate, time: nowTime },
      );
    };
    return form ? readAfterChanges(form, look) : undefined;
  }, [read]);
  const minute = parseTypedTime(time);
  const isTime = isLocalDate(date) && minute !== null && minute < MINUTES_PER_DAY;
  const starts = isTime ? startsNamed(zoneOf(timeZone), date, minute) : [];
  const [first, second] = starts;
  return (
    <>
      <span ref={place} hidden />
      {first !== undefined && second !== undefined && minute !== null && (
        <TwoStarts key={first} name={name} minute={minute} first={first} second={second} start={start} />
      )}
    </>
  );
}
