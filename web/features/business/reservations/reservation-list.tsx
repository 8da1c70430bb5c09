import { IconEye, IconNote, IconUser } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { formatDate, formatMoney } from '#contracts/format.ts';
import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { shortWeekday } from '#web/booking/shown-times.ts';
import { StatusPill } from '#web/business-ui/status-pill.tsx';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useCenterPath } from '../center/own-center.tsx';
import { NoReservations } from './no-reservations.tsx';
import { isDescending, RESERVATION_ADDRESS } from './reservation-address.ts';
import type { ReservationAddress, ReservationSort } from './reservation-address.ts';
import type { ListedReservation } from './reservation-calls.ts';
import { ReservationFilters } from './reservation-filters.tsx';
import { customerOf, paymentOf, stateOf, timesOf } from './reservation-words.ts';
import styles from './reservations.module.css';

const PAGE_SIZE = 10;

type Named = { id: number; name: string };
type ReservationListProps = {
  asked: ReservationAddress;
  list: { total: number; isMore: boolean; items: readonly ListedReservation[] } | null;
  people: readonly Named[];
  services: readonly Named[];
  hasFailed: boolean;
};

/** A page of the reservations: found, filtered, sorted; a row leads to its detail. */
export function ReservationList({ asked, list, people, services, hasFailed }: ReservationListProps) {
  const t = useTexts();
  const locale = useLocale();
  const centerPath = useCenterPath();
  const { search } = useLocation();
  const here = centerPath('reservations');
  const toSort = (sort: ReservationSort, isDown: boolean): string => {
    const straight = { ...asked, sort, turned: false, page: 1 };
    return here + RESERVATION_ADDRESS.searchOf({ ...straight, turned: isDescending(straight) !== isDown });
  };
  return (
    <>
      <ReservationFilters asked={asked} people={people} services={services} />
      <div>
        <Table
          label={t(m.reservations_title)}
          columns={columnsOf(t, locale)}
          rows={list?.items ?? []}
          idOf={({ id }) => String(id)}
          nameOf={(row) => customerOf(t, row)}
          hrefOf={({ id }) => centerPath(`reservations/${id}`) + search}
          sort={{ column: asked.sort, direction: isDescending(asked) ? 'descending' : 'ascending' }}
          hrefOfSort={({ column, direction }) =>
            // Columns that sort are called as their order is
            toSort(column as ReservationSort, direction === 'descending')
          }
          actsOf={({ id, customerId }) => [
            {
              id: 'see',
              label: t(m.reservations_see),
              icon: IconEye,
              href: centerPath(`reservations/${id}`) + search,
            },
            {
              id: 'customer',
              label: t(m.reservations_act_customer),
              icon: IconUser,
              href: `${here}?status=all&customer=${customerId}`,
            },
          ]}
          empty={<NoReservations asked={asked} hasFailed={hasFailed} />}
        />
        {list?.isMore && <p className={styles.more}>{t(m.reservations_more_than, { count: '10.000' })}</p>}
        {list && (
          <TableFoot
            page={asked.page}
            pageSize={PAGE_SIZE}
            total={list.total}
            hrefOf={(page) => here + RESERVATION_ADDRESS.searchOf({ ...asked, page })}
          />
        )}
      </div>
    </>
  );
}

function columnsOf(t: Texts, locale: Locale): TableColumn<ListedReservation>[] {
  return [
    {
      id: 'customer',
      title: t(m.reservations_customer),
      isName: true,
      width: '17%',
      cell: (row) => customerOf(t, row),
    },
    {
      id: 'start',
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
      title: t(m.reservations_service),
      width: '17%',
      cell: (row) => (
        <span className={styles.service}>
          {row.offerName}
          {row.hasNote && <IconNote size={16} stroke={1.6} role="img" aria-label={t(m.reservations_note)} />}
        </span>
      ),
    },
    {
      id: 'person',
      title: t(m.reservations_person),
      width: '13%',
      cell: ({ resourceName }) => resourceName,
    },
    {
      id: 'state',
      title: t(m.reservations_state),
      width: '15%',
      cell: (row) => {
        const { tone, text } = stateOf(row);
        return <StatusPill tone={tone}>{t(text)}</StatusPill>;
      },
    },
    {
      id: 'payment',
      title: t(m.reservations_payment),
      width: '14%',
      cell: (row) => {
        const paid = paymentOf(row);
        return paid ? (
          <StatusPill tone={paid.tone}>{t(paid.text)}</StatusPill>
        ) : (
          <span className={styles.none}>–</span>
        );
      },
    },
    {
      id: 'amount',
      title: t(m.reservations_amount),
      align: 'end',
      cell: ({ totalCents }) => formatMoney(totalCents),
    },
  ];
}
