import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { MOST_TIMES_OF_DAY } from '#contracts/validation/hours.ts';
import { TimeField } from '#web/business-ui/time-field.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from '#web/business-frame/hours/hours.module.css';
import type { HoursFormValues } from '#web/business-frame/hours/hours-form-values.ts';

/** Lines that can be put in and taken out keep what was typed by their keys. */
export type KeyedLine = HoursFormValues & { key: string };

type DayLinesProps = {
  /** What the names of the fields begin with: `weeks.0.1`. */
  prefix: string;
  /** What the times are of, in the labels of their fields. */
  day: string;
  lines: readonly KeyedLine[];
  errors: Readonly<Record<string, string>>;
  /** In place of lines where there are none. */
  none: string;
  onAdd: () => void;
  onRemove: (key: string) => void;
  /** Beside the button for another line. */
  more?: ReactNode;
};

/** The times of one day, line by line. */
export function DayLines({ prefix, day, lines, errors, none, onAdd, onRemove, more }: DayLinesProps) {
  const t = useTexts();
  return (
    <>
      <div className={styles.lines}>
        {lines.length === 0 && <p className={styles.none}>{none}</p>}
        {lines.map(({ key, from, to }, index) => (
          <div key={key} className={styles.line}>
            <TimeField
              name={`${prefix}.${index}.startMinute`}
              label={labelOf(t(m.hours_from_of, { day }), index)}
              isLabelHidden
              defaultValue={from}
              {...errorAt(errors, `${prefix}.${index}.startMinute`)}
            />
            <span aria-hidden="true">–</span>
            <TimeField
              name={`${prefix}.${index}.endMinute`}
              label={labelOf(t(m.hours_to_of, { day }), index)}
              isLabelHidden
              defaultValue={to}
              {...errorAt(errors, `${prefix}.${index}.endMinute`)}
            />
            <Button
              look="quiet"
              className={styles.icon}
              aria-label={labelOf(t(m.hours_line_remove, { day }), index)}
              onClick={() => onRemove(key)}
            >
              <IconTrash size={18} stroke={1.6} aria-hidden="true" />
            </Button>
          </div>
        ))}
      </div>
      <div className={styles.lineActs}>
        {lines.length < MOST_TIMES_OF_DAY && (
          <Button
            look="quiet"
            className={styles.icon}
            aria-label={t(m.hours_line_add, { day })}
            onClick={onAdd}
          >
            <IconPlus size={18} stroke={1.8} aria-hidden="true" />
          </Button>
        )}
        {more}
      </div>
    </>
  );
}

const labelOf = (words: string, index: number): string => (index === 0 ? words : `${words} (${index + 1})`);
