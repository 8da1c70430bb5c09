import * as m from '#contracts/texts/messages.js';
import { dayWithWeekday } from '#web/booking/shown-times.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { HoursShown } from '#web/business-frame/hours/hours-shown.ts';
import {
  blockText,
  breakText,
  datesText,
  periodText,
  timesText,
} from '#web/business-frame/hours/hours-labels.ts';
import { ItemSection } from './item-section.tsx';
import { keyOfPeriod } from '#web/business-frame/hours/save-hours.ts';

type HoursListsProps = { shown: HoursShown; hrefOf: ((path: string) => string) | null };

/** What differs from the usual week, and what of it is kept free. */
export function HoursLists({ shown, hrefOf }: HoursListsProps) {
  const { hours, layers, breaks, blocks } = shown;
  const t = useTexts();
  const locale = useLocale();
  const { today } = hours;
  const of = (part: string) => hrefOf && ((key: string) => hrefOf(`${part}/${key}`));
  return (
    <>
      <ItemSection
        title={t(m.hours_periods)}
        hint={t(m.hours_periods_hint)}
        empty={t(m.hours_periods_none)}
        add={t(m.hours_period_add)}
        hrefOf={of('periods')}
        items={layers.periods.map((period) => ({
          key: keyOfPeriod(period),
          title: datesText(period, t),
          detail: periodText(period, t, locale),
          isNow: (period.from ?? '') <= today && (period.to === null || today <= period.to),
          isOver: period.to !== null && period.to < today,
        }))}
      />
      <ItemSection
        title={t(m.hours_dates)}
        hint={t(m.hours_dates_hint)}
        empty={t(m.hours_dates_none)}
        add={t(m.hours_date_add)}
        hrefOf={of('dates')}
        items={hours.dates
          .filter(({ date }) => date >= today)
          .map(({ date, times }) => ({
            key: date,
            title: dayWithWeekday(date, locale),
            detail: times.map(timesText).join(', ') || t(m.hours_off),
          }))}
      />
      <ItemSection
        title={t(m.hours_breaks)}
        hint={t(m.hours_breaks_hint)}
        empty={t(m.hours_breaks_none)}
        add={t(m.hours_break_add)}
        hrefOf={of('breaks')}
        items={breaks.map((one) => ({ key: String(one.id), title: breakText(one, t, locale), detail: '' }))}
      />
      <ItemSection
        title={t(m.hours_blocks)}
        hint={t(m.hours_blocks_hint)}
        empty={t(m.hours_blocks_none)}
        add={t(m.hours_block_add)}
        hrefOf={of('blocks')}
        items={blocks.map((one) => ({
          key: String(one.id),
          title: one.reason ?? '',
          detail: blockText(one, t, locale),
        }))}
      />
    </>
  );
}
