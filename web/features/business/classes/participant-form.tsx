import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_NAME } from '#contracts/validation/contact-details.ts';
import { useMay } from '#web/business-frame/center/own-center.tsx';
import type { BookedCustomer } from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import { typedOf, WHO_KINDS } from '#web/business-frame/new-reservation/typed-reservation.ts';
import { WhoFields } from '#web/business-frame/new-reservation/who-fields.tsx';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { RosterData, SessionsToJoinData } from '#web/generated/operations.ts';
import { momentOf, priceText } from './class-words.ts';
import type { ParticipantAnswer } from './save-participant.ts';
import styles from './subscription-drawer.module.css';

type Joinable = SessionsToJoinData['getClassSessions'][number];
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
  const typed = typedOf(answer && !answer.isSaved ? answer.typed : []);
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
        walkIn={(text) => (
          <>
            <p className={styles.hint}>{t(m.class_desk_walk_in_hint)}</p>
            <Text
              {...text('customer.walkIn.name')}
              label={t(m.new_reservation_walk_in_field_name)}
              maxLength={LONGEST_NAME}
            />
          </>
        )}
      />
      {ofClass.model === 'total' ? (
        <Whole sessions={sessions} now={now} error={errors['sessions']} />
      ) : (
        <Which
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

/** All sessions of a class at one price that are to come. */
function Whole({
  sessions,
  now,
  error,
}: {
  sessions: readonly Joinable[];
  now: string;
  error: string | undefined;
}) {
  const t = useTexts();
  const locale = useLocale();
  const coming = sessions.filter(({ startsAt }) => startsAt > now);
  const [first, last] = [coming[0], coming.at(-1)];
  const at = (one: Joinable): string => momentOf(one.timeZone, one.startsAt, locale);
  return (
    <>
      {coming.map(({ id }) => (
        <input key={id} type="hidden" name="sessions" value={id} />
      ))}
      {first && last && (
        <p>
          {coming.length === 1
            ? t(m.class_desk_one_session, { from: at(first) })
            : t(m.class_desk_all_sessions, { count: coming.length, from: at(first), to: at(last) })}
        </p>
      )}
      {error && <p className={styles.error}>{error}</p>}
    </>
  );
}

/** The sessions that somebody can be added to, the one of the roster ticked. */
function Which({
  sessions,
  preset,
  error,
  typed,
}: {
  sessions: readonly Joinable[];
  preset: number;
  error: string | undefined;
  typed: ParticipantAnswer['typed'] | null;
}) {
  const t = useTexts();
  const locale = useLocale();
  const ticked = typed
    ? typed.flatMap(([name, value]) => (name === 'sessions' ? [value] : []))
    : [String(preset)];
  return (
    <fieldset className={styles.ticks}>
      <legend>{t(m.class_desk_which)}</legend>
      {sessions.map(({ id, startsAt, timeZone, taken, capacity, priceCents }) => {
        const when = momentOf(timeZone, startsAt, locale);
        const free = capacity - taken;
        const label =
          free <= 0
            ? t(m.class_desk_full, { when })
            : priceCents === null
              ? t(m.class_desk_which_option, { when, free })
              : t(m.class_desk_which_priced, { when, free, price: formatMoney(priceCents) });
        return (
          <Tick
            key={id}
            name="sessions"
            value={String(id)}
            label={label}
            isDisabled={free <= 0}
            defaultChecked={free > 0 && ticked.includes(String(id))}
          />
        );
      })}
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
