import { IconRepeat } from '@tabler/icons-react';
import { MOST_SESSIONS_ADDED } from '#contracts/classes.ts';
import * as m from '#contracts/texts/messages.js';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './class-form.module.css';

/** The field that says for how many weeks; it is not sent. */
export const WEEKS_FIELD = 'weeks';

/** Adds the dates of the last week again for some weeks; each is seen, and may be changed or taken out, before anything is saved. */
export function RepeatWeekly({ onRepeat }: { onRepeat: () => void }) {
  const t = useTexts();
  return (
    <fieldset className={styles.repeat}>
      <legend>{t(m.session_repeat_title)}</legend>
      <NumberField
        name={WEEKS_FIELD}
        label={t(m.session_repeat_weeks)}
        defaultValue={8}
        min={1}
        max={MOST_SESSIONS_ADDED}
      />
      <Button look="secondary" onClick={onRepeat}>
        <IconRepeat size={18} stroke={1.8} aria-hidden="true" />
        {t(m.session_repeat_add)}
      </Button>
      <p className={styles.note}>{t(m.session_repeat_hint)}</p>
    </fieldset>
  );
}
