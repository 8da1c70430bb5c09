import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import type { DateRangeProps } from '../date-range.tsx';
import fieldStyles from '../fields.module.css';
import { CalendarPopover, DaySegments, OpenCalendar } from './date-parts.tsx';
import { MonthRangeCalendar } from './month-calendar.tsx';
import { dayOf } from './rich-date.tsx';
import { RichField } from './rich-field.tsx';
import type { Typed } from '../take-over.tsx';
import { useChangeTold } from './use-change-told.ts';

export function RichDateRange(props: DateRangeProps & Typed) {
  const {
    typed,
    names,
    defaultValue,
    min,
    max,
    isRequired = false,
    isDisabled = false,
    error,
    onChange,
    ...texts
  } = props;
  const [place, tellOfChange] = useChangeTold();
  const [start, end] = [dayOf(typed?.[0] ?? defaultValue?.from), dayOf(typed?.[1] ?? defaultValue?.to)];
  return (
    <div ref={place}>
      <DateRangePicker
        className={fieldStyles['field']}
        startName={names.from}
        endName={names.to}
        defaultValue={start && end && { start, end }}
        onChange={() => {
          onChange?.();
          tellOfChange();
        }}
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
            <DaySegments slot="start" />
            <span aria-hidden="true" className={fieldStyles['until']}>
              –
            </span>
            <DaySegments slot="end" />
            <OpenCalendar />
          </Group>
        </RichField>
        <CalendarPopover>
          <MonthRangeCalendar />
        </CalendarPopover>
      </DateRangePicker>
    </div>
  );
}
