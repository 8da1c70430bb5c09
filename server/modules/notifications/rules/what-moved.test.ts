import { expect, test } from 'vitest';
import { whatMoved } from './what-moved.ts';

const at = (start: string, end: string) => ({
  startsAt: new Date(`2026-11-16T${start}:00Z`),
  endsAt: new Date(`2026-11-16T${end}:00Z`),
});
const now = { ...at('10:00', '11:00'), resourceId: 4, offer: { id: 9 } };
const with4 = (offerId = 9) => ({ resourceId: 4, offerId });
const with5 = (offerId = 9) => ({ resourceId: 5, offerId });

test.each([
  ['the time', { ...at('09:00', '10:00'), ...with4() }, ['time']],
  ['the minutes', { ...at('10:00', '10:45'), ...with4() }, ['length']],
  ['the person', { ...at('10:00', '11:00'), ...with5() }, ['person']],
  ['all of them', { ...at('09:00', '09:30'), ...with5(8) }, ['time', 'length', 'person', 'service']],
  ['the service', { ...at('10:00', '11:00'), ...with4(8) }, ['service']],
  ['service and person', { ...at('10:00', '11:00'), ...with5(8) }, ['person', 'service']],
  ['time and service', { ...at('09:00', '10:00'), ...with4(8) }, ['time', 'service']],
  ['nothing', { ...at('10:00', '11:00'), ...with4() }, []],
])('what a move changed: %s', (_what, from, changes) => expect(whatMoved(from, now)).toEqual(changes));
