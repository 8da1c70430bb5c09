import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { LocalLink, useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { FullScreenLoader } from '#web/ui/busy.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { useBookingNavigation } from '../use-booking-navigation.ts';
import { CancelReservation } from './cancel-reservation.tsx';
import { changeInAddress } from './change-own-reservation.ts';
import type { OwnReservationView } from './load-own-reservation.ts';
import { MoveReservation } from './move-reservation.tsx';
import styles from './own-reservation.module.css';
import { stateOf } from './own-reservation.ts';
import type { ReservationSeen } from './own-reservation.ts';
import { ReservationCard } from './reservation-card.tsx';
import { StateBadge, StateNote } from './reservation-state.tsx';
import { TermsAgreed } from './terms-agreed.tsx';

type OwnReservationPageProps = OwnReservationView & {
  reservation: ReservationSeen;
  /** Why the last change was refused. */
  errors: readonly ApiError[];
  /** As in the heading order of the page. */
  headingLevel: 1 | 2;
  /** Whoever looks is signed in, and can write to the center. */
  canChat?: boolean;
};

/** An own booking: what it is, and moving and cancelling it, each told before the tap that does it. */
export function OwnReservationPage({
  reservation,
  errors,
  move,
  isAskingToCancel,
  headingLevel,
  canChat = false,
}: OwnReservationPageProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { isBusy, pending } = useBookingNavigation();
  const Heading = `h${headingLevel}` as const;
  const isMoving = move !== null;
  useChangeToast();
  return (
    <>
      {isBusy && <FullScreenLoader text={t(m.confirmation_working)} />}
      <div className={styles.head}>
        <StateBadge reservation={reservation} />
        <Heading className={styles.title}>{t(m.manage_title)}</Heading>
      </div>
      {!isMoving && <ErrorBoxes errors={errors} />}
      <StateNote reservation={reservation} />
      <MovedNote reservation={reservation} />
      <ReservationCard reservation={reservation} />
      {stateOf(reservation) === 'unpaid' && (
        <ButtonLink to={localPath(`/provider/${reservation.providerId}`)} className={styles.pay}>
          {t(m.booking_go_to_payment)}
        </ButtonLink>
      )}
      {!isMoving && <Contacts reservation={reservation} />}
      {!isMoving && canChat && (
        <LocalLink to={`/chat?provider=${reservation.providerId}&chat=new`} className={styles.contacts}>
          {t(m.chat_write)}
        </LocalLink>
      )}
      {reservation.canCancel && !isAskingToCancel && (
        <MoveReservation
          reservation={reservation}
          loaded={move}
          pending={pending}
          refusals={errors}
          isBusy={isBusy}
        />
      )}
      {reservation.canCancel && !isMoving && (
        <CancelReservation reservation={reservation} isAsking={isAskingToCancel} isBusy={isBusy} />
      )}
      {!reservation.canCancel && (
        <ButtonLink to={localPath(`/provider/${reservation.providerId}`)} look="secondary">
          {t(m.manage_book_again)}
        </ButtonLink>
      )}
      {!isMoving && <TermsAgreed reservation={reservation} />}
    </>
  );
}

/** Stays in sight after a move; a cancellation has its own note. */
function MovedNote({ reservation: { status } }: { reservation: ReservationSeen }) {
  const t = useTexts();
  const [search] = useSearchParams();
  if (status !== 'A' || changeInAddress(search) !== 'moved') return null;
  return (
    <p className={styles.done} role="status">
      <strong>{t(m.mybookings_moved)}.</strong> {t(m.mybookings_moved_text)}
    </p>
  );
}

function useChangeToast(): void {
  const t = useTexts();
  const { showSuccess } = useToasts();
  const [search] = useSearchParams();
  const change = changeInAddress(search);
  useEffect(() => {
    if (change === 'moved') showSuccess(t(m.mybookings_moved));
    if (change === 'cancelled') showSuccess(t(m.manage_cancelled_title));
  }, [change, showSuccess, t]);
}

function Contacts({ reservation: { providerPhone, providerEmail } }: { reservation: ReservationSeen }) {
  const t = useTexts();
  if (!providerPhone && !providerEmail) return null;
  return (
    <p className={styles.contacts}>
      {t(m.manage_contact)}:{' '}
      {providerPhone && <a href={`tel:${providerPhone.replace(/[^\d+]/g, '')}`}>{providerPhone}</a>}
      {providerPhone && providerEmail && ' · '}
      {providerEmail && <a href={`mailto:${providerEmail}`}>{providerEmail}</a>}
    </p>
  );
}
