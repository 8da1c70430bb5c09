import { IconCopy, IconEraser } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ISO_WEEKDAYS } from '#contracts/time.ts';
import { ShownValue, useLookOnly } from '#web/business-ui/look-only.tsx';
import { RowMenu } from '#web/business-ui/row-menu.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { DayLines } from './day-lines.tsx';
import type { KeyedLine } from './day-lines.tsx';
import styles from '#web/business-frame/hours/hours.module.css';
import { weekdayName } from '#web/business-frame/hours/hours-labels.ts';
import { linesIn } from '#web/business-frame/hours/hours-form-values.ts';
import type { HoursFormValues, WeekFormValues } from '#web/business-frame/hours/hours-form-values.ts';
import { WeekTemplates } from './week-templates.tsx';

type WeekFieldsProps = {
  /** What the names of the fields begin with: `weeks.0`. */
  prefix: string;
  initial: WeekFormValues;
  errors: Readonly<Record<string, string>>;
  /** What a day without times is called. */
  none: string;
};

const WORKING_DAYS = [1, 2, 3, 4, 5];

/** A week, a line a day: several times a day, a day copied to others, or one of the usual weeks. To whoever may only look: its times. */
export function WeekFields(props: WeekFieldsProps) {
  return useLookOnly() ? <WeekShown {...props} /> : <WeekToType {...props} />;
}

function WeekShown({ initial, none }: WeekFieldsProps) {
  const locale = useLocale();
  return ISO_WEEKDAYS.map((weekday) => {
    const times = initial[weekday] ?? [];
    const value = times.map(({ from, to }) => `${from}–${to}`).join(', ') || none;
    return <ShownValue key={weekday} label={weekdayName(weekday, locale)} value={value} />;
  });
}

function WeekToType({ prefix, initial, errors, none }: WeekFieldsProps) {
  const t = useTexts();
  const locale = useLocale();
  const { place, week, setDays, add, remove } = useWeek(initial, prefix);
  const typed = (weekday: number): HoursFormValues[] => {
    const form = place.current?.closest('form');
    return form ? linesIn(new FormData(form), `${prefix}.${weekday}`) : [];
  };
  const actsOf = (weekday: number) => [
    {
      id: 'weekdays',
      label: t(m.hours_copy_weekdays),
      icon: IconCopy,
      onAct: () => setDays(WORKING_DAYS, typed(weekday)),
    },
    {
      id: 'all',
      label: t(m.hours_copy_all),
      icon: IconCopy,
      onAct: () => setDays(ISO_WEEKDAYS, typed(weekday)),
    },
    { id: 'none', label: t(m.hours_clear), icon: IconEraser, onAct: () => setDays([weekday], []) },
  ];
  return (
    <div ref={place} className={styles.week}>
      <WeekTemplates
        onChoose={(times) => ISO_WEEKDAYS.forEach((weekday) => setDays([weekday], times[weekday] ?? []))}
      />
      {ISO_WEEKDAYS.map((weekday) => {
        const day = weekdayName(weekday, locale);
        return (
          <div key={weekday} role="group" aria-label={day} className={styles.day}>
            <span className={styles.dayName}>{day}</span>
            <DayLines
              prefix={`${prefix}.${weekday}`}
              day={day}
              lines={week[weekday] ?? []}
              errors={errors}
              none={none}
              onAdd={() => add(weekday)}
              onRemove={(key) => remove(weekday, key)}
              more={<RowMenu name={day} acts={actsOf(weekday)} />}
            />
          </div>
        );
      })}
    </div>
  );
}

/** The lines of a week; what is put in or taken out counts as typed. */
function useWeek(initial: WeekFormValues, prefix: string) {
  const place = useRef<HTMLDivElement>(null);
  const lastKey = useRef(0);
  const keyed = (lines: readonly HoursFormValues[]): KeyedLine[] =>
    lines.map(({ from, to }) => ({ key: `new-${(lastKey.current += 1)}`, from, to }));
  const [week, setWeek] = useState<readonly (readonly KeyedLine[])[]>(() =>
    initial.map((lines, weekday) =>
      lines.map(({ from, to }, index) => ({ key: `${weekday}-${index}`, from, to })),
    ),
  );
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    if (opened !== null) place.current?.querySelector<HTMLElement>(`[name="${opened}"]`)?.focus();
  }, [opened]);
  const change = (
    days: readonly number[],
    next: (lines: readonly KeyedLine[]) => readonly KeyedLine[],
  ): void => {
    setWeek((before) => before.map((lines, weekday) => (days.includes(weekday) ? next(lines) : lines)));
    place.current?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  return {
    place,
    week,
    setDays: (days: readonly number[], lines: readonly HoursFormValues[]) => change(days, () => keyed(lines)),
    add(weekday: number): void {
      setOpened(`${prefix}.${weekday}.${week[weekday]?.length ?? 0}.startMinute`);
      change([weekday], (lines) => [...lines, ...keyed([{ from: '', to: '' }])]);
    },
    remove: (weekday: number, key: string) =>
      change([weekday], (lines) => lines.filter((line) => line.key !== key)),
  };
}
