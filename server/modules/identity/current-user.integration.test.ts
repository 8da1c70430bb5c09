import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiSchema } from '#server/app.ts';
import type { TestApp } from '#server/testing/test-app.ts';
import { openTestApp } from '#server/testing/test-app.ts';
import { anActor } from './builders.ts';
import { register } from './testing/sign-in-steps.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('the current user has every field of the specification that opens no door', async () => {
  const email = 'ada.all@example.it';
  const personId = await register(app, email);
  const actor = anActor({ personId });
  const answer = await app.ask(
    `{ getCurrentUser {
      id resourceId ownerId ownerIds name firstname lastname fullname username surname email gender birthday address city postcode country
      tags url facebook instagram linkedin skype twitter youtube phone role active image status providerId providersIds userLanguage
      blacklisted blockContent describedName note codiceFiscale piva sdi created ordersNumber customerId svcGroupId groupColor
      completedOnboarding timezone verifiedEmail consents { mail marketing dataSharing } agreements { type decision }
    } }`,
    {},
    { actor },
  );
  expect(answer.errors).toBeUndefined();
  const empty = (names: string, value: unknown) =>
    Object.fromEntries(names.split(' ').map((name) => [name, value]));
  expect(answer.data?.['getCurrentUser']).toEqual({
    id: personId,
    username: email,
    email,
    verifiedEmail: true,
    role: 'customer',
    active: true,
    status: 'active',
    created: app.clock.now().toISOString(),
    userLanguage: 'it',
    timezone: 'Europe/Rome',
    ordersNumber: 0,
    consents: { mail: false, marketing: false, dataSharing: false },
    ...empty('name firstname lastname surname fullname', ''),
    ...empty('completedOnboarding blacklisted blockContent', false),
    ...empty('tags agreements providersIds ownerIds', []),
    ...empty(
      'describedName gender birthday phone url image address city postcode country facebook instagram linkedin',
      null,
    ),
    ...empty('skype twitter youtube codiceFiscale piva sdi providerId ownerId resourceId customerId', null),
    ...empty('svcGroupId groupColor note', null),
  });
});

it('nor has it a field for a password or a code', () => {
  const type = apiSchema().getType('User');
  const fields = isObjectType(type) ? Object.keys(type.getFields()) : [];
  expect(fields).toContain('email');
  expect(fields.filter((name) => /password|code$|codeExpiration|hash|secret|token/i.test(name))).toEqual([
    'postcode',
  ]);
});

it('nobody is born after today', async () => {
  const actor = anActor({ personId: await register(app, 'bea.birthday@example.it') });
  const today = app.clock.now();
  const tomorrow = new Date(today.getTime() + 24 * 3_600_000);
  const born = (at: Date, version: number) =>
    app.ask(
      'mutation ($input: UserInput!) { updateUser(input: $input) { birthday } }',
      { input: { version, birthday: at.toISOString().slice(0, 10) } },
      { actor },
    );
  expect((await born(tomorrow, 1)).errors?.[0]).toMatchObject({
    code: 'clientDataNotValid',
    affected: ['birthday'],
  });
  expect((await born(today, 1)).errors).toBeUndefined();
});

it('a consent is kept as Y or N, the last word of each', async () => {
  const personId = await register(app, 'bea.consents@example.it');
  const actor = anActor({ personId });
  const decide = (agreements: { type: string; decision: string }[]) =>
    app.ask(
      `mutation ($agreements: [AgreementDecisionInput!]!) { updateAgreements(agreements: $agreements) {
        agreements { type decision } consents { mail marketing dataSharing } } }`,
      { agreements },
      { actor },
    );
  await decide([
    { type: 'email', decision: 'Y' },
    { type: 'sharing', decision: 'Y' },
  ]);
  const after = await decide([
    { type: 'email', decision: 'N' },
    { type: 'marketing', decision: 'N' },
  ]);
  expect(after.data?.['updateAgreements']).toMatchObject({
    consents: { mail: false, marketing: false, dataSharing: true },
  });
  const { rows } = await app.pool.query(
    'select type, decision from agreements where person_id = $1 order by type',
    [personId],
  );
  expect(rows).toEqual([
    { type: 'email', decision: 'N' },
    { type: 'marketing', decision: 'N' },
    { type: 'sharing', decision: 'Y' },
  ]);
  expect((await decide([{ type: 'spam', decision: 'Y' }])).errors?.[0]?.code).toBe('invalidInput');
  expect((await decide([{ type: 'email', decision: 'maybe' }])).errors?.[0]?.code).toBe('invalidInput');
});
