import { useEffect, useRef } from 'react';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_OVERRULING } from '#contracts/soft-rules.ts';
import type { SoftRule } from '#contracts/soft-rules.ts';
import { Text } from '#web/business-ui/text.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useMay } from '../center/own-center.tsx';
import type { ReservationFormValues } from './reservation-form-values.ts';
import styles from './new-reservation.module.css';

const RULES = {
  period: m.new_reservation_rule_period,
  closed: m.new_reservation_rule_closed,
  holiday: m.new_reservation_rule_holiday,
  break: m.new_reservation_rule_break,
  thingClosed: m.new_reservation_rule_thing_closed,
  buffers: m.new_reservation_rule_buffers,
} as const satisfies Record<SoftRule, unknown>;

/** What speaks against the time and may be overruled: all of it, with the reason asked of who may. */
export function Overruling({ errors, typed }: { errors: readonly ApiError[]; typed: ReservationFormValues }) {
  const t = useTexts();
  const mayOverrule = useMay('overruleReservations');
  const against = errors.flatMap(({ extensions }) => extensions?.against ?? []);
  const before = typed.value('overruling.reason');
  const reason = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (against.length === 0) return undefined;
    // After the form has led to what is wrong: here that is the reason
    const waiting = requestAnimationFrame(() => reason.current?.querySelector('input')?.focus());
    return () => cancelAnimationFrame(waiting);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [errors]);
  if (against.length === 0 && before === '') return null;
  return (
    <div ref={reason} className={styles.warning}>
      {against.length > 0 && (
        <div>
          <p>{t(m.new_reservation_rules_against)}</p>
          <ul>
            {against.map((rule) => (
              <li key={rule}>{t(RULES[rule])}</li>
            ))}
          </ul>
        </div>
      )}
      {mayOverrule ? (
        <Text
          name="overruling.reason"
          label={t(m.new_reservation_overrule)}
          hint={t(m.new_reservation_overrule_hint)}
          maxLength={LONGEST_OVERRULING}
          defaultValue={before}
        />
      ) : (
        <p>{t(m.new_reservation_overrule_not)}</p>
      )}
    </div>
  );
}
