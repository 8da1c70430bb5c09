import * as m from '#contracts/texts/messages.js';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';

type MinutesFieldProps = {
  /** What was typed before, or stands there; null: nothing. */
  value: string | number | null;
  errors: Readonly<Record<string, string>>;
};

/** How long a booking takes, in the forms that change it. */
export function MinutesField({ value, errors }: MinutesFieldProps) {
  const t = useTexts();
  return (
    <NumberField
      name="durationMinutes"
      label={t(m.reservation_acts_minutes)}
      unit={t(m.reservation_acts_minutes_unit)}
      min={1}
      max={1440}
      step={5}
      defaultValue={value}
      {...errorAt(errors, 'durationMinutes')}
    />
  );
}
