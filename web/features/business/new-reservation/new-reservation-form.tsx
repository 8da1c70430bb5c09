import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { ScriptedField } from '#web/lib/form/scripted-field.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { firstOf, FreeTimes } from './free-times.tsx';
import type { TimesAsked } from './free-times.tsx';
import type { BookedCustomer, BookedOffer } from './new-reservation-calls.ts';
import type { ReservationAnswer } from './save-reservation.ts';
import type { TypedReservation } from './typed-reservation.ts';
import { Overruling } from './overruling.tsx';
import { MoreFields } from './more-fields.tsx';
import { ServiceFields } from './service-fields.tsx';
import { useNewReservation } from './use-new-reservation.ts';
import { WhoFields } from './who-fields.tsx';
import styles from './new-reservation.module.css';

type NewReservationFormProps = {
  offers: readonly BookedOffer[];
  /** What the fields begin with. */
  typed: TypedReservation;
  /** Whom the address names, and who was found for what was searched by submitting. */
  customer: BookedCustomer | null;
  found: readonly BookedCustomer[];
  /** What the page knows of free times. */
  times: { asked: TimesAsked; times: readonly string[] | null };
  today: string;
  /** Its own address, which what is sent goes to. */
  action: string;
  closeHref: string;
  /** Where it goes on once something is booked. */
  nextHref: (id: number) => string;
};

/** A booking at the desk. */
export function NewReservationForm({
  offers: all,
  typed,
  found,
  times: before,
  today,
  action,
  closeHref,
  nextHref,
  ...named
}: NewReservationFormProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { showSuccess } = useToasts();
  const isHydrated = useIsHydrated();
  const { Form, formProps, answer, isBusy } = useApiForm<ReservationAnswer>({
    action,
    onSaved: ({ ids = [] }) => {
      const count = ids.length;
      showSuccess(count === 1 ? t(m.new_reservation_saved) : t(m.new_reservation_saved_many, { count }));
      void navigate(nextHref(ids[0] ?? 0));
    },
  });
  const form = formProps.ref;
  const errors = answer?.fieldErrors ?? {};
  const { customer, choose, offers, offer, setOfferId, time, setTime, now, times, readSoon } =
    useNewReservation({
      form,
      all,
      typed,
      before,
      named: named.customer,
    });
  const text = (name: string) => ({ name, defaultValue: typed.value(name), ...errorAt(errors, name) });
  const isMoreOpen = ['durationMinutes', 'priceCents', 'note', 'weeks'].some(
    (name) => typed.value(name) !== '' || errors[name] !== undefined,
  );
  return (
    <Form
      {...formProps}
      className={styles.form}
      onChange={readSoon}
      onBlur={readSoon}
      onKeyUp={readSoon}
      onClick={readSoon}
    >
      <AttemptKey />
      <ScriptedField />
      {/* What is submitted to look something up keeps the way back */}
      <input type="hidden" name="from" value={typed.value('from')} />
      <section className={styles.part} aria-label={t(m.new_reservation_who)}>
        <WhoFields typed={typed} errors={errors} found={found} customer={customer} onCustomer={choose} />
      </section>
      <section className={styles.part} aria-label={t(m.new_reservation_service)}>
        <ServiceFields
          {...{ typed, offers, offer, errors, onOffer: setOfferId, time }}
          date={typed.value('date') || today}
        />
        {!isHydrated && (
          <div>
            <Button type="submit" look="secondary" formMethod="get">
              {t(m.new_reservation_times_show)}
            </Button>
          </div>
        )}
        {isHydrated ? (
          <FreeTimes isAsked={now.asked !== null} times={times} time={now.time} onChosen={setTime} />
        ) : (
          before.times && (
            <p className={styles.hint}>
              {firstOf(before.times).join(' · ') || t(m.new_reservation_times_none)}
            </p>
          )
        )}
      </section>
      <section className={styles.part} aria-label={t(m.new_reservation_more)}>
        <MoreFields text={text} minutes={offer?.durationMinutes} isOpen={isMoreOpen} />
        <Tick
          name="tells"
          value="1"
          label={t(m.new_reservation_tell)}
          defaultChecked={typed.value('kind') === '' || typed.value('tells') !== ''}
        />
      </section>
      <Overruling errors={answer?.errors ?? []} typed={typed} />
      {answer && <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={form} />}
      <div className={styles.foot}>
        <Button type="submit" isBusy={isBusy}>
          {t(m.new_reservation_save)}
        </Button>
        <ButtonLink to={closeHref} look="secondary">
          {t(m.kit_cancel)}
        </ButtonLink>
      </div>
      <UnsavedChanges form={form} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}
