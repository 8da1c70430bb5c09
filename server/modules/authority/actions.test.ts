import { expect, it } from 'vitest';
import { PROVIDER_ACTIONS } from '#contracts/provider-actions.ts';
import { BUSINESS_ROLES } from '#contracts/roles.ts';
import { ROLES_THAT_MAY } from '#contracts/roles-that-may.ts';
import { ACTIONS } from './actions.ts';

it.each(PROVIDER_ACTIONS)('screens tell who may %s as the table has it', (action) => {
  const { roles } = ACTIONS[action];
  expect(ROLES_THAT_MAY[action]).toEqual(BUSINESS_ROLES.filter((role) => roles[role] !== undefined));
});
