import { expect, it } from 'vitest';
import type { Status } from './why-not-allowed.ts';
import { whyNotAllowed } from './why-not-allowed.ts';

const MONEY = { roles: { owner: 'all' }, isAfterStepUp: true, isForNewcomers: false };
const OWNER: Status = { role: 'owner', isProved: true, isSteppedUp: true, isOpened: true };

it.each<[string, Partial<Status>, string | null]>([
  ['who may, has just proved it and has the package', {}, null],
  ['who has no role, whatever else holds', { role: null, isSteppedUp: false, isOpened: false }, 'notFound'],
  [
    'a role that may not, before a proof is asked for',
    { role: 'manager', isSteppedUp: false },
    'NotAuthorizedException',
  ],
  [
    'who has not proved the e-mail, before a proof is asked for',
    { isProved: false, isSteppedUp: false },
    'userNotConfirmed',
  ],
  [
    'who has proved nothing lately, before the package is told',
    { isSteppedUp: false, isOpened: false },
    'stepUpNeeded',
  ],
  ['a package without it', { isOpened: false }, 'insufficientPlan'],
])('%s', (_name, changed, code) => {
  expect(whyNotAllowed(MONEY, { ...OWNER, ...changed })).toBe(code);
});

it('asks for no proof where the action wants none', () => {
  expect(whyNotAllowed({ ...MONEY, isAfterStepUp: false }, { ...OWNER, isSteppedUp: false })).toBeNull();
});

it('lets who has not proved the e-mail do what is for newcomers too', () => {
  expect(whyNotAllowed({ ...MONEY, isForNewcomers: true }, { ...OWNER, isProved: false })).toBeNull();
});
