import { useId } from 'react';
import * as m from '#contracts/texts/messages.js';
import { Dialog } from '#web/business-ui/dialog.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { CANCEL_INTENT, LONGEST_REASON } from './change-sessions.ts';
import type { ClassSessionSeen } from './class-calls.ts';
import { momentOf } from './class-words.ts';
import styles from './class.module.css';

type CancelSessionDialogProps = { session: ClassSessionSeen; onClose: () => void };

/** Asks before a session is cancelled: says who is told and paid back, and takes the reason that they read. */
export function CancelSessionDialog({ session, onClose }: CancelSessionDialogProps) {
  const t = useTexts();
  const id = useId();
  const when = momentOf(session.timeZone, session.startsAt, useLocale());
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: CANCEL_INTENT,
    onSaved: () => {
      showSuccess(t(m.done_with, { text: t(m.class_sessions_done_cancelled), name: when }));
      onClose();
    },
  });
  const errors = answer?.fieldErrors ?? {};
  const { taken } = session;
  return (
    <Dialog
      role="alertdialog"
      title={t(m.class_sessions_cancel_title, { when })}
      isOpen
      isDismissable={false}
      onClose={onClose}
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t(m.kit_cancel)}
          </Button>
          <Button type="submit" form={id} isBusy={isBusy}>
            {t(m.class_sessions_act_cancel)}
          </Button>
        </>
      }
    >
      <Form {...formProps} id={id} className={styles.question}>
        <AttemptKey />
        <input type="hidden" name="intent" value={CANCEL_INTENT} />
        <input type="hidden" name="session" value={session.id} />
        <p>
          {taken === 0
            ? t(m.class_sessions_cancel_nobody)
            : taken === 1
              ? t(m.class_sessions_cancel_one)
              : t(m.class_sessions_cancel_many, { count: taken })}
        </p>
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
    </Dialog>
  );
}
