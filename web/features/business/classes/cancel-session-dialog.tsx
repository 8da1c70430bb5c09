import { useState } from 'react';
import type { SessionScope } from '#contracts/classes.ts';
import * as m from '#contracts/texts/messages.js';
import { ConfirmDialog } from '#web/business-ui/confirm-dialog.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import type { Texts } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { CANCEL_INTENT, LONGEST_REASON } from './change-sessions.ts';
import type { ClassSessionSeen } from './class-calls.ts';
import { momentOf } from './class-labels.ts';
import styles from './class.module.css';
import { ScopeChoice } from './scope-choice.tsx';
import { sessionsOfScope } from './session-scope.ts';

type CancelSessionDialogProps = {
  session: ClassSessionSeen;
  /** All of its class. */
  sessions: readonly ClassSessionSeen[];
  /** When they were read. */
  now: string;
  onClose: () => void;
};

/** Asks before a session is cancelled, alone or with others of its class: says who is told and paid back, and takes the reason that they read. */
export function CancelSessionDialog({ session, sessions, now, onClose }: CancelSessionDialogProps) {
  const t = useTexts();
  const when = momentOf(session.timeZone, session.startsAt, useLocale());
  const { showSuccess } = useToasts();
  const [scope, setScope] = useState<SessionScope>('this');
  const meant = (of: SessionScope) => sessionsOfScope(sessions, session, { scope: of, now });
  const cancelled = scope === 'this' ? [session] : meant(scope);
  const count = cancelled.length;
  const taken = cancelled.reduce((sum, one) => sum + one.taken, 0);
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: CANCEL_INTENT,
    onSaved: () => {
      showSuccess(
        count > 1
          ? t(m.session_scope_cancelled, { count })
          : t(m.done_with, { text: t(m.class_sessions_done_cancelled), name: when }),
      );
      onClose();
    },
  });
  const errors = answer?.fieldErrors ?? {};
  return (
    <ConfirmDialog
      title={
        count > 1 ? t(m.session_scope_cancel_title, { count }) : t(m.class_sessions_cancel_title, { when })
      }
      verb={count > 1 ? t(m.session_scope_cancel_act, { count }) : t(m.class_sessions_act_cancel)}
      wayOut={t(m.session_scope_cancel_not)}
      isOpen
      isBusy={isBusy}
      onConfirm={() => formProps.ref.current?.requestSubmit()}
      onClose={onClose}
    >
      <Form {...formProps} className={styles.question}>
        <AttemptKey />
        <input type="hidden" name="intent" value={CANCEL_INTENT} />
        {cancelled.map(({ id: one }) => (
          <input key={one} type="hidden" name="session" value={one} />
        ))}
        <ScopeChoice
          counts={{ this: 1, following: meant('following').length, all: meant('all').length }}
          onChange={setScope}
        />
        <p>{notifiedText(t, { count, taken })}</p>
        {taken > 0 && (
          <Text
            name="reason"
            label={t(m.class_sessions_cancel_reason)}
            hint={t(m.class_sessions_cancel_reason_hint)}
            maxLength={LONGEST_REASON}
            {...errorAt(errors, 'reason')}
          />
        )}
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
      </Form>
    </ConfirmDialog>
  );
}

function notifiedText(t: Texts, { count, taken }: { count: number; taken: number }): string {
  if (count > 1)
    return taken === 0 ? t(m.session_scope_cancel_nobody) : t(m.session_scope_cancel_text, { count: taken });
  if (taken === 0) return t(m.class_sessions_cancel_nobody);
  return taken === 1 ? t(m.class_sessions_cancel_one) : t(m.class_sessions_cancel_many, { count: taken });
}
