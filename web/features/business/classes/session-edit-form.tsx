import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { SessionScope } from '#contracts/classes.ts';
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
import type { ClassSessionSeen, OwnClass, SessionToEdit } from './class-calls.ts';
import styles from './class-form.module.css';
import { ScopeChoice } from './scope-choice.tsx';
import { valuesOf } from './session-form-values.ts';
import { SessionRow } from './session-row.tsx';
import type { SessionResource } from './session-row.tsx';
import { sessionsOfScope, unlessChangedAlone } from './session-scope.ts';

/** `locationType` of what takes place online. */
const ONLINE = 4;

type SessionEditFormProps = {
  session: SessionToEdit;
  ofClass: Pick<OwnClass, 'name' | 'locationType'>;
  resources: readonly SessionResource[];
  /** All of its class. */
  sessions: readonly ClassSessionSeen[];
  /** When they were read. */
  now: string;
};

/** A session as it shall be, and which others take over what is changed; whoever has a place is told unless the center tells them itself. */
export function SessionEditForm({ session, ofClass, resources, sessions, now }: SessionEditFormProps) {
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
  const [scope, setScope] = useState<SessionScope>('this');
  const [includesChanged, setIncludesChanged] = useState(false);
  const meant = (of: SessionScope) => sessionsOfScope(sessions, session, { scope: of, now });
  const counts = { this: 1, following: meant('following').length, all: meant('all').length };
  const ofScope = meant(scope);
  const usual = unlessChangedAlone(ofScope, session);
  const changed = includesChanged ? ofScope : usual;
  const places = changed.reduce((sum, { taken }) => sum + taken, 0);
  const takenPlaces = scope === 'this' ? session.taken : places;
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="version" value={session.version} />
      <div className={styles.rows}>
        <ScopeChoice counts={counts} onChange={setScope} />
        {scope !== 'this' && <p className={styles.note}>{t(m.session_scope_hint)}</p>}
        {ofScope.length > usual.length && (
          <Tick
            name="includesChanged"
            label={t(m.session_scope_changed, { count: ofScope.length - usual.length })}
            onChange={setIncludesChanged}
          />
        )}
        <SessionRow
          place={0}
          isAlone
          initial={valuesOf(session)}
          errors={answer?.fieldErrors ?? {}}
          resources={resources}
          hasPrice={false}
          isOnline={ofClass.locationType === ONLINE}
        />
        {takenPlaces > 0 && (
          <>
            <Tick
              name="tells"
              label={
                takenPlaces === 1
                  ? t(m.session_edit_tell_one)
                  : scope === 'this'
                    ? t(m.session_edit_tell, { count: takenPlaces })
                    : t(m.session_scope_tell, { count: takenPlaces })
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
          {changed.length > 1 ? t(m.session_scope_save, { count: changed.length }) : t(m.session_edit_save)}
        </Button>
        <ButtonLink to={backHref} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}
