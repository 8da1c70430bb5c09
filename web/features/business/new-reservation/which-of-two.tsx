import { useEffect, useRef, useState } from 'react';
import { parseTypedTime } from '#contracts/time-text.ts';
import { textOf } from '#web/lib/form-text.ts';
import { readAfterChanges } from '#web/lib/form/after-changes.ts';
import { STARTS_AT, startsMeant } from './start-in.ts';
import type { TypedMoment } from './start-in.ts';
import { TwoStarts } from './two-starts.tsx';

const inDateAndTime = (said: (name: string) => string): TypedMoment => ({
  date: said('date'),
  time: said('time'),
});

const isSame = (one: TypedMoment, other: TypedMoment): boolean =>
  one.date === other.date && one.time === other.time && one.after === other.after;

type WhichOfTwoProps = TypedMoment & {
  /** Of the center. */
  timeZone: string;
  /** What its choice is called. */
  name?: string;
  /** When the fields of its form say it is; left out: `date` and `time`. */
  read?: (said: (name: string) => string) => TypedMoment;
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
  const [typed, setTyped] = useState<TypedMoment>(begun);
  useEffect(() => {
    const form = place.current?.closest('form');
    const look = (): void => {
      if (!form) return;
      const said = new FormData(form);
      const now = read((field) => textOf(said, field));
      setTyped((was) => (isSame(was, now) ? was : now));
    };
    return form ? readAfterChanges(form, look) : undefined;
  }, [read]);
  const minute = parseTypedTime(typed.time);
  const [first, second] = startsMeant(timeZone, typed);
  return (
    <>
      <span ref={place} hidden />
      {first !== undefined && second !== undefined && minute !== null && (
        <TwoStarts key={first} name={name} minute={minute} first={first} second={second} start={start} />
      )}
    </>
  );
}
