import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import type { BookedCustomer } from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import { formValuesOf, WHO_KINDS } from '#web/business-frame/new-reservation/reservation-form-values.ts';
import { WhoFields } from '#web/business-frame/new-reservation/who-fields.tsx';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { RosterData } from '#web/generated/operations.ts';
import { priceText } from './class-labels.ts';
import type { Joinable } from './joinable-sessions.tsx';
import { WhichSessions, WholeClass } from './joinable-sessions.tsx';
import type { ParticipantAnswer } from './save-participant.ts';
import styles from './subscription-drawer.module.css';

type ParticipantFormProps = {
  ofClass: RosterData['getClassSession']['ofClass'];
  /** The one the roster is of. */
  session: { id: number; timeZone: string; startsAt: string };
  /** Those that are not over. */
  sessions: readonly Joinable[];
  now: string;
  rosterHref: string;
};

/** Signs somebody up at the desk: who comes, and for which sessions; of a class at one price for all that are to come. */
export function ParticipantForm({ ofClass, session, sessions, now, rosterHref }: ParticipantFormProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const seesAll = useMay('takePayments');
  const [customer, setCustomer] = useState<BookedCustomer | null>(null);
  const { Form, formProps, answer, isBusy } = useApiForm<ParticipantAnswer>({
    action: pathname,
    tells: { kind: 'create', done: () => t(m.class_desk_saved) },
    onSaved: ({ id }) => void navigate(id === undefined ? rosterHref : `${rosterHref}/participants/${id}`),
  });
  const errors = answer?.fieldErrors ?? {};
  const typed = formValuesOf(answer && !answer.isSaved ? answer.typed : []);
  const today = localDateTimeIn(session.timeZone, now).slice(0, 10);
  const last = localDateTimeIn(session.timeZone, session.startsAt).slice(0, 10);
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <p className={styles.what}>{ofClass.name}</p>
      <p className={styles.hint}>{priceText(t, ofClass)}</p>
      <WhoFields
        typed={typed}
        errors={errors}
        customer={customer}
        visit={{ today, last: last < today ? today : last }}
        onCustomer={setCustomer}
        kinds={seesAll ? WHO_KINDS : ['walkIn']}
        isWalkInByName
      />
      {ofClass.model === 'total' ? (
        <WholeClass sessions={sessions} now={now} error={errors['sessions']} />
      ) : (
        <WhichSessions
          sessions={sessions}
          preset={session.id}
          error={errors['sessions']}
          typed={answer && !answer.isSaved ? answer.typed : null}
        />
      )}
      <Tick
        name="tells"
        value="1"
        label={t(m.new_reservation_tell)}
        defaultChecked={typed.value('kind') === '' || typed.value('tells') !== ''}
      />
      <p className={styles.hint}>{t(m.class_desk_paid_here)}</p>
      {answer && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isBusy}>
          {t(m.class_desk_save)}
        </Button>
        <ButtonLink to={rosterHref} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
    </Form>
  );
}
