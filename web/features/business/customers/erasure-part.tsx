import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import type { SeenCustomer } from '#web/business-frame/customers/customer-calls.ts';
import { dayOf } from './customer-labels.ts';
import styles from './customer.module.css';

type Line = Message<{ date: string }>;

const LINES: Record<string, Line> = {
  kept: m.customers_erasure_kept,
  erased: m.customers_erasure_erased,
};

/** Of who deleted their account: what is still on the card, and what shall become of it. */
export function ErasurePart({ customer: { erasure, timeZone } }: { customer: SeenCustomer }) {
  const t = useTexts();
  const mayErase = useMay('eraseCustomers');
  // Told by the card, which stays when the question has gone
  const keep = useAct('keepCard', m.customers_erasure_kept_done);
  const erase = useAct('eraseCard', m.customers_erasure_erased_done);
  if (!erasure) return null;
  const { answer, askedAt } = erasure;
  const line = LINES[answer ?? ''] ?? m.customers_erasure_open;
  return (
    <section id="erasure" aria-label={t(m.customers_erasure_title)} className={styles.warning}>
      <p>{t(line, { date: dayOf(timeZone, askedAt) })}</p>
      {answer === null && !mayErase && <p className={styles.quiet}>{t(m.customers_erasure_for_others)}</p>}
      {answer === null && mayErase && <Act act={keep} verb={m.customers_erasure_keep} />}
      {answer !== 'erased' && mayErase && (
        <details className={styles.more} open={isRefused(erase)}>
          <summary>{t(m.customers_erasure_more)}</summary>
          <div className={styles.form}>
            <p>{t(m.customers_erasure_text)}</p>
            <Act act={erase} verb={m.customers_erasure_erase} isDangerous />
          </div>
        </details>
      )}
    </section>
  );
}

function useAct(intent: string, done: Message<Record<never, never>>) {
  const t = useTexts();
  const form = useApiForm({ intent, tells: { kind: 'update', done: () => t(done) } });
  return { ...form, intent };
}

type Acted = ReturnType<typeof useAct>;

const isRefused = ({ answer }: Acted): boolean => answer !== undefined && !answer.isSaved;

function Act({
  act,
  verb,
  isDangerous = false,
}: {
  act: Acted;
  verb: Message<Record<never, never>>;
  isDangerous?: boolean;
}) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy, intent } = act;
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="intent" value={intent} />
      {answer && isRefused(act) && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
      <div className={styles.buttons}>
        <Button
          type="submit"
          look="secondary"
          isBusy={isBusy}
          {...(isDangerous && { className: styles.dangerous })}
        >
          {t(verb)}
        </Button>
      </div>
    </Form>
  );
}
