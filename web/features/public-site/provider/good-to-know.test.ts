import { expect, it } from 'vitest';
import type { ServiceToBook } from '#web/booking/booking-types.ts';
import type { ClassToBook } from '#web/booking/classes/class-calls.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import { goodToKnow } from './good-to-know.ts';

const WAYS = { canBookOnly: true, canPayOnline: false, canUseMembership: false };
const service = (ways: typeof WAYS) =>
  ({ offers: [{ ...ways, onlineDiscountPercent: 0 }] }) as unknown as ServiceToBook;
const YOGA = WAYS as unknown as ClassToBook;
const PROVIDER = { freeCancellationHours: 24, cancellationPolicy: '', reservationOffset: 120 };

const saidOf = (services: ServiceToBook[]) =>
  goodToKnow(PROVIDER, { services, classes: [YOGA] }, textsIn('it')).join(' ');

it('how long before one books is said where a service can be booked, not of classes', () => {
  expect(saidOf([service(WAYS)])).toContain('Si prenota con almeno 2 ore di anticipo.');
  expect(saidOf([])).not.toContain('Si prenota con almeno');
  expect(saidOf([service({ ...WAYS, canBookOnly: false })])).not.toContain('Si prenota con almeno');
});
