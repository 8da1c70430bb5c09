import { Link, useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import type { Message } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import { momentOf } from '../reservations/reservation-labels.ts';
import { withMailPage } from './mail-page.ts';
import type { MailsAbout, SentMail } from './sent-mail-calls.ts';
import styles from './sent-mails.module.css';

type Text = Message<Record<never, never>>;
type SentMailsProps = {
  mails: MailsAbout;
  timeZone: string;
  /** About several bookings: each line leads to its own. */
  hasBookings?: boolean;
};

const PAGE_SIZE = 10;

const KINDS: Record<SentMail['kind'], Text> = {
  reservationToConfirm: m.sent_mails_kind_to_confirm,
  reservationConfirmed: m.sent_mails_kind_confirmed,
  paymentDone: m.sent_mails_kind_payment,
  reservationMoved: m.sent_mails_kind_moved,
  reservationReminder: m.sent_mails_kind_reminder,
  reservationCancelled: m.sent_mails_kind_cancelled,
  refundDone: m.sent_mails_kind_refund,
  ownerNewBooking: m.sent_mails_kind_owner_new,
  ownerMove: m.sent_mails_kind_owner_moved,
  ownerCancellation: m.sent_mails_kind_owner_cancelled,
  ownerRefundDelayed: m.sent_mails_kind_owner_refund_delayed,
  ownerRefundFailed: m.sent_mails_kind_owner_refund_failed,
  colleagueNewBooking: m.sent_mails_kind_colleague_new,
  colleagueMove: m.sent_mails_kind_colleague_moved,
  colleagueCancellation: m.sent_mails_kind_colleague_off,
};
const STATES: Record<SentMail['state'], Message<{ at: string }>> = {
  sent: m.sent_mails_state_sent,
  waiting: m.sent_mails_state_waiting,
  retrying: m.sent_mails_state_retrying,
  failed: m.sent_mails_state_failed,
  dropped: m.sent_mails_state_dropped,
};
const TROUBLES: Record<NonNullable<SentMail['trouble']>, Text> = {
  addressRefused: m.sent_mails_trouble_address_refused,
  notTaken: m.sent_mails_trouble_not_taken,
  unknown: m.sent_mails_trouble_unknown,
  fault: m.sent_mails_trouble_fault,
};

/** What was sent to whom, the latest first, and when reminders follow; never what a mail said. */
export function SentMails({ mails, timeZone, hasBookings = false }: SentMailsProps) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  const { items, total, page, remindersAt = [] } = mails;
  return (
    <section aria-labelledby="sent-mails" className={styles.part}>
      <h3 id="sent-mails">{t(m.sent_mails_title)}</h3>
      {remindersAt.map((at) => (
        <p key={at} className={styles.ahead}>
          {t(m.sent_mails_reminder_ahead, { at: momentOf(timeZone, at) })}
        </p>
      ))}
      {total === 0 && remindersAt.length === 0 && <p className={styles.quiet}>{t(m.sent_mails_none)}</p>}
      {items.length > 0 && (
        <ol className={styles.mails}>
          {items.map((mail) => (
            <Line key={mail.id} mail={mail} timeZone={timeZone} hasBooking={hasBookings} />
          ))}
        </ol>
      )}
      {total > PAGE_SIZE && (
        <TableFoot
          page={page}
          pageSize={PAGE_SIZE}
          total={total}
          hrefOf={(next) => pathname + withMailPage(search, next)}
        />
      )}
    </section>
  );
}

function Line({ mail, timeZone, hasBooking }: { mail: SentMail; timeZone: string; hasBooking: boolean }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const { kind, state, at, recipient, trouble, reservationId } = mail;
  return (
    <li>
      <span>{t(KINDS[kind])}</span>
      {trouble && (
        <span className={state === 'failed' ? styles.failed : styles.quiet}>{t(TROUBLES[trouble])}</span>
      )}
      <small>
        {t(STATES[state], { at: momentOf(timeZone, at) })}
        {recipient !== null && ` · ${recipient}`}
        {hasBooking && (
          <>
            {' · '}
            <Link to={centerPath(`reservations/${reservationId}?status=all`)}>
              {t(m.sent_mails_of_booking, { number: reservationId })}
            </Link>
          </>
        )}
      </small>
    </li>
  );
}
