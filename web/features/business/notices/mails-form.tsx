import * as m from '#contracts/texts/messages.js';
import type { StaffMailWishes } from '#contracts/validation/staff-mails.ts';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { FormSection } from '#web/business-ui/form-section.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useCenterPath } from '#web/business-frame/center/own-center.tsx';
import { MAILS_INTENT } from './save-wishes.ts';
import styles from '#web/business-frame/notices/notices.module.css';

export type MailsAtWork = {
  wishes: StaffMailWishes;
  /** Where they go. */
  email: string;
};

/** What whoever looks is mailed about their own bookings at this center. */
export function MailsForm({ wishes, email }: MailsAtWork) {
  const t = useTexts();
  const action = useCenterPath()('notices');
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: MAILS_INTENT,
    action,
    onSaved: () => showSuccess(t(m.notices_mails_saved)),
  });
  const typed = new Map(answer?.isSaved ? [] : answer?.typed);
  const isTicked = (name: 'newBookings' | 'moves' | 'cancellations' | 'dayBefore') =>
    typed.size > 0 ? typed.has(name) : wishes[name];
  return (
    <Form {...formProps} id="mails" className={styles.mails}>
      <AttemptKey />
      <input type="hidden" name="intent" value={MAILS_INTENT} />
      <FormSection title={t(m.notices_mails_title)} hint={t(m.notices_mails_hint, { email })}>
        <Tick name="newBookings" label={t(m.notices_mails_new)} defaultChecked={isTicked('newBookings')} />
        <Tick name="moves" label={t(m.notices_mails_moved)} defaultChecked={isTicked('moves')} />
        <Tick
          name="cancellations"
          label={t(m.notices_mails_cancelled)}
          defaultChecked={isTicked('cancellations')}
        />
        <Segments
          name="days"
          label={t(m.notices_mails_days)}
          options={[
            { value: 'soon', label: t(m.notices_mails_soon) },
            { value: 'all', label: t(m.notices_mails_all) },
          ]}
          defaultValue={typed.get('days') ?? wishes.days}
        />
        <Tick name="dayBefore" label={t(m.notices_mails_day_before)} defaultChecked={isTicked('dayBefore')} />
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <div>
          <Button type="submit" look="secondary" isBusy={isBusy}>
            {t(m.notices_mails_save)}
          </Button>
        </div>
      </FormSection>
    </Form>
  );
}
