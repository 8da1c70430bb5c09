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
  const { freeCancellationUntil, timeZone } = reservation;
  const moment = momentIn(timeZone, freeCancellationUntil, locale);
  if (!isAsking) {
    return (
      <section className={styles.cancel} aria-labelledby="cancel-title">
        <h2 id="cancel-title" className={styles.subtitle}>
          {t(reservation.isMovedByUs ? m.manage_decline_title : m.manage_cancel_title)}
        </h2>
        <p>{termsText(reservation, moment, t)}</p>
        {reservation.provider?.cancellationPolicy && (
          <p className={styles.policy}>{reservation.provider.cancellationPolicy}</p>
        )}
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
        {t(m.manage_sure_text)} {whatComesBack(reservation, moment, t)}
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

/** Until when it is free, and what comes back by which way. */
function termsText(reservation: ReservationSeen, moment: string, t: Texts): string {
  const { refundCentsIfCancelledNow: refundCents, money, isMovedByUs } = reservation;
  if (isPaidWithPass(reservation)) return t(m.manage_pass_entry, { moment });
  if (money.centerKeepsCents > 0) return t(m.manage_cancel_no_refund, { moment });
  const card = { amount: formatMoney(refundCents), moment };
  const [refund, free] = isMovedByUs
    ? [m.manage_decline_refund, m.manage_decline_free]
    : [m.manage_cancel_refund, m.manage_cancel_free_until];
  const isNothingPaid = !isMovedByUs && money.paidCents === 0;
  const terms =
    refundCents > 0 ? t(refund, card) : t(isNothingPaid ? m.manage_cancel_free : free, { moment });
  return [terms, ...centerReturns(reservation, t)].join(' ');
}

/** What follows for the money, where any is there. */
function whatComesBack(reservation: ReservationSeen, moment: string, t: Texts): string {
  if (isPaidWithPass(reservation)) return t(m.manage_pass_entry, { moment });
  const { refundCentsIfCancelledNow: refundCents, money } = reservation;
  if (money.centerKeepsCents > 0) return t(m.manage_sure_no_refund);
  const card = refundCents > 0 ? [t(m.manage_sure_refund, { amount: formatMoney(refundCents) })] : [];
  return [...card, ...centerReturns(reservation, t)].join(' ');
}

const isPaidWithPass = ({ paymentState }: ReservationSeen): boolean => paymentState === 'paidWithMembership';

/** What was paid at the center goes back there, by hand; credit goes back to the wallet. */
export function centerReturns(
  { money: { centerReturnsCents, walletReturnsCents } }: ReservationSeen,
  t: Texts,
): string[] {
  return [
    ...(centerReturnsCents > 0
      ? [t(m.manage_center_returns, { amount: formatMoney(centerReturnsCents) })]
      : []),
    ...(walletReturnsCents > 0
      ? [t(m.manage_wallet_returns, { amount: formatMoney(walletReturnsCents) })]
      : []),
  ];
}
