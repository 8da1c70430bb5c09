import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { momentIn } from '#web/booking/shown-times.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import styles from './own-reservation.module.css';
import type { ReservationSeen } from './own-reservation.ts';

type CancelReservationProps = { reservation: ReservationSeen; isAsking: boolean; isBusy: boolean };

/** Cancelling in two taps; what comes back is said before the first one (specification sections 3 and 9). */
export function CancelReservation({ reservation, isAsking, isBusy }: CancelReservationProps) {
  const t = useTexts();
  const locale = useLocale();
  const question = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAsking) question.current?.focus();
  }, [isAsking]);
  const { refundCentsIfCancelledNow: refundCents, freeCancellationUntil, timeZone } = reservation;
  const moment = momentIn(timeZone, freeCancellationUntil, locale);
  if (!isAsking) {
    return (
      <section className={styles.cancel} aria-labelledby="cancel-title">
        <h2 id="cancel-title" className={styles.subtitle}>
          {t(reservation.isMovedByUs ? m.manage_decline_title : m.manage_cancel_title)}
        </h2>
        <p>{termsInWords(reservation, moment, t)}</p>
        <ButtonLink to="?cancel" look="secondary" preventScrollReset>
          {t(reservation.isMovedByUs ? m.manage_decline : m.manage_cancel)}
        </ButtonLink>
      </section>
    );
  }
  return (
    <section className={styles.sure} aria-labelledby="sure-title">
      <h2 id="sure-title" ref={question} tabIndex={-1} className={styles.subtitle}>
        {t(m.manage_sure_title)}
      </h2>
      <p>
        {t(m.manage_sure_text)}{' '}
        {refundCents > 0
          ? t(m.manage_sure_refund, { amount: formatMoney(refundCents) })
          : isPaid(reservation.paymentState) && t(m.manage_sure_no_refund)}
      </p>
      <div className={styles.answers}>
        <Form method="post" action="?" preventScrollReset replace>
          <input type="hidden" name="intent" value="cancel" />
          <AttemptKey />
          <Button type="submit" isBusy={isBusy} className={styles.danger}>
            {t(m.manage_sure_yes)}
          </Button>
        </Form>
        <ButtonLink to="?" look="secondary" preventScrollReset replace>
          {t(m.manage_sure_no)}
        </ButtonLink>
      </div>
    </section>
  );
}

function termsInWords(
  { refundCentsIfCancelledNow, paymentState, isMovedByUs }: ReservationSeen,
  moment: string,
  t: Texts,
): string {
  if (isMovedByUs) {
    return refundCentsIfCancelledNow > 0
      ? t(m.manage_decline_refund, { amount: formatMoney(refundCentsIfCancelledNow) })
      : t(m.manage_decline_free);
  }
  if (refundCentsIfCancelledNow > 0) {
    return t(m.manage_cancel_refund, { amount: formatMoney(refundCentsIfCancelledNow), moment });
  }
  return isPaid(paymentState) ? t(m.manage_cancel_no_refund, { moment }) : t(m.manage_cancel_free);
}

/** In part as well: where some of it went back the provider still has the rest. */
function isPaid(paymentState: ReservationSeen['paymentState']): boolean {
  return paymentState === 'fullyPaid' || paymentState === 'partiallyPaid';
}
