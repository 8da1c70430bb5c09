import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useOwnCenter } from '#web/business-frame/center/own-center.tsx';
import { stateOf } from '#web/business-frame/reservations/reservation-labels.ts';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { BackSums, WaiverField } from './cancel-sums.tsx';
import { momentOf, participantName } from './class-labels.ts';
import type { CancelPreview, SubscriptionToCancel } from './desk-calls.ts';
import type { CancelAnswer } from './save-cancelled.ts';
import styles from './subscription-drawer.module.css';

type CancelSubscriptionsProps = {
  chosen: readonly SubscriptionToCancel[];
  onCancelled: () => void;
};

/** What goes back of all of them, in cents. */
function sumOf(chosen: readonly SubscriptionToCancel[]): CancelPreview {
  const sum = (of: (one: CancelPreview) => number): number =>
    chosen.reduce((total, { preview }) => total + (preview ? of(preview) : 0), 0);
  return {
    byUsRefundCents: sum((one) => one.byUsRefundCents),
    byCustomerRefundCents: sum((one) => one.byCustomerRefundCents),
    atCenterCents: sum((one) => one.atCenterCents),
    walletCents: sum((one) => one.walletCents),
    isFreeForCustomer: chosen.every(({ preview }) => preview?.isFreeForCustomer !== false),
  };
}

/** Several sign-ups: who gives them up, what goes back, who is told; those that cannot be cancelled stand above. */
export function CancelSubscriptions({ chosen: all, onCancelled }: CancelSubscriptionsProps) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const chosen = all.filter(({ obstacle }) => obstacle === null);
  const impossible = all.filter(({ obstacle }) => obstacle !== null);
  const { Form, formProps, answer, isBusy } = useApiForm<CancelAnswer>({
    action: pathname + search,
    tells: {
      kind: 'delete',
      done: ({ done = [] }) => t(m.class_desk_cancel_many_done, { count: done.length }),
    },
    onSaved: onCancelled,
  });
  const typed = new Map(answer?.typed);
  const sums = sumOf(chosen);
  const told = chosen.filter(({ canBeTold }) => canBeTold).length;
  return (
    <>
      {impossible.length > 0 && (
        <section aria-labelledby="cancel-impossible" className={styles.form}>
          <h3 id="cancel-impossible">{t(m.cancel_impossible, { count: impossible.length })}</h3>
          <Chosen chosen={impossible} />
        </section>
      )}
      {chosen.length > 0 && (
        <section aria-labelledby="cancel-possible" className={styles.form}>
          <h3 id="cancel-possible">{t(m.cancel_possible, { count: chosen.length })}</h3>
          <Chosen chosen={chosen} />
          <Form {...formProps} className={styles.form}>
            <AttemptKey />
            {chosen.map(({ subscription: { id } }) => (
              <input key={id} type="hidden" name="ids" value={id} />
            ))}
            <Segments
              name="by"
              label={t(m.reservation_acts_cancel_by)}
              options={[
                { value: 'we', label: t(m.reservation_acts_cancel_we) },
                { value: 'customer', label: t(m.cancel_customers) },
              ]}
              defaultValue={typed.get('by') ?? 'we'}
            />
            <BackSums
              {...sums}
              weBack={m.cancel_we_back}
              customerBack={m.cancel_customers_back}
              till={m.class_desk_cancel_many_till}
            />
            <WaiverField preview={sums} answer={answer} />
            {told > 0 && (
              <Tick
                name="tells"
                label={t(m.class_desk_tell, { count: told })}
                defaultChecked={typed.size === 0 || typed.has('tells')}
              />
            )}
            {told < chosen.length && (
              <p className={styles.hint}>{t(m.class_desk_not_told, { count: chosen.length - told })}</p>
            )}
            <p className={styles.hint}>{t(m.class_desk_cancel_many_wait)}</p>
            {answer && (
              <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
            )}
            <div>
              <Button type="submit" look="danger" isBusy={isBusy}>
                {t(m.class_desk_cancel_many_act, { count: chosen.length })}
              </Button>
            </div>
          </Form>
        </section>
      )}
    </>
  );
}

function Chosen({ chosen }: { chosen: readonly SubscriptionToCancel[] }) {
  const t = useTexts();
  const locale = useLocale();
  const { timeZone } = useOwnCenter();
  return (
    <ul className={styles.chosen}>
      {chosen.map(({ subscription, obstacle }) => {
        const { id, className, status, nextAt } = subscription;
        const { tone, text } = stateOf({ status, isOver: false, cancelReason: null, presence: null });
        return (
          <li key={id}>
            <span>{participantName(t, subscription)}</span>
            {obstacle === 'off' && <StatusPill tone={tone}>{t(text)}</StatusPill>}
            <small>
              {[className, nextAt && momentOf(timeZone, nextAt, locale)].filter(Boolean).join(', ')}
              {obstacle === 'over' && `. ${t(m.class_desk_over)}`}
            </small>
          </li>
        );
      })}
    </ul>
  );
}
