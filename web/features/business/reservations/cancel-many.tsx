import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Segments } from '#web/business-ui/segments.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './cancel-many.module.css';
import { Chosen, WhatFollows } from './cancel-parts.tsx';
import type { CancelAnswer, ToCancel } from './save-cancelled.ts';

/** Those that can be cancelled: who gives them up, what goes back, who is told; nothing is done before it was read. */
export function CancelMany({
  chosen,
  onCancelled,
}: {
  chosen: readonly ToCancel[];
  onCancelled: (ids: readonly number[]) => void;
}) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const { Form, formProps, answer, isBusy } = useApiForm<CancelAnswer>({
    intent: 'cancel',
    action: pathname + search,
    tells: { kind: 'delete', done: ({ done = [] }) => t(m.cancel_done, { count: done.length }) },
    onSaved: ({ done = [] }) => onCancelled(done),
  });
  if (chosen.length === 0) return null;
  const typed = new Map(answer?.typed);
  return (
    <section aria-labelledby="cancel-possible" className={styles.part}>
      <h3 id="cancel-possible">{t(m.cancel_possible, { count: chosen.length })}</h3>
      <Chosen chosen={chosen} />
      <Form {...formProps} className={styles.form}>
        <AttemptKey />
        <input type="hidden" name="intent" value="cancel" />
        {chosen.map(({ reservation: { id } }) => (
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
        <WhatFollows
          chosen={chosen}
          typed={typed}
          waiverError={errorAt(answer?.fieldErrors ?? {}, 'waiver.reason')}
        />
        <p className={styles.hint}>{t(m.cancel_wait)}</p>
        {answer && (
          <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
        )}
        <div>
          <Button type="submit" look="danger" isBusy={isBusy}>
            {t(m.cancel_act, { count: chosen.length })}
          </Button>
        </div>
      </Form>
    </section>
  );
}

/** What was cancelled just now, and the way back. */
export function CancelledNow({
  chosen,
  onRestored,
}: {
  chosen: readonly ToCancel[];
  onRestored: (ids: readonly number[]) => void;
}) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const { Form, formProps, answer, isBusy } = useApiForm<CancelAnswer>({
    intent: 'restore',
    action: pathname + search,
    tells: { kind: 'update', done: ({ done = [] }) => t(m.cancel_restored, { count: done.length }) },
    onSaved: ({ done = [] }) => onRestored(done),
  });
  if (chosen.length === 0) return null;
  return (
    <section aria-labelledby="cancel-done" className={styles.part}>
      <h3 id="cancel-done">{t(m.cancel_done, { count: chosen.length })}</h3>
      <Chosen chosen={chosen} />
      <Form {...formProps} className={styles.undo}>
        <AttemptKey />
        <input type="hidden" name="intent" value="restore" />
        {chosen.map(({ reservation: { id, sequence } }) => (
          <input key={id} type="hidden" name="restore" value={`${id}:${sequence}`} />
        ))}
        <p>{t(m.cancel_undo_text)}</p>
        {answer && <ErrorSummary errors={answer.errors} fieldErrors={{}} form={formProps.ref} />}
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t(m.cancel_undo)}
        </Button>
      </Form>
    </section>
  );
}
