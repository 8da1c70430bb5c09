import { useState } from 'react';
import { DateField } from 'react-aria-components/DateField';
import fieldStyles from './fields.module.css';
import { DaySegments } from './date-parts.tsx';
import { dayOf } from './date-field.tsx';
import type { DayJumpProps } from './day-jump.tsx';

export function RichDay({ label, date, onChoose }: DayJumpProps) {
  const [day, setDay] = useState(dayOf(date));
  const choose = (): void => {
    const typed = day?.toString();
    if (typed !== undefined && typed !== date) onChoose(typed);
  };
  return (
    <DateField
      aria-label={label}
      value={day}
      onChange={setDay}
      onBlur={choose}
      onKeyDown={({ key }) => key === 'Enter' && choose()}
      shouldForceLeadingZeros
      className={fieldStyles['dates']}
    >
      <DaySegments />
    </DateField>
  );
}
