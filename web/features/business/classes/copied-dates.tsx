import type { RefObject } from 'react';
import { useEffect, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { isLocalDate } from '#contracts/time.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { dateLabel, someDates } from './clashing-dates.ts';
import type { DateOfClass } from './dates-of-copy.ts';
import { datesOfCopy } from './dates-of-copy.ts';
import type { ClassFormAnswer } from './save-class.ts';

export type CopiedDatesProps = {
  /** Those that are copied, by their start. */
  dates: readonly DateOfClass[];
  form: RefObject<HTMLFormElement | null>;
};

/** Which dates the copy gets from the day that a form says: the first, the last, and how many. */
export function CopiedDates({ dates, form }: CopiedDatesProps) {
  const t = useTexts();
  const locale = useLocale();
  const startsOn = useStartsOn(form);
  const copied = startsOn === null ? [] : datesOfCopy(dates, startsOn);
  const [first] = copied;
  const last = copied.at(-1);
  if (!first || !last) return null;
  const inWords = ({ date, time }: DateOfClass) => dateLabel(date, time, locale);
  return (
    <output>
      {copied.length === 1
        ? t(m.class_duplicate_date, { first: inWords(first) })
        : t(m.class_duplicate_dates, { count: copied.length, first: inWords(first), last: inWords(last) })}
    </output>
  );
}

/** The chosen day of the first date, as the form has it now; fields of the kit tell of a change by an event of the page. */
function useStartsOn(form: RefObject<HTMLFormElement | null>): string | null {
  const [startsOn, setStartsOn] = useState<string | null>(null);
  useEffect(() => {
    const read = (): void => {
      const typed = form.current && textOf(new FormData(form.current), 'startsOn');
      setStartsOn(typed && isLocalDate(typed) ? typed : null);
    };
    const element = form.current;
    element?.addEventListener('change', read);
    return () => element?.removeEventListener('change', read);
  }, [form]);
  return startsOn;
}

/** Which dates of a copy clash, as it was last sent. */
export function ClashingDates({
  dates,
  clashing,
}: {
  dates: readonly DateOfClass[];
  clashing: ClassFormAnswer['clashing'];
}) {
  const t = useTexts();
  const locale = useLocale();
  const { startsOn = '', places = [] } = clashing ?? {};
  if (!isLocalDate(startsOn) || places.length === 0) return null;
  const copied = datesOfCopy(dates, startsOn);
  const taken = places.flatMap((place) => copied[place] ?? []);
  return <p>{t(m.class_duplicate_clash_dates, { dates: someDates(taken, locale) })}</p>;
}
