import { useEffect, useRef, useState } from 'react';
import { LONGEST_OVERRULING } from '#contracts/soft-rules.ts';
import * as m from '#contracts/texts/messages.js';
import { Text } from '#web/business-ui/text.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { AGAINST_WORDS } from '#web/business-frame/reservations/acts/overruling.tsx';
import type { AskedWhy } from './use-moves.ts';
import styles from './moves.module.css';

type WhyFormProps = {
  asked: AskedWhy;
  isBusy: boolean;
  onReason: (reason: string) => void;
  onLeave: () => void;
};

/** What speaks against the place, and the reason with which it is taken all the same. */
export function WhyForm({ asked: { against }, isBusy, onReason, onLeave }: WhyFormProps) {
  const t = useTexts();
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <form
      ref={form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const said = typed.get('reason');
        const reason = typeof said === 'string' ? said.trim() : '';
        setMissing(reason === '');
        if (reason !== '') onReason(reason);
      }}
    >
      <p>{t(m.reservation_acts_against)}</p>
      <ul className={styles.rules}>
        {against.map((rule) => (
          <li key={rule}>{t(AGAINST_WORDS[rule])}</li>
        ))}
      </ul>
      <Text
        name="reason"
        label={t(m.reservation_acts_against_reason)}
        hint={t(m.reservation_acts_against_hint)}
        isRequired
        maxLength={LONGEST_OVERRULING}
        {...(isMissing && {
          error: t(m.validation_required, { name: t(m.reservation_acts_against_reason) }),
        })}
      />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {t(m.calendar_move_despite)}
        </Button>
        <Button type="button" look="secondary" onClick={onLeave}>
          {t(m.calendar_move_leave)}
        </Button>
      </div>
    </form>
  );
}
