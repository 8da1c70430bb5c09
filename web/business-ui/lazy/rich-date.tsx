import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import type { Locale } from '#contracts/languages.ts';
import { useLocale } from '#web/lib/texts.tsx';
import type { DateFieldProps } from '../date-field.tsx';
import fieldStyles from '../fields.module.css';
import { CalendarPopover, DaySegments, OpenCalendar } from './date-parts.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { RichField } from './rich-field.tsx';
import type { Typed } from '../take-over.tsx';
import { useChangeTold } from './use-change-told.ts';

export function RichDate({
  typed,
  name,
  defaultValue,
  min,
  max,
  isRequired = false,
  isDisabled = false,
  hasWeekday = false,
  error,
  ...texts
}: DateFieldProps & Typed) {
  const [place, tellOfChange] = useChangeTold();
  const first = dayOf(typed?.[0] ?? defaultValue);
  const [day, setDay] = useState(first);
  const locale = useLocale();
  return (
    <DatePicker
      ref={place}
      defaultValue={first}
      onChange={(next) => {
        setDay(next);
        tellOfChange();
      }}
      className={fieldStyles['field']}
      name={name}
      minValue={dayOf(min)}
      maxValue={dayOf(max)}
      shouldForceLeadingZeros
      isRequired={isRequired}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      validationBehavior="aria"
    >
      <RichField {...texts} error={error}>
        <Group className={fieldStyles['dates']}>
          <DaySegments />
          {hasWeekday && day && <span className={fieldStyles['weekday']}>{weekdayOf(day, locale)}</span>}
          <OpenCalendar />
        </Group>
      </RichField>
      <CalendarPopover>
        <MonthCalendar />
      </CalendarPopover>
    </DatePicker>
  );
}

/** 'gio' / 'Thu' */
const weekdayOf = (day: CalendarDate, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(day.toDate('UTC'));

/** A local date as React Aria has it; nothing where it is none, for instance half typed. */
export function dayOf(date: string | null | undefined): CalendarDate | null {
  return date && /^\d{4}-\d{2}-\d{2}$/.test(date) ? parseDate(date) : null;
}
