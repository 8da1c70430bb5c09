import { IconNote } from '@tabler/icons-react';
import { formatDate, formatMoney } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { shortWeekday } from '#web/booking/shown-times.ts';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import type { ListedReservation } from '#web/business-frame/reservations/reservation-calls.ts';
import {
  customerOf,
  paymentOf,
  stateOf,
  timesOf,
} from '#web/business-frame/reservations/reservation-labels.ts';
import styles from './reservations.module.css';

/** What the list of reservations says of each. @param sorts by which of them the list can be put in order */
export function columnsOf(
  t: Texts,
  locale: Locale,
  sorts: readonly string[],
): TableColumn<ListedReservation>[] {
  return [
    {
      id: 'customer',
      title: t(m.reservations_customer),
      isName: true,
      isSortable: sorts.includes('customer'),
      width: '17%',
      cell: (row) => customerOf(t, row),
    },
    {
      id: 'start',
      phone: 'bare',
      title: t(m.reservations_when),
      isSortable: true,
      width: '14%',
      cell: (row) => (
        <span className={styles.when}>
          <span>
            {shortWeekday(row.startsAt.slice(0, 10), locale)} {formatDate(row.startsAt)}
          </span>
          <small>{timesOf(row)}</small>
        </span>
      ),
    },
    {
      id: 'service',
      phone: 'bare',
      title: t(m.reservations_service),
      isSortable: sorts.includes('service'),
      width: '16%',
      cell: (row) => (
        <span className={styles.service}>
          {row.offerName}
          {row.hasNote && <IconNote size={16} stroke={1.6} role="img" aria-label={t(m.reservations_note)} />}
        </span>
      ),
    },
    {
      id: 'person',
      phone: 'bare',
      title: t(m.reservations_person),
      isSortable: sorts.includes('person'),
      width: '13%',
      cell: ({ resourceName }) => resourceName,
    },
    {
      id: 'state',
      phone: 'end',
      title: t(m.reservations_state),
      width: '15%',
      cell: (row) => {
        const { tone, text } = stateOf(row);
        return <StatusPill tone={tone}>{t(text)}</StatusPill>;
      },
    },
    {
      id: 'payment',
      phone: 'bare',
      title: t(m.reservations_payment),
      width: '14%',
      cell: (row) => <Payment row={row} />,
    },
    {
      id: 'amount',
      phone: 'bare',
      title: t(m.reservations_amount),
      align: 'end',
      cell: ({ dueCents }) => <span className={styles.amount}>{formatMoney(dueCents)}</span>,
    },
  ];
}

function Payment({ row }: { row: ListedReservation }) {
  const t = useTexts();
  const paid = paymentOf(row);
  return paid ? (
    <StatusPill tone={paid.tone}>{t(paid.text)}</StatusPill>
  ) : (
    <span className={styles.none}>–</span>
  );
}
