import { IconTrash } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { Money } from '#web/business-ui/money.tsx';
import { Number as NumberField } from '#web/business-ui/number.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { TimeField } from '#web/business-ui/time-field.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { dateLabel } from './clashing-dates.ts';
import styles from './class-form.module.css';
import type { SessionFormValues } from './session-form-values.ts';

/** Who can teach, and where. */
export type SessionResource = { id: number; name: string; kind: 'human' | 'physical' };

type SessionRowProps = {
  /** From 0, also in the names of its fields. */
  place: number;
  initial: SessionFormValues;
  errors: Readonly<Record<string, string>>;
  resources: readonly SessionResource[];
  hasPrice: boolean;
  isOnline: boolean;
  /** It is the only one there can be: it has no number. */
  isAlone?: boolean;
  /** Says itself in one line, its fields behind it. */
  isFolded?: boolean;
  /** Left out for the only one. */
  onRemove?: () => void;
};

/** One session of the form: when, how long, for how many, with whom and where. */
export function SessionRow({
  place,
  initial,
  errors,
  resources,
  hasPrice,
  isOnline,
  isAlone = false,
  isFolded = false,
  onRemove,
}: SessionRowProps) {
  const t = useTexts();
  const locale = useLocale();
  const number = place + 1;
  const fields = <SessionFields {...{ place, initial, errors, resources, hasPrice, isOnline }} />;
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{t(m.class_sessions_number, { number })}</legend>
      {!isAlone && (
        <div className={styles.rowHead}>
          <span aria-hidden={!isFolded}>
            {isFolded
              ? dateLabel(initial.date, initial.startsAt, locale)
              : t(m.class_sessions_number, { number })}
          </span>
          {onRemove && (
            <Button
              look="quiet"
              className={styles.icon}
              aria-label={t(m.class_sessions_remove, { number })}
              onClick={onRemove}
            >
              <IconTrash size={18} stroke={1.6} aria-hidden="true" />
            </Button>
          )}
        </div>
      )}
      {isFolded ? (
        <details open={Object.keys(errors).some((path) => path.startsWith(`sessions.${place}.`))}>
          <summary className={styles.unfold}>{t(m.session_repeat_change)}</summary>
          <div className={styles.rows}>{fields}</div>
        </details>
      ) : (
        fields
      )}
    </fieldset>
  );
}

/** When, how long, for how many, with whom and where. */
function SessionFields({
  place,
  initial,
  errors,
  resources,
  hasPrice,
  isOnline,
}: Omit<SessionRowProps, 'isAlone' | 'isFolded' | 'onRemove'>) {
  const t = useTexts();
  const field = (name: keyof SessionFormValues) => ({
    name: `sessions.${place}.${name}`,
    defaultValue: initial[name],
    ...errorAt(errors, `sessions.${place}.${name}`),
  });
  const optionsOf = (kind: SessionResource['kind']) =>
    resources.filter((one) => one.kind === kind).map(({ id, name }) => ({ value: String(id), label: name }));
  const [teachers, rooms] = [optionsOf('human'), optionsOf('physical')];
  return (
    <>
      <input type="hidden" name={`sessions.${place}.series`} value={initial.series} />
      <input type="hidden" name={`sessions.${place}.interval`} value={initial.interval} />
      <div className={styles.half}>
        <DateField {...field('date')} label={t(m.class_sessions_date)} isRequired hasWeekday />
        <TimeField {...field('startsAt')} label={t(m.class_sessions_time)} isRequired />
        <NumberField
          {...field('durationMinutes')}
          label={t(m.classes_minutes)}
          unit="min"
          step={5}
          min={5}
          max={1440}
          isRequired
        />
        <NumberField {...field('capacity')} label={t(m.classes_capacity)} min={1} isRequired />
        {hasPrice && <Money {...field('priceCents')} label={t(m.class_sessions_price)} isRequired />}
      </div>
      <div className={styles.half}>
        {teachers.length > 0 && (
          <Choice
            {...field('teacherId')}
            label={t(m.class_sessions_teacher)}
            noneLabel={t(m.class_sessions_teacher_none)}
            options={teachers}
          />
        )}
        {rooms.length > 0 && (
          <Choice
            {...field('roomId')}
            label={t(m.class_sessions_room)}
            noneLabel={t(m.class_sessions_room_none)}
            options={rooms}
          />
        )}
      </div>
      {isOnline && (
        <Text
          {...field('link')}
          label={t(m.class_sessions_link)}
          hint={t(m.class_sessions_link_hint)}
          type="url"
        />
      )}
    </>
  );
}
