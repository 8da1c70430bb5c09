import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import type { LocalDate } from '#contracts/time.ts';
import { dayLabel } from '#web/booking/shown-times.ts';
import { Drawer } from '#web/business-ui/drawer.tsx';
import { FactList } from '#web/business-ui/fact-list.tsx';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useCenterPath, useMay } from '../center/own-center.tsx';
import { useCustomerHref } from '../customers/customer-href.ts';
import { Rebook } from './rebook.tsx';
import type { MailsAbout } from '../sent-mails/sent-mail-calls.ts';
import { SentMails } from '../sent-mails/sent-mails.tsx';
import type { SeenReservation } from './reservation-calls.ts';
import { ReservationHistory } from './reservation-history.tsx';
import { ReservationMoney } from './reservation-money.tsx';
import { customerOf, momentOf, paymentOf, stateOf, timesOf } from './reservation-labels.ts';
import styles from './reservation.module.css';

type ReservationDetailProps = {
  /** As `loadReservation` answers it. */
  seen: SeenReservation;
  /** The center's date. */
  today: LocalDate;
  mails: MailsAbout;
  /** The list or calendar it stands over. */
  closeHref: string;
  facts: RefObject<HTMLDivElement | null>;
  /** What has changed since it was opened. */
  news: ReactNode;
  /** Always in view. */
  foot?: ReactNode;
  /** What can be done with it, between its facts and its money. */
  children?: ReactNode;
};

/** One reservation in a drawer: facts, acts, money, what was sent about it, history. */
export function ReservationDetail({
  seen,
  mails,
  today,
  closeHref,
  facts,
  news,
  foot,
  children,
}: ReservationDetailProps) {
  const t = useTexts();
  const { reservation, money, history, timeZone } = seen;
  return (
    <Drawer title={customerOf(t, reservation)} closeHref={closeHref} foot={foot}>
      {news}
      <Facts seen={seen} part={facts} />
      {children}
      <RepeatBlockForm seen={seen} today={today} />
      {money && <ReservationMoney reservation={reservation} money={money} timeZone={timeZone} />}
      <SentMails mails={mails} timeZone={timeZone} />
      <ReservationHistory history={history} timeZone={timeZone} />
    </Drawer>
  );
}

/** The same booked again. */
function RepeatBlockForm({ seen: { reservation }, today }: Pick<ReservationDetailProps, 'seen' | 'today'>) {
  const t = useTexts();
  const [visit = '', time = ''] = reservation.startsAt.slice(0, 16).split('T');
  if (!useMay('changeReservations')) return null;
  return (
    <section aria-labelledby="reservation-again" className={styles.part}>
      <h3 id="reservation-again">{t(m.reservation_acts_rebook)}</h3>
      <p className={styles.again}>
        <Rebook of={{ ...reservation, time }} visit={visit} today={today} />
      </p>
    </section>
  );
}

function Facts({ seen, part }: { seen: SeenReservation; part: RefObject<HTMLDivElement | null> }) {
  const t = useTexts();
  const locale = useLocale();
  const { reservation } = seen;
  const { startsAt, offerName, resourceName, durationMinutes } = reservation;
  const [state, paid] = [stateOf(reservation), paymentOf(reservation)];
  return (
    <div ref={part} className={styles.facts}>
      <div className={styles.head}>
        <p className={styles.when}>
          {dayLabel(startsAt.slice(0, 10), locale)} {startsAt.slice(0, 4)}, {timesOf(reservation)}
        </p>
        <p>
          <strong>{offerName}</strong> · {t(m.reservations_minutes, { minutes: durationMinutes })} ·{' '}
          {resourceName}
        </p>
        <p className={styles.pills}>
          <StatusPill tone={state.tone}>{t(state.text)}</StatusPill>
          {paid && <StatusPill tone={paid.tone}>{t(paid.text)}</StatusPill>}
        </p>
      </div>
      {seen.isBlacklisted && <p className={styles.warning}>{t(m.reservations_blacklisted)}</p>}
      <FactList>
        <CustomerFacts seen={seen} />
        <BookingFacts seen={seen} />
      </FactList>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </>
  );
}

