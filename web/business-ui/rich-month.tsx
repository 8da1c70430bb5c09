import { IconCalendarMonth } from '@tabler/icons-react';
import { Calendar } from 'react-aria-components/Calendar';
import type { LocalDate } from '#contracts/time.ts';
import type { MonthPopoverProps } from './month-popover.tsx';
import { Popover } from './popover.tsx';
import { Days, MonthHead } from './month-calendar.tsx';
import { dayOf } from './date-field.tsx';

export function RichMonth({ label, date, today, isShown, onChoose }: MonthPopoverProps) {
  const marksOf = (day: LocalDate) => ({
    'data-shown': isShown(day) || undefined,
    'data-now': day === today || undefined,
  });
  return (
    <Popover label={label} trigger={<IconCalendarMonth size={18} stroke={1.6} aria-hidden="true" />}>
      {(close) => (
        <Calendar
          aria-label={label}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it opens to be walked through
          autoFocus
          defaultValue={dayOf(date)}
          firstDayOfWeek="mon"
          onChange={(day) => {
            close();
            onChoose(day.toString());
          }}
        >
          <MonthHead />
          <Days marksOf={marksOf} />
        </Calendar>
      )}
    </Popover>
  );
}
