import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { OwnClass, SessionToEdit } from './class-calls.ts';
import styles from './class-form.module.css';
import { valuesOf } from './session-form-values.ts';
import { SessionRow } from './session-row.tsx';
import type { SessionResource } from './session-row.tsx';

/** `locationType` of what takes place online. */
const ONLINE = 4;

type SessionEditFormProps = {
  session: SessionToEdit;
  ofClass: Pick<OwnClass, 'name' | 'locationType'>;
  resources: readonly SessionResource[];
};

/** One session as it shall be; whoever has a place is told unless the center tells them itself. */
export function SessionEditForm({ session, ofClass, resources }: SessionEditFormProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const backHref = useCenterPath()(`classes/sessions/${session.id}`);
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    onSaved: () => {
      showSuccess(t(m.done_with, { text: t(m.done_updated), name: ofClass.name }));
      void navigate(backHref);
    },
  });
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="version" value={session.version} />
      <div className={styles.rows}>
        <SessionRow
          place={0}
          isAlone
          initial={valuesOf(session)}
          errors={answer?.fieldErrors ?? {}}
          resources={resources}
          hasPrice={false}
          isOnline={ofClass.locationType === ONLINE}
        />
        {session.taken > 0 && (
          <>
            <Tick
              name="tells"
              label={
                session.taken === 1
                  ? t(m.session_edit_tell_one)
                  : t(m.session_edit_tell, { count: session.taken })
              }
              defaultChecked
            />
            <p className={styles.note}>{t(m.session_edit_hint)}</p>
          </>
        )}
      </div>
      {answer && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isBusy}>
          {t(m.session_edit_save)}
        </Button>
        <ButtonLink to={backHref} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}
