import { afterAll, beforeAll, expect, it } from 'vitest';
import { actorAt, aPersonWithLogIn } from '#server/modules/colleagues/testing/colleague-steps.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { aProvider } from './builders.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const LACKS = [
  'changeClasses',
  'changeProducts',
  'changeMemberships',
  'changeWidget',
  'changeEmailTemplates',
  'inviteUsers',
  'giftCredit',
  'changePromoCodes',
  'exportCustomers',
  'exportReservations',
];
const withoutVideos = LACKS.filter((action) => action !== 'changeProducts');

it('says of each center what its package does not open, whatever the role is', async () => {
  const yesterday = new Date(app.clock.now().getTime() - 86_400_000);
  const work = app.work();
  for (const [made, role, lacks] of [
    [{ packageId: 0 }, 'owner', LACKS],
    [{ packageId: 0 }, 'collaborator', LACKS],
    [{ packageId: 2 }, 'owner', withoutVideos],
    [{ packageEndsAt: yesterday }, 'owner', LACKS],
    [{ packageId: 1 }, 'owner', ['changeProducts']],
    [{ packageId: 3 }, 'owner', []],
  ] as const) {
    const providerId = await aProvider(work, made);
    const { personId } = await aPersonWithLogIn(app, undefined, { providerId, role });
    const { data, errors } = await app.ask(
      '{ getCurrentUser { businesses { providerId notInPackage } } }',
      {},
      { actor: actorAt(app, personId, providerId, role) },
    );
    expect(errors).toBeUndefined();
    expect(data).toEqual({ getCurrentUser: { businesses: [{ providerId, notInPackage: lacks }] } });
  }
});
