import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import type { OwnBreak } from '#web/business-frame/hours/hours-calls.ts';
import styles from '#web/business-frame/hours/hours.module.css';
import { breakText } from '#web/business-frame/hours/hours-labels.ts';
import type { HoursAnswer } from '#web/business-frame/hours/placed-answer.ts';

/** For forms of hours: asks, in place of their button, about the breaks that an answer says would lie outside. */
export const questionAbout =
  (breaks: readonly OwnBreak[]) =>
  ({ outside }: HoursAnswer) =>
    outside && <OutsideBreaks ids={outside} breaks={breaks} />;

/** Breaks that the new hours leave no place: they are named, and go with the change if somebody says so. */
function OutsideBreaks({ ids, breaks }: { ids: readonly number[]; breaks: readonly OwnBreak[] }) {
  const t = useTexts();
  const locale = useLocale();
  const count = ids.length;
  return (
    <div role="alert" tabIndex={-1} className={styles.question}>
      <h3>{count === 1 ? t(m.hours_outside_one) : t(m.hours_outside, { count })}</h3>
      <ul>
        {breaks
          .filter(({ id }) => ids.includes(id))
          .map((one) => (
            <li key={one.id}>{breakText(one, t, locale)}</li>
          ))}
      </ul>
      <p>{t(m.hours_outside_text)}</p>
      <Button type="submit" name="withoutBreaks" value={ids.join(' ')}>
        {t(m.hours_outside_save)}
      </Button>
    </div>
  );
}
