import { netOfGross } from '#contracts/money.ts';
import type { TillMethod } from '#contracts/till.ts';
import { localDateOf } from '#contracts/time.ts';
import type { EpochMinutes, LocalDate, Zone } from '#contracts/time.ts';
import type { Work } from '#server/kernel/work.ts';
import type { BookableOffer } from '#server/modules/catalog/index.ts';
import { at, insertRows, newIds } from './insert-rows.ts';

/** What was paid whole for one order. */
export interface PastPayment {
  orderId: number;
  cents: number;
  vat: BookableOffer['vat'];
  method: TillMethod;
  paidAt: EpochMinutes;
}

interface Till {
  providerId: number;
  zone: Zone;
  takenBy: number;
}

/** What stays in the drawer overnight. */
const FLOAT_CENTS = 10_000;

/** Writes payments at the till, in the order in which they were made: allocated, in the ledger with sale and tax, and the cash counted each evening. */
export async function addPastMoney(work: Work, till: Till, paid: readonly PastPayment[]): Promise<void> {
  const { providerId, takenBy, zone } = till;
  const dayOf = ({ paidAt }: PastPayment): LocalDate => localDateOf(zone, paidAt);
  const countOf = await addCounts(work, till, Map.groupBy(paid, dayOf));
  const ids = await newIds(work, 'till_payments_id_seq', paid.length);
  const payments = paid.map((one, index) => ({ ...one, id: ids[index] ?? 0 }));
  await insertRows(
    work,
    'till_payments',
    payments.map((one) => ({
      provider_id: providerId,
      id: one.id,
      kind: 'taken',
      method: one.method,
      amount_cents: one.cents,
      taken_by: takenBy,
      taken_at: at(one.paidAt),
      key: `demo-${one.id}`,
      note: '',
      till_count_id: one.method === 'cash' ? (countOf.get(dayOf(one)) ?? null) : null,
    })),
  );
  await insertRows(
    work,
    'till_allocations',
    payments.map(({ id, orderId, cents }) => ({
      provider_id: providerId,
      till_payment_id: id,
      order_id: orderId,
      amount_cents: cents,
    })),
  );
  const entries = payments.flatMap((one) => entriesOf(providerId, one));
  const entryIds = await newIds(work, 'ledger_entries_id_seq', entries.length);
  await insertRows(
    work,
    'ledger_entries',
    entries.map((entry, index) => ({ id: entryIds[index] ?? 0, ...entry })),
  );
}

/** @returns the count of each day */
async function addCounts(
  work: Work,
  { providerId, takenBy }: Till,
  byDay: ReadonlyMap<LocalDate, readonly PastPayment[]>,
): Promise<Map<LocalDate, number>> {
  const ids = await newIds(work, 'till_counts_id_seq', byDay.size);
  let left = 0;
  const counts = [...byDay.values()].map((ofDay, index) => {
    const cash = ofDay.filter(({ method }) => method === 'cash');
    const expected = cash.reduce((sum, { cents }) => sum + cents, left);
    left = Math.min(expected, FLOAT_CENTS);
    return {
      provider_id: providerId,
      id: ids[index] ?? 0,
      expected_cents: expected,
      counted_cents: expected,
      left_cents: left,
      note: '',
      counted_by: takenBy,
      counted_at: at(Math.max(...ofDay.map(({ paidAt }) => paidAt)) + 10),
    };
  });
  await insertRows(work, 'till_counts', counts);
  return new Map([...byDay.keys()].map((date, index) => [date, ids[index] ?? 0]));
}

function entriesOf(
  providerId: number,
  { id, orderId, cents, vat, method, paidAt }: PastPayment & { id: number },
) {
  const net = netOfGross(cents, vat.rateBasisPoints);
  const common = {
    provider_id: providerId,
    order_id: orderId,
    happened_at: at(paidAt),
    till_payment_id: id,
  };
  const taxed = { vat_treatment: vat.treatment, vat_rate_basis_points: vat.rateBasisPoints };
  const posted = (reason: string, debit: string, credit: string, amount: number, tax: object) => ({
    ...common,
    reason,
    debit_account: debit,
    credit_account: credit,
    amount_cents: amount,
    vat_treatment: null,
    vat_rate_basis_points: null,
    ...tax,
  });
  return [
    posted('tillPayment', method, 'order', cents, {}),
    posted('sale', 'order', 'revenue', net, taxed),
    posted('tax', 'order', 'tax', cents - net, taxed),
  ].filter(({ amount_cents: amount }) => amount > 0);
}
