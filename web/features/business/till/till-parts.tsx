import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney, formatTime } from '#contracts/format.ts';
import type { DeskMethod } from '#contracts/till.ts';
import { TILL_METHODS } from '#contracts/till.ts';
import * as m from '#contracts/texts/messages.js';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { TableFoot } from '#web/business-ui/table-foot.tsx';
import { Table } from '#web/business-ui/table.tsx';
import type { TableColumn } from '#web/business-ui/table.tsx';
import type { Message, Texts } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { ShownTillCount, ShownTillPayment, TillDay } from './till-calls.ts';
import styles from './till.module.css';

const METHODS: Record<DeskMethod, Message<Record<never, never>>> = {
  cash: m.till_method_cash,
  terminal: m.till_method_terminal,
  bank: m.till_method_bank,
  wallet: m.till_method_wallet,
};

const methodText = (method: string, t: Texts): string => t(METHODS[method as DeskMethod]);
const timeIn = (timeZone: string, instant: string): string =>
  formatTime(localDateTimeIn(timeZone, instant).slice(11));

/** What came in by each way, what went back, and both together: credit that is spent came in when it was paid ahead. */
export function TillSums({ sums }: Pick<TillDay, 'sums'>) {
  const t = useTexts();
  const of = (method: DeskMethod) =>
    sums.find((sum) => sum.method === method) ?? { takenCents: 0, returnedCents: 0 };
  const rows = TILL_METHODS.map((method) => ({ name: methodText(method, t), ...of(method) }));
  const total = rows.reduce((sum, { takenCents, returnedCents }) => sum + takenCents - returnedCents, 0);
  return (
    <table className={styles.sums}>
      <caption>{t(m.till_sums)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(m.till_method)}</th>
          <th scope="col">{t(m.till_taken)}</th>
          <th scope="col">{t(m.till_returned)}</th>
          <th scope="col">{t(m.till_net)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, takenCents, returnedCents }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{formatMoney(takenCents)}</td>
            <td>{formatMoney(returnedCents)}</td>
            <td>{formatMoney(takenCents - returnedCents)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3}>
            {t(m.till_total)}
          </th>
          <td>{formatMoney(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** What changed hands that day, the last first. */
export function TillPayments({
  day,
  page,
  hrefOf,
  ways,
}: {
  day: TillDay;
  page: number;
  hrefOf: (page: number) => string;
  ways: WaysToPaid;
}) {
  const t = useTexts();
  const columns: TableColumn<ShownTillPayment>[] = [
    {
      id: 'what',
      title: t(m.till_what),
      isName: true,
      width: '34%',
      cell: (payment) => whatOf(payment, ways, t),
    },
    {
      id: 'time',
      phone: 'bare',
      title: t(m.till_time),
      cell: ({ takenAt }) => timeIn(day.timeZone, takenAt),
    },
    { id: 'method', phone: 'bare', title: t(m.till_method), cell: ({ method }) => methodText(method, t) },
    { id: 'by', phone: 'bare', title: t(m.till_by), cell: ({ by }) => by },
    {
      id: 'amount',
      phone: 'end',
      title: t(m.till_amount),
      align: 'end',
      cell: ({ kind, amountCents }) => `${kind === 'returned' ? '−' : ''}${formatMoney(amountCents)}`,
    },
  ];
  return (
    <section>
      <h2 className={styles.title}>{t(m.till_payments)}</h2>
      <Table
        label={t(m.till_payments)}
        columns={columns}
        rows={day.payments}
        idOf={({ id }) => String(id)}
        nameOf={({ what, amountCents }) => `${what}, ${formatMoney(amountCents)}`}
        empty={<p className={styles.none}>{t(m.till_payments_none)}</p>}
      />
      <TableFoot page={page} pageSize={10} total={day.paymentsTotal} hrefOf={hrefOf} />
    </section>
  );
}

/** Where what was paid is shown. */
export type WaysToPaid = {
  /** A sale at the desk, by its order. */
  sale: (id: number) => string;
  reservation: (id: number) => string;
  /** All reservations of a customer. */
  reservationsOf: (customerId: number) => string;
};

/** Whose and for what, as the way there, with what was written beside it. */
function whatOf(payment: ShownTillPayment, ways: WaysToPaid, t: Texts): ReactNode {
  const { customer, what, note, receiptNumber } = payment;
  const text = [customer, what].filter(Boolean).join(' · ');
  const href = hrefOfPaid(payment, ways);
  const beside = [receiptNumber && t(m.reservations_receipt_of, { number: receiptNumber }), note].filter(
    Boolean,
  );
  return (
    <>
      {href === null ? text : <Link to={href}>{text}</Link>}
      {beside.length > 0 && <small className={styles.beside}>{beside.join(' · ')}</small>}
    </>
  );
}

function hrefOfPaid(
  { saleId, reservationIds, customerId }: ShownTillPayment,
  ways: WaysToPaid,
): string | null {
  if (saleId !== null) return ways.sale(saleId);
  const [one, other] = reservationIds;
  if (one === undefined) return null;
  return other !== undefined && customerId !== null ? ways.reservationsOf(customerId) : ways.reservation(one);
}

/** When the drawer was counted that day, and what came of it. */
export function TillCounts({ counts, timeZone }: { counts: readonly ShownTillCount[]; timeZone: string }) {
  const t = useTexts();
  if (counts.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{t(m.till_counts)}</h2>
      <ul className={styles.counts}>
        {counts.map(({ id, countedAt, by, expectedCents, countedCents, leftCents, note }) => (
          <li key={id}>
            <strong>{t(m.till_count_line, { time: timeIn(timeZone, countedAt), by })}</strong>
            <span>
              {t(m.till_count_sums, {
                counted: formatMoney(countedCents),
                expected: formatMoney(expectedCents),
                left: formatMoney(leftCents),
              })}
            </span>
            <span className={countedCents === expectedCents ? styles.right : styles.different}>
              {differenceText(countedCents - expectedCents, t)}
            </span>
            {note && <span className={styles.note}>{note}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function differenceText(cents: number, t: Texts): string {
  if (cents === 0) return t(m.till_no_difference);
  return t(cents > 0 ? m.till_too_much : m.till_too_little, { amount: formatMoney(Math.abs(cents)) });
}
