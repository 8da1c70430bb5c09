import { IconX } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { Choice } from '#web/business-ui/choice.tsx';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { Tick } from '#web/business-ui/tick.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { errorAt } from '#web/lib/form/error-at.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { NotFree } from '#web/business-frame/new-reservation/free-times.tsx';
import { Overruling } from '#web/business-frame/new-reservation/overruling.tsx';
import type { BegunPlace } from './begun.ts';
import { ServiceRadios } from './service-radios.tsx';
import { useBookingForm } from './use-booking-form.ts';
import { WaysOn } from './ways-on.tsx';
import { reportMinutes, WhenPart } from './when-part.tsx';
import { WhoPart } from './who-part.tsx';
import styles from './begin.module.css';

type BookingFormProps = {
  place: BegunPlace;
  /** Whose day it is, in words. */
  where: string;
  /** It says that itself. */
  hasHead: boolean;
  /** How long it will be, as far as is known. */
  onMinutes: (minutes: number) => void;
  onClose: () => void;
};

/** A booking in a few fields: sent to the action of the full page, which has all others and takes over what was typed. */
export function BookingForm({ place, where, hasHead, onMinutes, onClose }: BookingFormProps) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy, typed, fields, services, goOn, ...who } = useBookingForm(
    place,
    onMinutes,
  );
  const { customer, choose, offers, offer, setOfferId, time, now, times } = fields;
  const errors = answer?.fieldErrors ?? {};
  return (
    <Form {...formProps} className={styles.form} onInput={(event) => reportMinutes(event, onMinutes)}>
      <AttemptKey />
      <input type="hidden" name="date" value={place.date} />
      {place.resourceId !== null && <input type="hidden" name="resourceId" value={place.resourceId} />}
      {hasHead && (
        <div className={styles.head}>
          <h2>{where}</h2>
          <Button type="button" look="quiet" aria-label={t(m.ui_close)} onClick={onClose}>
            <IconX size={18} stroke={1.6} aria-hidden="true" />
          </Button>
        </div>
      )}
      <WhoPart
        customer={customer}
        onCustomer={choose}
        walkIn={who.walkIn}
        onWalkIn={who.takeWalkIn}
        newWords={who.newWords}
        onNew={who.takeNew}
        visit={now.visit}
        errors={errors}
      />
      <ServiceRadios
        {...services}
        offers={offers}
        offer={offer}
        onOffer={setOfferId}
        {...errorAt(errors, 'offerId')}
      />
      {place.resourceId === null && offer && offer.people.length > 1 && (
        <Choice
          key={offer.id}
          name="resourceId"
          label={t(m.new_reservation_person)}
          noneLabel={t(m.new_reservation_person_any)}
          options={offer.people.map(({ id, name }) => ({ value: String(id), label: name }))}
          defaultValue=""
          {...errorAt(errors, 'resourceId')}
        />
      )}
      <WhenPart
        room={place.room}
        time={time}
        minutes={typed.value('durationMinutes')}
        offer={offer}
        errors={errors}
      />
      <output className={styles.hint}>
        <NotFree times={times} time={now.time} />
      </output>
      <Tick name="tells" value="1" label={t(m.new_reservation_tell)} defaultChecked />
      <Overruling errors={answer?.errors ?? []} typed={typed} />
      {answer && (
        <ErrorSummary errors={answer.errors} fieldErrors={answer.fieldErrors} form={formProps.ref} />
      )}
      <WaysOn place={place} isBusy={isBusy} onMore={goOn} />
      <UnsavedChanges form={formProps.ref} isSaved={answer?.isSaved ?? false} />
    </Form>
  );
}
