import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import styles from './business-account.module.css';
import type { Center } from './business-account-calls.ts';
import { placeIntent } from './change-places.ts';

/** Opens before it asks: nobody leaves by a slip. */
export function LeaveCenter({
  center: { providerId, name },
}: {
  center: Pick<Center, 'providerId' | 'name'>;
}) {
  const t = useTexts();
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: placeIntent('leave', providerId),
    anchor: 'centers',
    onSaved: () => showSuccess(t(m.mywork_left)),
  });
  return (
    <details className={styles.leave} open={answer !== undefined || undefined}>
      <summary>{t(m.mywork_leave)}</summary>
      <Form {...formProps} className={styles.accept}>
        <AttemptKey />
        <input type="hidden" name="intent" value={placeIntent('leave', providerId)} />
        <p>{t(m.mywork_leave_text, { name })}</p>
        {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
        <Button type="submit" look="secondary" isBusy={isBusy} aria-label={t(m.mywork_leave_of, { name })}>
          {t(m.mywork_leave_confirm)}
        </Button>
      </Form>
    </details>
  );
}
