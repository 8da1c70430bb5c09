import { describe, expect, it } from 'vitest';
import type { PackageId } from '#contracts/package-ids.ts';
import { planAllows } from './policy.ts';
import type { ProviderPlan } from './rules/plan.ts';
import { FREE_PLAN, hasNotPaid } from './rules/plan.ts';

const now = new Date('2026-11-02T08:00:00Z');
const plan = (changes: Partial<ProviderPlan>): ProviderPlan => ({ ...FREE_PLAN, packageId: 1, ...changes });

describe('a plan', () => {
  it.each<[PackageId, boolean, boolean, boolean, boolean, boolean]>([
    [0, false, false, false, false, false],
    [1, true, true, true, true, true],
    [2, true, true, false, false, false],
    [3, true, true, true, true, true],
  ])(
    '%i opens booking %s, payment %s, staff %s, widget %s, exports %s',
    (packageId, booking, payment, staff, widget, exports) => {
      expect(planAllows({ packageId }, 'onlineBooking')).toBe(booking);
      expect(planAllows({ packageId }, 'onlinePayment')).toBe(payment);
      expect(planAllows({ packageId }, 'staff')).toBe(staff);
      expect(planAllows({ packageId }, 'widget')).toBe(widget);
      expect(planAllows({ packageId }, 'exports')).toBe(exports);
    },
  );

  it.each<[string, Partial<ProviderPlan>, boolean]>([
    ['runs without an end', {}, false],
    ['ends later', { endsAt: new Date('2026-11-02T08:00:01Z') }, false],
    ['ends this moment', { endsAt: now }, true],
    ['has ended', { endsAt: new Date('2026-11-01T00:00:00Z') }, true],
    ['was switched off', { active: false }, true],
    ['is Free, whatever else it says', { packageId: 0, active: false, endsAt: new Date(0) }, false],
  ])('that %s', (_name, changes, isUnpaid) => expect(hasNotPaid(plan(changes), now)).toBe(isUnpaid));
});
