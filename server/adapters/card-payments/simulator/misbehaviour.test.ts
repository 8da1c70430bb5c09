import { describe, expect, it } from 'vitest';
import { chance } from '#server/testing/chance.ts';
import { Misbehaviour } from './misbehaviour.ts';

describe('an unreliable processor', () => {
  const unreliable = () => {
    const misbehaviour = new Misbehaviour(chance(1));
    misbehaviour.unreliableShare = 0.5;
    return misbehaviour;
  };

  it('gets half of its answers and announcements wrong, in every way', () => {
    const misbehaviour = unreliable();
    const faults = Array.from({ length: 400 }, () => misbehaviour.takeFault('refunds.create'));
    const wrong = faults.filter((fault) => fault !== null);
    expect(wrong.length).toBeGreaterThan(150);
    expect(wrong.length).toBeLessThan(250);
    expect(new Set(wrong)).toEqual(
      new Set(['answeredLate', 'timeoutAfterEffect', 'resetAfterEffect', 'keyRefused']),
    );
    const plans = Array.from({ length: 400 }, () => misbehaviour.planDeliveries('payment_intent.succeeded'));
    const onTime = plans.filter(
      ([first, second]) => first?.state === 'waiting' && first.delaySeconds === 0 && !second,
    );
    expect(onTime.length).toBeGreaterThan(150);
    expect(onTime.length).toBeLessThan(250);
    expect(plans.some((plan) => plan.length === 2)).toBe(true);
    expect(plans.some(([first]) => first?.state === 'lost')).toBe(true);
    expect(plans.some(([first]) => first?.delaySeconds === 10)).toBe(true);
  });

  it('does first what it was asked for, and behaves once it is told to', () => {
    const misbehaviour = unreliable();
    misbehaviour.failNext({ fault: 'rateLimited', operation: 'refunds.create' });
    expect(misbehaviour.takeFault('refunds.create')).toBe('rateLimited');
    misbehaviour.clear();
    expect(Array.from({ length: 50 }, () => misbehaviour.takeFault('refunds.create'))).toEqual(
      Array.from({ length: 50 }, () => null),
    );
  });
});
