import type { FormEvent } from 'react';
import * as m from '#contracts/texts/messages.js';
import { plainEuro } from '#contracts/money.ts';
import { Money } from '#web/business-ui/money.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { TimeField } from '#web/business-ui/time-field.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import { FirstOfTwo } from '#web/business-frame/new-reservation/first-of-two.tsx';
import { useDrawing } from '#web/business-frame/calendar/calendar-context.ts';
import type { BookedOffer } from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import fieldStyles from '#web/ui/field.module.css';
import styles from './begin.module.css';

type WhenPartProps = {
  /** In whose column it was begun (`roomKey`); null: in no room's. */
  room: string | null;
  time: { count: number; time: string };
  /** As they were pulled; '' as the service says. */
  minutes: string;
  offer: BookedOffer | undefined;
  errors: Readonly<Record<string, string>>;
};

/** When, in which room, how long and for how much; what is left empty is as the service says. */
export function WhenPart({ room, time, minutes, offer, errors }: WhenPartProps) {
  const t = useTexts();
  const { timeZone } = useDrawing().shown;
  const maySetPrice = useMay('takePayments');
  return (
    <>
      {room !== null && <input type="hidden" name="room" value={room} />}
      {errors['room'] !== undefined && <p className={fieldStyles['error']}>{errors['room']}</p>}
      <div className={styles.line}>
        <TimeField
          key={time.count}
          name="time"
          label={t(m.new_reservation_time)}
          isRequired
          defaultValue={time.time}
          {...errorAt(errors, 'time')}
        />
        <Text
          name="durationMinutes"
          label={t(m.new_reservation_minutes_short)}
          defaultValue={minutes}
          placeholder={offer ? String(offer.durationMinutes) : ''}
          {...errorAt(errors, 'durationMinutes')}
        />
        {maySetPrice && (
          <Money
            name="priceCents"
            label={t(m.new_reservation_price_short)}
            placeholder={offer ? plainEuro(offer.priceCents).replace('.', ',') : ''}
            {...errorAt(errors, 'priceCents')}
          />
        )}
      </div>
      <FirstOfTwo timeZone={timeZone} />
    </>
  );
}

/** The place in the grid grows with what is typed. */
export function reportMinutes(
  { target }: FormEvent<HTMLFormElement>,
  onMinutes: (minutes: number) => void,
): void {
  if (!(target instanceof HTMLInputElement) || target.name !== 'durationMinutes') return;
  const minutes = Number(target.value);
  if (Number.isInteger(minutes) && minutes > 0 && minutes <= 1440) onMinutes(minutes);
}
