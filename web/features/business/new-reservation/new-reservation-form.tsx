import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Tick } from '#web/business-ui/tick.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { JustBooked } from '#web/business-frame/calendar/just-booked.ts';
import { TimesPart } from '#web/business-frame/new-reservation/free-times.tsx';
import type { KnownTimes } from '#web/business-frame/new-reservation/free-times.tsx';
import type {
  BookedCustomer,
  BookedOffer,
} from '#web/business-frame/new-reservation/new-reservation-calls.ts';
import type { ReservationAnswer } from '#web/business-frame/new-reservation/save-reservation.ts';
import { savedNotice } from '#web/business-frame/new-reservation/saved-notice.ts';
import { formValuesOf } from '#web/business-frame/new-reservation/reservation-form-values.ts';
import type { ReservationFormValues } from '#web/business-frame/new-reservation/reservation-form-values.ts';
import { FormEnd } from './form-end.tsx';
import { MoreFields } from './more-fields.tsx';
import { ServiceFields } from '#web/business-frame/new-reservation/service-fields.tsx';
import { useNewReservation } from '#web/business-frame/new-reservation/use-new-reservation.ts';
import { WhoFields } from '#web/business-frame/new-reservation/who-fields.tsx';
import styles from '#web/business-frame/new-reservation/new-reservation.module.css';

type NewReservationFormProps = {
  offers: readonly BookedOffer[];
  /** What the fields begin with. */
  typed: ReservationFormValues;
  /** Whom the address names. */
  customer: BookedCustomer | null;
  /** What the page knows of free times. */
  times: KnownTimes;
  today: string;
  /** Of the center. */
  timeZone: string;
  /** Its own address, which what is sent goes to. */
  action: string;
  closeHref: string;
  /** Where it goes on once something is booked. */
  nextHref: (booked: JustBooked | undefined) => string;
};

/** A booking at the desk. */
export function NewReservationForm({
  offers: all,
  typed,
  times: before,
  today,
  timeZone,
  action,
  closeHref,
  nextHref,
  customer: named,
}: NewReservationFormProps) {
  const t = useTexts();
  const locale = useLocale();
  const navigate = useNavigate();
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm<ReservationAnswer>({
    action,
    tells: { kind: 'create', isSilent: true },
    onSaved: ({ ids = [], booked }) => {
      const count = ids.length;
      const sent = formValuesOf(new FormData(form.current ?? undefined));
      showSuccess(
        count === 1
          ? savedNotice(sent, { customer, offer }, { t, locale })
          : t(m.new_reservation_saved_many, { count }),
      );
      void navigate(nextHref(booked));
    },
  });
  const form = formProps.ref;
  const errors = answer?.fieldErrors ?? {};
  const fields = useNewReservation({ form, all, typed, before, named, today });
  const { customer, choose, offers, offer, setOfferId, time, setTime, date, setDate, now, times } = fields;
  return (
    <Form {...formProps} className={styles.form}>
      <AttemptKey />
      <section className={styles.part} aria-label={t(m.new_reservation_who)}>
        <WhoFields typed={typed} errors={errors} customer={customer} visit={now.visit} onCustomer={choose} />
      </section>
      <section className={styles.part} aria-label={t(m.new_reservation_service)}>
        <ServiceFields
          {...{ typed, offers, offer, errors, onOffer: setOfferId, date, time }}
          timeZone={timeZone}
        />
        <TimesPart {...{ times, time: now.time, asked: now.asked, onChosen: setTime, onDate: setDate }} />
      </section>
      <section className={styles.part} aria-label={t(m.new_reservation_more)}>
        <MoreFields typed={typed} errors={errors} minutes={offer?.durationMinutes} />
        <Tick
          name="tells"
          value="1"
          label={t(m.new_reservation_tell)}
          defaultChecked={typed.value('kind') === '' || typed.value('tells') !== ''}
        />
      </section>
      <FormEnd {...{ answer, typed, form, isBusy, closeHref }} />
    </Form>
  );
}
