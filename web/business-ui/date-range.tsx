import { DateRangePicker } from 'react-aria-components/DateRangePicker';
import { Group } from 'react-aria-components/Group';
import fieldStyles from './fields.module.css';
import { CalendarPopover, DaySegments, OpenCalendar } from './date-parts.tsx';
import { MonthRangeCalendar } from './month-calendar.tsx';
import { dayOf } from './date-field.tsx';
import { RichField } from './rich-field.tsx';
import { useChangeEvent } from './use-change-event.ts';
import type { FieldProps } from './field-props.ts';

export type DateRangeProps = Omit<FieldProps, 'name'> & {
  /** What the two days are sent under. */
  names: { from: string; to: string };
  /** Local dates, `2026-11-20`. */
  defaultValue?: { from: string; to: string } | null;
  min?: string;
  max?: string;
  onChange?: () => void;
};

/** From one day to another, both included. */
export function DateRange(props: DateRangeProps) {
  const {
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
  const [place, announceChange] = useChangeEvent();
  const [start, end] = [dayOf(defaultValue?.from), dayOf(defaultValue?.to)];
  return (
    <div ref={place}>
      <DateRangePicker
        className={fieldStyles['field']}
        startName={names.from}
        endName={names.to}
        defaultValue={start && end && { start, end }}
        onChange={() => {
          onChange?.();
          announceChange();
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
