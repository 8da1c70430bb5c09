import { useState } from 'react';
import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import styles from '../hours/hours.module.css';
import type { PartFields } from '../hours/part-form.tsx';
import type { Block } from './block-calls.ts';

/** Weeks after which a block may come again. */
const EVERY_WEEKS = [1, 2, 3, 4, 6, 8];

type RepeatBlockFormProps = {
  kept: Pick<Block, 'everyWeeks' | 'untilDate'> | null;
  fields: PartFields;
  /** Shown while it comes again. */
  children?: ReactNode;
};

/** Whether a block comes again, and until when. */
export function RepeatBlockForm({ kept, fields: { errors, value }, children }: RepeatBlockFormProps) {
  const t = useTexts();
  const [repeats, setRepeats] = useState(value('everyWeeks', kept?.everyWeeks) !== '');
  const weeks = [...new Set([...EVERY_WEEKS, ...(kept?.everyWeeks ? [kept.everyWeeks] : [])])];
  return (
    <>
      <div className={styles.half}>
        <Choice
          name="everyWeeks"
          label={t(m.hours_again)}
          options={weeks.map((count) => ({
            value: String(count),
            label: count === 1 ? t(m.hours_again_weekly) : t(m.hours_again_weeks, { count }),
          }))}
          noneLabel={t(m.hours_again_never)}
          defaultValue={value('everyWeeks', kept?.everyWeeks)}
          onChange={([chosen = '']) => setRepeats(chosen !== '')}
          {...errorAt(errors, 'everyWeeks')}
        />
        {repeats && (
          <DateField
            name="untilDate"
            label={t(m.hours_until)}
            defaultValue={value('untilDate', kept?.untilDate)}
            {...errorAt(errors, 'untilDate')}
          />
        )}
      </div>
      {repeats && children}
    </>
  );
}
