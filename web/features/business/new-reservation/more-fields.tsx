import * as m from '#contracts/texts/messages.js';
import { LONGEST_NOTE } from '#contracts/validation/desk.ts';
import { Money } from '#web/business-ui/money.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import type { ReservationFormValues } from '#web/business-frame/new-reservation/reservation-form-values.ts';
import styles from '#web/business-frame/new-reservation/new-reservation.module.css';

type MoreFieldsProps = {
  typed: ReservationFormValues;
  errors: Readonly<Record<string, string>>;
  /** Of the service. */
  minutes: number | undefined;
};

/** What is seldom otherwise than the service says. */
export function MoreFields({ typed, errors, minutes }: MoreFieldsProps) {
  const t = useTexts();
  const maySetPrice = useMay('takePayments');
  const text = (name: string) => ({ name, defaultValue: typed.value(name), ...errorAt(errors, name) });
  const usual: Record<string, string> = { durationMinutes: placeholder(minutes) };
  const isOpen = ['durationMinutes', 'priceCents', 'note', 'weeks'].some(
    (name) => !['', usual[name]].includes(typed.value(name)) || errors[name] !== undefined,
  );
  return (
    <details className={styles.more} open={isOpen || undefined}>
      <summary>{t(m.new_reservation_more)}</summary>
      <div className={styles.moreFields}>
        <p className={styles.hint}>{t(m.new_reservation_of_service)}</p>
        <div className={styles.pair}>
          <Text
            {...text('durationMinutes')}
            label={t(m.new_reservation_minutes)}
            placeholder={placeholder(minutes)}
          />
          {maySetPrice && <Money {...text('priceCents')} label={t(m.new_reservation_price)} />}
        </div>
        <Text
          {...text('note')}
          isLong
          label={t(m.new_reservation_note)}
          hint={t(m.new_reservation_note_hint)}
          maxLength={LONGEST_NOTE}
        />
        <Text
          {...text('weeks')}
          label={t(m.new_reservation_repeat)}
          hint={t(m.new_reservation_repeat_hint)}
          placeholder="1"
        />
      </div>
    </details>
  );
}

const placeholder = (minutes: number | undefined): string => (minutes === undefined ? '' : String(minutes));
