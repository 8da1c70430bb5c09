import { describe, expect, it } from 'vitest';
import type { Texts } from '#web/lib/texts-in.ts';
import type { ListedReservation } from './reservation-calls.ts';
import { paymentOf, stateOf } from './reservation-labels.ts';

const t: Texts = (message, ...values) => message(values[0] ?? ({} as never), { locale: 'en' });
type State = Parameters<typeof stateOf>[0];
const STANDS: State = { status: 'A', isOver: false, cancelReason: null, presence: null };

describe('where a booking stands', () => {
  it.each<[Partial<State>, string]>([
    [{}, 'good: Confirmed'],
    [{ isOver: true }, 'quiet: Completed'],
    [{ presence: 'arrived' }, 'good: Arrived'],
    [{ presence: 'noShow', isOver: true }, 'wrong: No-show'],
    [{ status: 'P' }, 'waiting: Awaiting confirmation'],
    [{ status: 'RSD' }, 'waiting: Awaiting payment'],
    [{ status: 'R' }, 'quiet: Refunded'],
    [{ status: 'C', cancelReason: 'byCustomer' }, 'wrong: Cancelled'],
    [{ status: 'C', cancelReason: 'byProvider' }, 'wrong: Cancelled'],
    [{ status: 'C', cancelReason: 'expired' }, 'quiet: Expired'],
  ])('%o is %s', (changes, said) => {
    const { tone, text } = stateOf({ ...STANDS, ...changes });
    expect(`${tone}: ${t(text)}`).toBe(said);
  });
});

describe('how its money stands', () => {
  const saidOf = (status: ListedReservation['status'], moneyState: ListedReservation['moneyState']) => {
    const pill = paymentOf({ status, moneyState });
    return pill && `${pill.tone}: ${t(pill.text)}`;
  };

  it.each<[ListedReservation['moneyState'], string, string | null]>([
    ['fullyPaid', 'good: Paid', 'good: Paid'],
    ['partiallyPaid', 'waiting: Partly paid', 'waiting: Partly paid'],
    ['paidWithMembership', 'good: By membership', 'good: By membership'],
    ['pricedZero', 'quiet: Free', null],
    ['notPaid', 'waiting: Unpaid', null],
  ])('%s is %s while it stands, and %s once it is off', (moneyState, standing, off) => {
    for (const status of ['A', 'P', 'RSD'] as const) expect(saidOf(status, moneyState)).toBe(standing);
    for (const status of ['C', 'R'] as const) expect(saidOf(status, moneyState)).toBe(off);
  });

  it('given back is quiet, and said once of what is called refunded already', () => {
    for (const status of ['A', 'P', 'RSD', 'C'] as const)
      expect(saidOf(status, 'givenBack')).toBe('quiet: Refunded');
    expect(saidOf('R', 'givenBack')).toBeNull();
  });
});
