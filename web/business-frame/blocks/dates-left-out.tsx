import * as m from '#contracts/texts/messages.js';
import { addDays } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { dayWithWeekday } from '#web/booking/shown-times.ts';
import { Tick } from '#web/business-ui/tick.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { PartFields } from '../hours/part-form.tsx';
import type { Block } from './block-calls.ts';
import styles from './blocks.module.css';

/** As many dates of a series as can be left out here. */
const MOST_DATES_SHOWN = 12;

type DatesLeftOutProps = { block: Block; fields: PartFields; today: LocalDate };

/** The next dates of a block that repeats, each to be left out or taken in again. */
export function DatesLeftOut({ block, fields: { typed }, today }: DatesLeftOutProps) {
  const t = useTexts();
  const locale = useLocale();
  const shown = comingDatesOf(block, today);
  const out = typed ? typed.getAll('exceptDates').map(String) : block.exceptDates;
  return (
    <fieldset className={styles.dates}>
      <legend>{t(m.hours_dates_out)}</legend>
      {block.exceptDates
        .filter((date) => !shown.includes(date))
        .map((date) => (
          <input key={date} type="hidden" name="exceptDates" value={date} />
        ))}
      {shown.map((date) => (
        <Tick
          key={date}
          name="exceptDates"
          value={date}
          label={dayWithWeekday(date, locale)}
          defaultChecked={out.includes(date)}
        />
      ))}
    </fieldset>
  );
}

function comingDatesOf({ date, everyWeeks, untilDate }: Block, today: LocalDate): LocalDate[] {
  if (date === null || everyWeeks === null || untilDate === null) return [];
  const dates: LocalDate[] = [];
  for (
    let next = date;
    next <= untilDate && dates.length < MOST_DATES_SHOWN;
    next = addDays(next, everyWeeks * 7)
  )
    if (next >= today) dates.push(next);
  return dates;
}
