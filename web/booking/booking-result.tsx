import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { IconCalendarCheck, IconClockHour4, IconMailOpened } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import buttonStyles from '#web/ui/button.module.css';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import type { BookingAnswer } from './book-from-form.ts';
import styles from './booking-panel.module.css';
import { BookingLink } from './booking-link.tsx';
import { ProveEmail } from './prove-email.tsx';

type BookingResultProps = {
  answer: Exclude<BookingAnswer, { kind: 'refused' }>;
  isBusy: boolean;
  /** Inside another site's page. */
  isFramed: boolean;
};

/** What became of an attempt that went through. */
export function BookingResult({ answer, isBusy, isFramed }: BookingResultProps) {
  const t = useTexts();
  const again = (
    <BookingLink bookingRequest={{}} className={`${buttonStyles.button} ${buttonStyles.secondary}`}>
      {t(m.booking_another)}
    </BookingLink>
  );
  switch (answer.kind) {
    case 'checkEmail':
      return (
        <Outcome icon={<IconMailOpened {...ICON} />} title={t(m.booking_check_email_title)}>
          <ProveEmail key={answer.session} answer={answer} isBusy={isBusy} isFramed={isFramed} />
          <p className={styles.small}>{t(m.booking_check_email_hold)}</p>
          {again}
        </Outcome>
      );
    case 'booked':
      return (
        <Outcome icon={<IconCalendarCheck {...ICON} />} title={t(m.booking_done_title)}>
          <p>{t(m.booking_done, { email: answer.email })}</p>
          {again}
        </Outcome>
      );
    case 'payElsewhere':
      return (
        <Outcome icon={<IconClockHour4 {...ICON} />} title={t(m.booking_pay_elsewhere_title)}>
          <p>{t(m.booking_pay_elsewhere)}</p>
          <a
            href={answer.path}
            target="_blank"
            rel="noopener"
            className={`${buttonStyles.button} ${buttonStyles.primary}`}
          >
            {t(m.booking_go_to_payment)}
          </a>
        </Outcome>
      );
    case 'unpaid':
      return (
        <Outcome icon={<IconClockHour4 {...ICON} />} title={t(m.booking_unpaid_title)}>
          <ErrorBoxes errors={answer.errors} />
          <p>{t(m.booking_unpaid)}</p>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="intent" value="payAgain" />
            <input type="hidden" name="reservationId" value={answer.reservationId} />
            <input type="hidden" name="paymentToken" value={answer.paymentToken} />
            <Button type="submit" isBusy={isBusy}>
              {t(m.booking_retry_payment)}
            </Button>
          </Form>
        </Outcome>
      );
  }
}

const ICON = { size: 44, stroke: 1.3, 'aria-hidden': true } as const;

function Outcome({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A field of its own may have been brought to the person already.
    if (!heading.current?.parentElement?.contains(document.activeElement)) heading.current?.focus();
  }, []);
  return (
    <div className={styles.outcome} role="alert">
      {icon}
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      {children}
    </div>
  );
}
