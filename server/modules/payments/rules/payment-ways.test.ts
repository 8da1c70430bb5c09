import { describe, expect, it } from 'vitest';
import type { PaymentSetting } from '#contracts/statuses.ts';
import type { PayableType, PaymentFlags } from './payment-ways.ts';
import { paymentWays } from './payment-ways.ts';

const allTicked: PaymentFlags = {
  serviceOnsite: true,
  serviceOnline: true,
  serviceMembership: true,
  courseOnsite: true,
  courseOnline: true,
  courseMembership: true,
  membershipOnsite: true,
  membershipOnline: true,
};
const noneTicked: PaymentFlags = {
  serviceOnsite: false,
  serviceOnline: false,
  serviceMembership: false,
  courseOnsite: false,
  courseOnline: false,
  courseMembership: false,
  membershipOnsite: false,
  membershipOnline: false,
};

const ways = (more: Partial<Parameters<typeof paymentWays>[0]>): string => {
  const open = paymentWays({
    acceptPayments: 'Optional',
    options: allTicked,
    hasConnectedAccount: true,
    planAllowsOnlinePayment: true,
    type: 'service',
    ...more,
  });
  const names = { canBookOnly: 'book', canPayOnline: 'pay', canUseMembership: 'membership' } as const;
  return (['canBookOnly', 'canPayOnline', 'canUseMembership'] as const)
    .filter((way) => open[way])
    .map((way) => names[way])
    .join(' ');
};

describe('the ways of paying', () => {
  it.each<[PaymentSetting, string]>([
    ['NoPayments', 'book membership'],
    ['Optional', 'book pay membership'],
    ['OnlineOnly', 'pay membership'],
    ['membership', 'membership'],
  ])('under %s are: %s', (acceptPayments, expected) => expect(ways({ acceptPayments })).toBe(expected));

  it.each<[PaymentSetting, Partial<PaymentFlags>, string]>([
    ['NoPayments', { serviceOnsite: true }, 'book'],
    ['NoPayments', { serviceOnline: true }, ''],
    ['Optional', { serviceOnsite: true }, 'book'],
    ['Optional', { serviceOnline: true }, 'pay'],
    ['Optional', { serviceMembership: true }, 'membership'],
    ['Optional', {}, ''],
    ['OnlineOnly', { serviceOnsite: true }, ''],
    ['OnlineOnly', { serviceOnline: true }, 'pay'],
    ['membership', { serviceOnsite: true, serviceOnline: true }, ''],
  ])('under %s with only %o ticked are: %s', (acceptPayments, ticked, expected) =>
    expect(ways({ acceptPayments, options: { ...noneTicked, ...ticked } })).toBe(expected),
  );

  it.each<[PayableType, Partial<PaymentFlags>, string]>([
    ['course', { courseOnsite: true, courseOnline: true, courseMembership: true }, 'book pay membership'],
    ['course', { serviceOnsite: true, serviceOnline: true, serviceMembership: true }, ''],
    ['event', { courseOnsite: true, courseOnline: false }, 'book'],
    ['event', { courseOnline: true }, 'pay'],
    ['membership', { membershipOnsite: true, membershipOnline: true }, 'book pay'],
    ['membership', { serviceMembership: true, courseMembership: true }, ''],
    ['video', {}, 'pay'],
  ])('for a %s with only %o ticked are: %s', (type, ticked, expected) =>
    expect(ways({ type, options: { ...noneTicked, ...ticked } })).toBe(expected),
  );

  it('leave paying online out without a connected account or a plan that has it, videos too', () => {
    expect(ways({ hasConnectedAccount: false })).toBe('book membership');
    expect(ways({ planAllowsOnlinePayment: false })).toBe('book membership');
    expect(ways({ acceptPayments: 'OnlineOnly', hasConnectedAccount: false })).toBe('membership');
    expect(ways({ type: 'video', hasConnectedAccount: false })).toBe('');
    expect(ways({ type: 'video', acceptPayments: 'NoPayments' })).toBe('');
  });
});
