import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { LONGEST_RESERVATION_NOTE } from '#contracts/validation/new-reservation.ts';
import { Choice } from '#web/business-ui/choice.tsx';
import { DateField } from '#web/business-ui/date-field.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Money } from '#web/business-ui/money.tsx';
import { Text } from '#web/business-ui/text.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { TimeField } from '#web/business-ui/time-field.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { ScriptedField } from '#web/lib/form/scripted-field.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useMay } from '../center/own-center.tsx';
import { firstOf, FreeTimes, useFreeTimes } from './free-times.tsx';
import type { TimesAsked } from './free-times.tsx';
import type { BookedCustomer, BookedOffer } from './new-reservation-calls.ts';
import type { ReservationAnswer } from './save-reservation.ts';
import { timesAskedOf, typedOf } from './typed-reservation.ts';
import type { TypedReservation } from './typed-reservation.ts';
import { Overruling } from './overruling.tsx';
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
  const maySetPrice = useMay('takePayments');
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
  const [customer, setCustomer] = useState(named.customer);
  const preset = typed.value('resourceId');
  const offers = all.filter(({ people }) => preset === '' || people.some(({ id }) => String(id) === preset));
  const [offerId, setOfferId] = useState(
    typed.value('offerId') || (offers.length === 1 ? String(offers[0]?.id) : lastOf(named.customer, offers)),
  );
  const offer = offers.find(({ id }) => String(id) === offerId);
  const [chosenTime, setChosenTime] = useState({ count: 0, time: typed.value('time') });
  const [now, setNow] = useState({ asked: before.asked, time: typed.value('time') });
  const times = useFreeTimes(now.asked, before);
  /** The kit's fields keep what stands in them to themselves: what is asked next is read from the form, once they have written it there. */
  const readSoon = (): void => {
    setTimeout(() => {
      if (!form.current) return;
      const typedNow = typedOf(new FormData(form.current));
      const next = { asked: timesAskedOf(typedNow), time: typedNow.value('time') };
      setNow((was) => (JSON.stringify(was) === JSON.stringify(next) ? was : next));
    });
  };
  useEffect(readSoon, [offerId, chosenTime, form]);
  const choose = (one: BookedCustomer | null): void => {
    setCustomer(one);
    if (!one) return;
    const last = lastOf(one, offers);
    if (offerId === '' && last !== '') setOfferId(last);
    // The field that was typed in is gone: what comes next has the focus, so that Enter books
    setTimeout(() => form.current?.querySelector<HTMLElement>('button[type="submit"]')?.focus());
  };
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
        <div className={styles.pair}>
          <Choice
            key={`offer ${offerId}`}
            name="offerId"
            label={t(m.new_reservation_service)}
            placeholder={t(m.new_reservation_service_none)}
            options={offers.map((one) => ({
              value: String(one.id),
              label: labelOf(one),
              detail: formatMoney(one.priceCents),
            }))}
            defaultValue={offerId}
            onChange={([value = '']) => setOfferId(value)}
            isRequired
            {...errorAt(errors, 'offerId')}
          />
          <Choice
            key={`person ${isHydrated ? offerId : ''}`}
            name="resourceId"
            label={t(m.new_reservation_person)}
            noneLabel={t(m.new_reservation_person_any)}
            options={peopleOf(isHydrated && offer ? [offer] : offers).map(({ id, name }) => ({
              value: String(id),
              label: name,
            }))}
            defaultValue={preset}
            {...errorAt(errors, 'resourceId')}
          />
        </div>
        <div className={styles.pair}>
          <DateField
            name="date"
            label={t(m.new_reservation_date)}
            isRequired
            defaultValue={typed.value('date') || today}
            {...errorAt(errors, 'date')}
          />
          <TimeField
            key={chosenTime.count}
            name="time"
            label={t(m.new_reservation_time)}
            isRequired
            defaultValue={chosenTime.time}
            {...errorAt(errors, 'time')}
          />
        </div>
        {!isHydrated && (
          <div>
            <Button type="submit" look="secondary" formMethod="get">
              {t(m.new_reservation_times_show)}
            </Button>
          </div>
        )}
        {isHydrated ? (
          <FreeTimes
            isAsked={now.asked !== null}
            times={times}
            time={now.time}
            onChosen={(time) => setChosenTime(({ count }) => ({ count: count + 1, time }))}
          />
        ) : (
          before.times && (
            <p className={styles.hint}>
              {firstOf(before.times).join(' · ') || t(m.new_reservation_times_none)}
            </p>
          )
        )}
      </section>
      <section className={styles.part} aria-label={t(m.new_reservation_more)}>
        <details className={styles.more} open={isMoreOpen || !isHydrated || undefined}>
          <summary>{t(m.new_reservation_more)}</summary>
          <div className={styles.moreFields}>
            <p className={styles.hint}>{t(m.new_reservation_of_service)}</p>
            <div className={styles.pair}>
              <Text
                {...text('durationMinutes')}
                label={t(m.new_reservation_minutes)}
                placeholder={placeholder(offer?.durationMinutes)}
              />
              {maySetPrice && <Money {...text('priceCents')} label={t(m.new_reservation_price)} />}
            </div>
            <Text
              {...text('note')}
              isLong
              label={t(m.new_reservation_note)}
              hint={t(m.new_reservation_note_hint)}
              maxLength={LONGEST_RESERVATION_NOTE}
            />
            <Text
              {...text('weeks')}
              label={t(m.new_reservation_repeat)}
              hint={t(m.new_reservation_repeat_hint)}
              placeholder="1"
            />
          </div>
        </details>
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

const placeholder = (minutes: number | undefined): string => (minutes === undefined ? '' : String(minutes));

/** An offer under a heading of the same name is called once. */
const labelOf = ({ serviceName, name }: BookedOffer): string =>
  serviceName === name ? name : `${serviceName}: ${name}`;

/** What was booked last for a customer, where it can be booked here; '' for nothing. */
function lastOf(customer: BookedCustomer | null, offers: readonly BookedOffer[]): string {
  const last = offers.find(({ id }) => id === customer?.lastOfferId);
  return last ? String(last.id) : '';
}

/** Everybody who does one of them, each once. */
function peopleOf(offers: readonly BookedOffer[]): { id: number; name: string }[] {
  return [...new Map(offers.flatMap(({ people }) => people).map((one) => [one.id, one])).values()];
}
