import { Link, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { useCenterPath, useMay } from '#web/business-frame/center/own-center.tsx';
import type { SeenCustomer } from '#web/business-frame/customers/customer-calls.ts';
import styles from './customer.module.css';
import { NoteList } from './note-list.tsx';

/** What was noted of a customer, and noting something. */
export function CustomerNotes({ customer }: { customer: SeenCustomer }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const [mayWrite, maySeeHealth] = [useMay('writeCustomerNotes'), useMay('seeHealthNotes')];
  const { id, notes, healthNotes, timeZone } = customer;
  return (
    <section id="notes" aria-labelledby="customer-notes" className={styles.part}>
      <h3 id="customer-notes">{t(m.customers_notes)}</h3>
      {notes.length === 0 ? (
        <p className={styles.quiet}>{t(m.customers_notes_none)}</p>
      ) : (
        <NoteList notes={notes} timeZone={timeZone} />
      )}
      {healthNotes > 0 && (
        <p>
          {t(m.customers_health_count, { count: healthNotes })}
          {maySeeHealth && (
            <>
              {' · '}
              <Link to={centerPath(`customers/${id}/health-notes`) + search}>
                {t(m.customers_health_see)}
              </Link>
            </>
          )}
        </p>
      )}
      {mayWrite && <NoteForm key={notes[0]?.id ?? 0} />}
    </section>
  );
}

function NoteForm() {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'note',
    tells: { kind: 'create', done: () => t(m.customers_note_added) },
    onSaved: () => formProps.ref.current?.reset(),
  });
  const errors = answer?.fieldErrors ?? {};
  const typed = new Map(answer?.typed);
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <input type="hidden" name="intent" value="note" />
      <div className={styles.short}>
        <Text
          name="text"
          isLong
          label={t(m.customers_note)}
          hint={t(m.customers_note_hint)}
          defaultValue={typed.get('text') ?? ''}
          {...errorAt(errors, 'text')}
        />
      </div>
      <Tick name="isHealth" label={t(m.customers_note_health)} defaultChecked={typed.has('isHealth')} />
      {answer && !answer.isSaved && (
        <ErrorSummary errors={answer.errors} fieldErrors={errors} form={formProps.ref} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="secondary" isBusy={isBusy}>
          {t(m.customers_note_add)}
        </Button>
      </div>
    </Form>
  );
}
