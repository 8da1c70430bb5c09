import { expect, test } from 'vitest';
import { whatMoved } from './what-moved.ts';

const at = (start: string, end: string) => ({
  startsAt: new Date(`2026-11-16T${start}:00Z`),
  endsAt: new Date(`2026-11-16T${end}:00Z`),
});
const now = { ...at('10:00', '11:00'), resourceId: 4, offer: { id: 9 } };
const was = (offerId: number, resourceId: number) => ({ was: { offerId, resourceId } });

test.each([
  ['the time', { ...at('09:00', '10:00'), resourceId: 4 }, ['time']],
  ['the time, told by the version before', at('09:00', '10:00'), ['time']],
  ['the minutes', { ...at('10:00', '10:45'), resourceId: 4 }, ['length']],
  ['the person', { ...at('10:00', '11:00'), resourceId: 5 }, ['person']],
  ['all of them', { ...at('09:00', '09:30'), resourceId: 5 }, ['time', 'length', 'person']],
  ['the service', { ...at('10:00', '11:00'), ...was(8, 4) }, ['service']],
  ['service and person', { ...at('10:00', '11:00'), ...was(8, 5) }, ['person', 'service']],
  ['time and service', { ...at('09:00', '10:00'), ...was(8, 4) }, ['time', 'service']],
  ['the time alone', { ...at('09:00', '10:00'), resourceId: 4, ...was(9, 4) }, ['time']],
  ['another service, told by the version before', at('10:00', '11:00'), ['service']],
  [
    'another service of another length, told by the version before',
    at('10:00', '11:30'),
    ['length', 'service'],
  ],
  ['nothing', { ...at('10:00', '11:00'), resourceId: 4, ...was(9, 4) }, []],
])('what a move changed: %s', (_what, from, changes) => expect(whatMoved(from, now)).toEqual(changes));
