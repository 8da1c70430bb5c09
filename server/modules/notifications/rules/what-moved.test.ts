import { expect, test } from 'vitest';
import { whatMoved } from './what-moved.ts';

const at = (start: string, end: string) => ({
  startsAt: new Date(`2026-11-16T${start}:00Z`),
  endsAt: new Date(`2026-11-16T${end}:00Z`),
});
const now = { ...at('10:00', '11:00'), resourceId: 4 };

test.each([
  ['the time', { ...at('09:00', '10:00'), resourceId: 4 }, ['time']],
  ['the time, told by the version before', at('09:00', '10:00'), ['time']],
  ['the minutes', { ...at('10:00', '10:45'), resourceId: 4 }, ['length']],
  ['the person', { ...at('10:00', '11:00'), resourceId: 5 }, ['person']],
  ['all of them', { ...at('09:00', '09:30'), resourceId: 5 }, ['time', 'length', 'person']],
  ['another service', at('10:00', '11:00'), ['service']],
  ['another service of another length', at('10:00', '11:30'), ['length', 'service']],
  ['nothing', now, []],
])('what a move changed: %s', (_what, from, changes) => expect(whatMoved(from, now)).toEqual(changes));
