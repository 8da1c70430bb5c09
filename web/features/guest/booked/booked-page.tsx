import { Form, useNavigation } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import { formatTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { ReleaseHold } from '#web/booking/holds/release-hold.tsx';
import type { ReservationSeen } from '#web/booking/own/own-reservation.ts';
import { ReservationCard } from '#web/booking/own/reservation-card.tsx';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { MailboxLink } from '#web/lib/mailbox-link.tsx';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import { AccountOffer, CalendarAndWay } from './after-booking.tsx';
import { bookedEnd } from './booked-end.ts';
import type { BookedEnd } from './booked-end.ts';
import styles from './booked-page.module.css';
import { useAskAgain } from './use-ask-again.ts';

const ENDS = {
  stands: { tone: 'success', title: m.confirmation_success_title, text: m.confirmation_success_text },
  settling: { tone: 'success', title: m.confirmation_settling_title, text: m.confirmation_settling_text },
  unpaid: { tone: 'failure', title: m.confirmation_unpaid_title, text: m.confirmation_unpaid_text },
  expired: { tone: 'failure', title: m.payment_expired_title, text: m.payment_expired },
  off: { tone: 'failure', title: m.payment_cancelled_title, text: m.payment_cancelled },
} as const satisfies Record<BookedEnd, unknown>;

/** How often an unpaid booking is looked at again. */
const SOON = 8;

type BookedPageProps = {
  reservation: ReservationSeen;
  /** Why the payment could not be taken up again. */
  errors: readonly ApiError[];
};

/** The booking that this browser has just made: how it ended, what, when, with whom, where, how much, and the ways on. */
export function BookedPage({ reservation, errors }: BookedPageProps) {
  const t = useTexts();
  const end = bookedEnd(reservation);
  const { tone, title, text } = ENDS[end];
  const { expiresAt, timeZone } = reservation;
  const until = end === 'unpaid' && expiresAt ? formatTime(localDateTimeIn(timeZone, expiresAt)) : null;
  // Who comes back from paying may be faster than the word of it.
  useAskAgain(end === 'settling' || end === 'unpaid', end === 'unpaid' ? SOON : undefined);
  return (
    <QuietPage>
      <div role="status" aria-live="polite">
        <Outcome
          tone={tone}
          title={t(title)}
          text={until ? `${t(text)} ${t(m.confirmation_confirm_until, { time: until })}` : t(text)}
        />
      </div>
      <ErrorBoxes errors={errors} />
      <ReservationCard reservation={reservation} />
      <WaysOn reservation={reservation} end={end} />
      {end === 'stands' && <MailboxLink />}
      {end === 'stands' && <AccountOffer />}
    </QuietPage>
  );
}

function WaysOn({ reservation, end }: { reservation: ReservationSeen; end: BookedEnd }) {
  const { id, manageCode, providerId } = reservation;
  const t = useTexts();
  const localPath = useLocalPath();
  const isBusy = useNavigation().formMethod === 'POST';
  const isOver = end === 'expired' || end === 'off';
  return (
    <div className={styles.ways}>
      {end === 'unpaid' && (
        <Form method="post">
          <Button type="submit" isBusy={isBusy}>
            {t(m.booking_go_to_payment)}
          </Button>
        </Form>
      )}
      {end === 'stands' && manageCode !== null && (
        <ButtonLink to={localPath(`/manage/${manageCode}`)} reloadDocument>
          {t(m.confirmation_manage)}
        </ButtonLink>
      )}
      {end === 'stands' && <CalendarAndWay reservation={reservation} />}
      {end === 'unpaid' && (
        <ButtonLink to={localPath(`/provider/${providerId}`)} look="secondary" reloadDocument>
          {t(m.payment_choose_again)}
        </ButtonLink>
      )}
      {end === 'unpaid' && <ReleaseHold reservationId={id} isBusy={isBusy} />}
      {isOver && <ButtonLink to={localPath(`/provider/${providerId}`)}>{t(m.manage_book_again)}</ButtonLink>}
      {end !== 'unpaid' && (
        <ButtonLink to={localPath('/')} look="secondary" reloadDocument>
          {t(m.confirmation_to_main_site)}
        </ButtonLink>
      )}
    </div>
  );
}
