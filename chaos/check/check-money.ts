import type { Account, EndState, Finding, Intent } from './end-state.ts';
import { isOff } from './end-state.ts';

/** What the processor took is settled or back, what it gave back went back once, and both books agree to the cent, shares included. */
export function checkMoney({
  intents,
  accounts,
  reservations,
}: Pick<EndState, 'intents' | 'accounts' | 'reservations'>): Finding[] {
  const ours = new Map(accounts.map((account) => [account.intentId, account]));
  const theirs = new Set(intents.map(({ id }) => id));
  const rows = new Map(reservations.map((row) => [row.id, row]));
  const unknown = accounts.filter(
    ({ intentId, capturedCents }) => capturedCents > 0 && !theirs.has(intentId),
  );
  return [
    ...unknown.map(({ intentId: of }) => ({ what: 'settled, and unknown to the processor', of })),
    ...intents.flatMap((intent) => {
      const account = ours.get(intent.id) ?? NOTHING;
      const row = rows.get(account.reservationId);
      return whatIsWrong(intent, account, row !== undefined && isOff(row));
    }),
    ...ordersPaidTwice(intents, ours),
  ];
}

const NOTHING: Account = {
  intentId: '',
  reservationId: 0,
  capturedCents: 0,
  refundedCents: 0,
  feeCents: 0,
  feeReturnedCents: 0,
  capturedAt: null,
};

function whatIsWrong(intent: Intent, account: Account, isCalledOff: boolean): Finding[] {
  const back = sumOf(intent.refunds.map(({ cents }) => cents));
  const taken = intent.receivedCents;
  const of = intent.id;
  if (taken > 0 && account.capturedCents === 0) return [{ what: 'money taken and not settled', of }];
  const compared: [what: string, theirs: number, ours: number][] = [
    ['taken', taken, account.capturedCents],
    ['given back', back, account.refundedCents],
    ['our share', taken > 0 ? intent.feeCents : 0, account.feeCents],
    ['returned of our share', intent.feeReturnedCents, account.feeReturnedCents],
  ];
  const differing = compared.filter(([, theirs, ours]) => theirs !== ours);
  return [
    ...differing.map(([what, theirs, ours]) => ({
      what: `${what}: another amount in the ledger`,
      of: `${of}, ${theirs} and ${ours} cents`,
    })),
    ...(intent.refunds.length > 1 ? [{ what: 'given back twice', of }] : []),
    // Everybody here cancels in time.
    ...(isCalledOff && back < taken ? [{ what: 'called off, and the money is not back', of }] : []),
  ];
}

function ordersPaidTwice(intents: readonly Intent[], ours: ReadonlyMap<string, Account>): Finding[] {
  const kept = intents.filter(
    ({ receivedCents, refunds }) => receivedCents > sumOf(refunds.map(({ cents }) => cents)),
  );
  const reservations = Map.groupBy(kept, ({ id }) => ours.get(id)?.reservationId);
  return [...reservations]
    .filter(([reservationId, paid]) => reservationId !== undefined && paid.length > 1)
    .map(([reservationId]) => ({ what: 'paid twice', of: `reservation ${reservationId}` }));
}

/** All together, for the figures. */
export function totals({ intents, accounts }: Pick<EndState, 'intents' | 'accounts'>) {
  return {
    processor: {
      taken: sumOf(intents.map(({ receivedCents }) => receivedCents)),
      back: sumOf(intents.flatMap(({ refunds }) => refunds.map(({ cents }) => cents))),
    },
    ledger: {
      taken: sumOf(accounts.map(({ capturedCents }) => capturedCents)),
      back: sumOf(accounts.map(({ refundedCents }) => refundedCents)),
    },
  };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
