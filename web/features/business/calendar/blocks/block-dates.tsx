import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { dayWithWeekday } from '#web/booking/shown-times.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import type { PartFields } from '../../hours/part-form.tsx';
import type { Block } from './block-calls.ts';
import styles from './blocks.module.css';
import type { Extent } from './save-block.ts';

/** Weeks after which a block may come again. */
const EVERY_WEEKS = [1, 2, 3, 4];

/** Which dates of one that repeats the form is about. */
export function ExtentOf({
  on,
  extent,
  onExtent,
}: {
  on: string;
  extent: string;
  onExtent: (extent: string) => void;
}) {
  const t = useTexts();
  const locale = useLocale();
  const options: { value: Extent; label: string }[] = [
    { value: 'one', label: t(m.calendar_block_extent_one) },
    { value: 'following', label: t(m.calendar_block_extent_following) },
    { value: 'all', label: t(m.calendar_block_extent_all) },
  ];
  return (
    <Segments
      name="extent"
      label={t(m.calendar_block_extent, { date: dayWithWeekday(on, locale) })}
      options={options}
      defaultValue={extent}
      onChange={onExtent}
    />
  );
}

/** Whether it comes again, and until when. */
export function Again({ block, fields: { errors, value } }: { block: Block | null; fields: PartFields }) {
  const t = useTexts();
  const isHydrated = useIsHydrated();
  const [repeats, setRepeats] = useState(value('everyWeeks', block?.everyWeeks) !== '');
  const weeks = [...new Set([...EVERY_WEEKS, ...(block?.everyWeeks ? [block.everyWeeks] : [])])];
  return (
    <div className={styles.half}>
      <Choice
        name="everyWeeks"
        label={t(m.hours_again)}
        options={weeks.map((count) => ({
          value: String(count),
          label: count === 1 ? t(m.hours_again_weekly) : t(m.hours_again_weeks, { count }),
        }))}
        noneLabel={t(m.hours_again_never)}
        defaultValue={value('everyWeeks', block?.everyWeeks)}
        onChange={([chosen = '']) => setRepeats(chosen !== '')}
        {...errorAt(errors, 'everyWeeks')}
      />
      {(!isHydrated || repeats) && (
        <DateField
          name="untilDate"
          label={t(m.hours_until)}
          defaultValue={value('untilDate', block?.untilDate)}
          {...errorAt(errors, 'untilDate')}
        />
      )}
    </div>
  );
}
