import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useState } from 'react';
import { DatePicker } from 'react-aria-components/DatePicker';
import { Group } from 'react-aria-components/Group';
import type { Locale } from '#contracts/languages.ts';
import { useLocale } from '#web/lib/texts.tsx';
import fieldStyles from './fields.module.css';
import { CalendarPopover, DaySegments, OpenCalendar } from './date-parts.tsx';
import { MonthCalendar } from './month-calendar.tsx';
import { RichField } from './rich-field.tsx';
import { useChangeEvent } from './use-change-event.ts';
import type { FieldProps } from './field-props.ts';

export type DateFieldProps = FieldProps & {
  /** Local dates, `2026-11-20`, as forms send them too. */
  defaultValue?: string | null;
  min?: string;
  max?: string;
  /** Says which day of the week it is, beside it. */
  hasWeekday?: boolean;
};

/** A day, typed or picked. */
export function DateField({
  name,
  defaultValue,
  min,
  max,
  isRequired = false,
  isDisabled = false,
  hasWeekday = false,
  error,
  ...texts
}: DateFieldProps) {
  const [place, announceChange] = useChangeEvent();
  const first = dayOf(defaultValue);
  const [day, setDay] = useState(first);
  const locale = useLocale();
  return (
    <DatePicker
      ref={place}
      defaultValue={first}
      onChange={(next) => {
        setDay(next);
        announceChange();
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
