import { useState } from 'react';
import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { TellTick } from '#web/business-frame/reservations/acts/notify-tick.tsx';
import { Choice } from '#web/business-ui/choice.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { BackSums, WaiverField } from './cancel-sums.tsx';
import { momentOf, participantName } from './class-labels.ts';
import type { SeenSubscription } from './desk-calls.ts';
import { CANCEL_SUBSCRIPTION_INTENT } from './save-cancelled.ts';
import styles from './subscription-drawer.module.css';

/** What `which` is called that means all that is to come. */
const ALL = 'all';

/** Cancels a sign-up, or one of its sessions: who gives it up, what goes back, who is told. Nothing where there is nothing to cancel. */
export function CancelSubscriptionForm({ seen }: { seen: SeenSubscription }) {
  const t = useTexts();
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const name = participantName(t, seen.subscription);
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: CANCEL_SUBSCRIPTION_INTENT,
    action: pathname + search,
    tells: {
      kind: 'delete',
      done: () => t(m.done_with, { text: t(m.class_desk_cancelled), name }),
    },
  });
  const held = seen.sessions.filter(({ preview }) => preview !== null);
  const [chosen, setWhich] = useState<string | null>(null);
  if (held.length === 0) return null;
  const first = seen.preview ? ALL : String(held[0]?.sessionId);
  // What was chosen may have been cancelled
  const which = chosen === ALL || held.some(({ sessionId }) => String(sessionId) === chosen) ? chosen : first;
  const preview =
    which === ALL ? seen.preview : held.find(({ sessionId }) => String(sessionId) === which)?.preview;
  const typed = new Map(answer?.isSaved ? [] : answer?.typed);
  return (
    <section className={styles.part} aria-label={t(m.class_desk_cancel_title)}>
      <details className={styles.cancel} open={(answer !== undefined && !answer.isSaved) || undefined}>
        <summary>{t(m.class_desk_cancel_title)}</summary>
        <Form {...formProps} key={`${held.length}`} className={styles.form}>
          <AttemptKey />
          <input type="hidden" name="intent" value={CANCEL_SUBSCRIPTION_INTENT} />
          <Choice
            name="which"
            label={t(m.class_desk_cancel_what)}
            options={[
              ...(seen.preview ? [{ value: ALL, label: t(m.class_desk_cancel_all) }] : []),
              ...held.map(({ sessionId, startsAt }) => ({
                value: String(sessionId),
                label: momentOf(seen.timeZone, startsAt, locale),
              })),
            ]}
            defaultValue={first}
            onChange={([value = first]) => setWhich(value)}
          />
          <Segments
            name="by"
            label={t(m.reservation_acts_cancel_by)}
            options={[
              { value: 'we', label: t(m.reservation_acts_cancel_we) },
              { value: 'customer', label: t(m.reservation_acts_cancel_customer) },
            ]}
            defaultValue={typed.get('by') ?? 'customer'}
          />
          {preview && (
            <>
              <BackSums
                {...preview}
                weBack={m.class_desk_cancel_we_back}
                customerBack={m.class_desk_cancel_customer_back}
                till={m.class_desk_cancel_till}
              />
              <WaiverField preview={preview} answer={answer} />
            </>
          )}
          <TellTick acts={seen} typed={typed} />
          {answer && (
            <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
          )}
          <div>
            <Button type="submit" look="danger" isBusy={isBusy}>
              {t(m.class_desk_cancel)}
            </Button>
          </div>
        </Form>
      </details>
    </section>
  );
}