function Contact({ phone, email }: { phone: string | null; email: string | null }) {
  const t = useTexts();
  return (
    <>
      {phone && (
        <Fact title={t(m.reservations_phone)}>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
        </Fact>
      )}
      {email && (
        <Fact title={t(m.reservations_email)}>
          <a href={`mailto:${email}`}>{email}</a>
        </Fact>
      )}
    </>
  );
}

function CustomerFacts({ seen }: { seen: SeenReservation }) {
  const t = useTexts();
  const centerPath = useCenterPath();
  const [here, messages] = [centerPath('reservations'), centerPath('messages')];
  const [maySee, mayChange] = [useMay('seeMessages'), useMay('changeCustomers')];
  // Who has direct chats alone writes to no customer
  const mayWrite = maySee && mayChange;
  const cardHref = useCustomerHref();
  const { reservation, carer, visits, visitor, timeZone } = seen;
  const { lastAt, nextAt, count } = visits;
  const told = [
    count === 0 ? t(m.reservations_visits_first) : String(count),
    lastAt && t(m.reservations_visits_last, { at: momentOf(timeZone, lastAt).slice(0, 10) }),
    nextAt && t(m.reservations_visits_next, { at: momentOf(timeZone, nextAt).slice(0, 10) }),
  ];
  return (
    <>
      {cardHref && (
        <Fact title={t(m.reservations_customer)}>
          <Link to={cardHref(reservation.customerId)}>{customerOf(t, reservation)}</Link>
        </Fact>
      )}
      {visitor && <Fact title={t(m.reservations_visitor)}>{visitor}</Fact>}
      <Contact {...reservation} />
      {mayWrite && (
        <Fact title={t(m.chat_title)}>
          <Link to={`${messages}?customer=${reservation.customerId}`}>{t(m.chat_write)}</Link>
        </Fact>
      )}
      {carer && (
        <Fact title={t(m.reservations_in_care)}>
          {[carer.name, carer.phone, carer.email].filter(Boolean).join(', ')}
        </Fact>
      )}
      <Fact title={t(m.reservations_visits)}>
        {told.filter(Boolean).join(', ')}
        <br />
        <Link to={`${here}?status=all&customer=${reservation.customerId}`}>
          {t(m.reservations_all_of_customer)}
        </Link>
      </Fact>
    </>
  );
}

function BookingFacts({ seen }: { seen: SeenReservation }) {
  const t = useTexts();
  const { reservation, things, note, timeZone, cancelledAt, freeCancellationUntil } = seen;
  const { id, isByProvider, bookedAt, expiresAt, status, isOver } = reservation;
  const at = momentOf(timeZone, bookedAt);
  return (
    <>
      {things.length > 0 && <Fact title={t(m.reservations_things)}>{things.join(', ')}</Fact>}
      {note && (
        <Fact title={t(m.reservations_note)}>
          <span className={styles.note}>{note}</span>
        </Fact>
      )}
      <Fact title={t(m.reservations_origin)}>
        {t(isByProvider ? m.reservations_origin_desk : m.reservations_origin_online, { at })}
      </Fact>
      {expiresAt && <Fact title={t(m.reservations_waits_until)}>{momentOf(timeZone, expiresAt)}</Fact>}
      {cancelledAt && <Fact title={t(m.reservations_cancelled_at)}>{momentOf(timeZone, cancelledAt)}</Fact>}
      {status === 'A' && !isOver && (
        <Fact title={t(m.reservations_free_until)}>{formatDateTime(freeCancellationUntil)}</Fact>
      )}
      <Fact title={t(m.reservations_number)}>{id}</Fact>
    </>
  );
}
