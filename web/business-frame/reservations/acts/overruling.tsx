import type { SoftRule } from '#contracts/soft-rules.ts';
import { LONGEST_OVERRULING } from '#contracts/soft-rules.ts';
import * as m from '#contracts/texts/messages.js';
import { Text } from '#web/business-ui/text.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useMay } from '../../center/own-center.tsx';
import type { ActAnswer } from '../save-acts.ts';
import styles from './acts.module.css';

/** What each rule is called where it speaks against a time. */
export const AGAINST_WORDS: Record<SoftRule, typeof m.reservation_acts_against_closed> = {
  period: m.reservation_acts_against_period,
  closed: m.reservation_acts_against_closed,
  holiday: m.reservation_acts_against_holiday,
  break: m.reservation_acts_against_break,
  thingClosed: m.reservation_acts_against_thing_closed,
  buffers: m.reservation_acts_against_buffers,
};

/** What speaks against a time, and the reason with which it is taken all the same. */
export function Overruling({ answer }: { answer: ActAnswer | undefined }) {
  const t = useTexts();
  const mayOverrule = useMay('overruleReservations');
  if (!answer || answer.isSaved) return null;
  const typed = new Map(answer.typed);
  const errors = answer.fieldErrors;
  const { against = [] } = answer;
  // Asked again where the reason itself is at fault
  if (against.length === 0 && !typed.has('overruling.reason')) return null;
  return (
    <div role="alert" tabIndex={-1} className={styles.against}>
      {against.length > 0 && (
        <>
          <p>{t(m.reservation_acts_against)}</p>
          <ul>
            {against.map((rule) => (
              <li key={rule}>{t(AGAINST_WORDS[rule])}</li>
            ))}
          </ul>
        </>
      )}
      {mayOverrule ? (
        <Text
          name="overruling.reason"
          label={t(m.reservation_acts_against_reason)}
          hint={t(m.reservation_acts_against_hint)}
          isRequired
          maxLength={LONGEST_OVERRULING}
          defaultValue={typed.get('overruling.reason') ?? ''}
          {...errorAt(errors, 'overruling.reason')}
        />
      ) : (
        <p>{t(m.reservation_acts_against_forbidden)}</p>
      )}
    </div>
  );
}
