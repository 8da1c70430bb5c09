import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { MOST_SESSIONS_ADDED } from '#contracts/classes.ts';
import * as m from '#contracts/texts/messages.js';
import { isLocalDate } from '#contracts/time.ts';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { OwnClass } from './class-calls.ts';
import styles from './class-form.module.css';
import { RepeatDates, repetitionIn } from './repeat-dates.tsx';
import type { NotRepeated } from './repeat-dates.tsx';
import { firstSession, repeatedBy, sessionsIn, weekAfter } from './session-form-values.ts';
import { SessionRow } from './session-row.tsx';
import type { SessionResource } from './session-row.tsx';

/** `locationType` of what takes place online. */
const ONLINE = 4;

type SessionsFormProps = { ofClass: OwnClass; resources: readonly SessionResource[] };

/** Adds one or several dates to a class: row by row, each new one a copy of the last a week later. */
export function SessionsForm({ ofClass, resources }: SessionsFormProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const backHref = useCenterPath()(`classes/${ofClass.id}`);
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    onSaved: () => {
      showSuccess(t(m.done_with, { text: t(m.done_created), name: ofClass.name }));
      void navigate(backHref);
    },
  });
  const [rows, setRows] = useState(() => [{ key: 0, session: firstSession(ofClass), isFolded: false }]);
  const [lastKey, setLastKey] = useState(0);
  const add = (): void => {
    const last = formProps.ref.current && sessionsIn(new FormData(formProps.ref.current)).at(-1);
    const session = last ? weekAfter(last) : firstSession(ofClass);
    setLastKey(lastKey + 1);
    setRows([...rows, { key: lastKey + 1, session, isFolded: false }]);
  };
  const repeat = (): NotRepeated | null => {
    const form = formProps.ref.current && new FormData(formProps.ref.current);
    if (!form) return null;
    const sessions = sessionsIn(form);
    const repetition = repetitionIn(form);
    if (!sessions.some(({ date }) => isLocalDate(date))) return 'noFirst';
    if (!repetition) return 'noUntil';
    const more = repeatedBy(sessions, repetition, MOST_SESSIONS_ADDED - rows.length);
    if (more.length === 0) return 'noneInTime';
    setLastKey(lastKey + more.length);
    setRows([
      ...rows,
      ...more.map((session, index) => ({ key: lastKey + 1 + index, session, isFolded: true })),
    ]);
    return null;
  };
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <div className={styles.rows}>
        <p className={styles.note}>{t(m.class_sessions_hint)}</p>
        {rows.map(({ key, session, isFolded }, place) => (
          <SessionRow
            key={key}
            place={place}
            initial={session}
            errors={answer?.fieldErrors ?? {}}
            resources={resources}
            hasPrice={ofClass.model === 'custom'}
            isOnline={ofClass.locationType === ONLINE}
            isFolded={isFolded}
            {...(rows.length > 1 && { onRemove: () => setRows(rows.filter((one) => one.key !== key)) })}
          />
        ))}
        <MoreDates isFull={rows.length === MOST_SESSIONS_ADDED} onAdd={add} onRepeat={repeat} />
      </div>
      {answer && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isBusy}>
          {t(m.class_sessions_save)}
        </Button>
        <ButtonLink to={backHref} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}

/** Another date, or many by repeating; said where no more fit. */
function MoreDates({
  isFull,
  onAdd,
  onRepeat,
}: {
  isFull: boolean;
  onAdd: () => void;
  onRepeat: () => NotRepeated | null;
}) {
  const t = useTexts();
  if (isFull)
    return (
      <p className={styles.note} role="status">
        {t(m.session_repeat_cut, { count: MOST_SESSIONS_ADDED })}
      </p>
    );
  return (
    <>
      <div>
        <Button look="secondary" onClick={onAdd} className={styles.add}>
          <IconPlus size={18} stroke={1.8} aria-hidden="true" />
          {t(m.class_sessions_another)}
        </Button>
        <p className={styles.note}>{t(m.class_sessions_another_hint)}</p>
      </div>
      <RepeatDates onRepeat={onRepeat} />
    </>
  );
}
