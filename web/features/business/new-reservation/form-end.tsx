import type { RefObject } from 'react';
import * as m from '#contracts/texts/messages.js';
import { ErrorSummary } from '#web/business-ui/error-summary.tsx';
import { UnsavedChanges } from '#web/business-ui/unsaved-changes.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Overruling } from '#web/business-frame/new-reservation/overruling.tsx';
import type { ReservationAnswer } from '#web/business-frame/new-reservation/save-reservation.ts';
import type { ReservationFormValues } from '#web/business-frame/new-reservation/reservation-form-values.ts';
import styles from '#web/business-frame/new-reservation/new-reservation.module.css';

type FormEndProps = {
  answer: ReservationAnswer | undefined;
  typed: ReservationFormValues;
  form: RefObject<HTMLFormElement | null>;
  isBusy: boolean;
  closeHref: string;
};

/** What speaks against it, and the way to book or to leave. */
export function FormEnd({ answer, typed, form, isBusy, closeHref }: FormEndProps) {
  const t = useTexts();
  return (
    <>
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
    </>
  );
}
