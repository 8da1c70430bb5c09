import type { Mutant } from '../mutant.ts';

const ROOM = 'server/modules/identity';
const test = (name: string): readonly string[] => [`${ROOM}/${name}.integration.test.ts`];

export const IDENTITY: readonly Mutant[] = [
  {
    bug: 'an invitation’s code opens any other log-in',
    file: `${ROOM}/use-cases/sign-in.ts`,
    search: 'step !== null && step.personId === logIn?.personId && isOpen',
    replace: 'step !== null && isOpen',
    tests: test('waiting-log-ins'),
  },
  {
    bug: 'a session that nobody used for too long is refreshed',
    file: `${ROOM}/store/sessions.ts`,
    search: `    .where('idle_until', '>', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where('person_id', 'in'`,
    replace: `    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where('person_id', 'in'`,
    tests: test('refresh-tokens'),
  },
  {
    bug: 'a session past its longest time is refreshed',
    file: `${ROOM}/store/sessions.ts`,
    search: `    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .where('person_id', 'in'`,
    replace: `    .where('person_id', 'in'`,
    tests: test('refresh-tokens'),
  },
  {
    bug: 'a disabled person’s session is refreshed',
    file: `${ROOM}/store/sessions.ts`,
    search: `.select('person_id').where('active', '=', true))`,
    replace: `.select('person_id'))`,
    tests: test('refresh-tokens'),
  },
  {
    bug: 'two thousand guesses from one address instead of twenty',
    file: `${ROOM}/use-cases/sign-in.ts`,
    search: 'const TRIES_PER_ADDRESS = 20;',
    replace: 'const TRIES_PER_ADDRESS = 2_000;',
    tests: test('lockout'),
  },
  {
    bug: 'two thousand guesses in a known browser instead of twenty',
    file: `${ROOM}/use-cases/sign-in.ts`,
    search: 'const TRIES_PER_DEVICE = 20;',
    replace: 'const TRIES_PER_DEVICE = 2_000;',
    tests: test('lockout'),
  },
  {
    bug: 'five hundred letters with a link in an hour instead of five',
    file: `${ROOM}/use-cases/confirm-user.ts`,
    search: 'const LETTERS_PER_HOUR = 5;',
    replace: 'const LETTERS_PER_HOUR = 500;',
    tests: test('lockout'),
  },
  {
    bug: 'an ID token made for another audience is taken',
    file: `${ROOM}/use-cases/read-actor.ts`,
    search: `      audience: AUDIENCE,
`,
    replace: '',
    tests: test('identity'),
  },
  {
    bug: 'an ID token of another installation is taken',
    file: `${ROOM}/use-cases/read-actor.ts`,
    search: `      issuer: secrets.issuer,
`,
    replace: '',
    tests: test('identity'),
  },
  {
    bug: 'an ID token never grows old',
    file: `${ROOM}/use-cases/read-actor.ts`,
    search: 'currentDate: work.now(),',
    replace: 'currentDate: new Date(0),',
    tests: test('identity'),
  },
  {
    bug: 'a mailed code never expires',
    file: `${ROOM}/use-cases/one-time-codes.ts`,
    search: 'step.usedAt === null && step.expiresAt > now && step.tries',
    replace: 'step.usedAt === null && step.tries',
    tests: test('identity'),
  },
  {
    bug: 'of many guesses at a code that come at once each counts as the first',
    file: `${ROOM}/use-cases/one-time-codes.ts`,
    search: '(await countTry(work, step.id)) > MOST_TRIES',
    replace: '(await countTry(work, step.id)) < 1',
    tests: test('second-factor'),
  },
  {
    bug: 'the codes of all people end with one person’s',
    file: `${ROOM}/store/codes.ts`,
    search: `    .where('person_id', '=', personId)
    .where('purpose', 'in', purposes)`,
    replace: `    .where('purpose', 'in', purposes)`,
    tests: test('another-email'),
  },
  {
    bug: 'after two changes of e-mail the digits go to the thief’s address, not to the first one',
    file: `${ROOM}/store/codes.ts`,
    search: `    .orderBy('id')
    .limit(1)`,
    replace: `    .orderBy('id', 'desc')
    .limit(1)`,
    tests: test('step-up'),
  },
  {
    bug: 'taking an e-mail back ends earlier links too, and the owner has none left',
    file: `${ROOM}/store/codes.ts`,
    search: `.where('id', '>', id)`,
    replace: `.where('id', '!=', id)`,
    tests: test('another-email'),
  },
  {
    bug: 'anybody ends anybody’s session',
    file: `${ROOM}/store/sessions.ts`,
    search: `    .where('id', '=', sessionId)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();`,
    replace: `    .where('id', '=', sessionId)
    .executeTakeFirstOrThrow();`,
    tests: test('identity'),
  },
  {
    bug: 'a list of devices shows those that are out already',
    file: `${ROOM}/store/sessions.ts`,
    search: `    .where('idle_until', '>', now)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('last_used_at', 'desc')`,
    replace: `    .orderBy('last_used_at', 'desc')`,
    tests: test('identity'),
  },
  {
    bug: 'a code of the authenticator app counts twice',
    file: `${ROOM}/use-cases/authenticator-app.ts`,
    search: 'step <= (app?.lastStep ?? 0)',
    replace: 'step < (app?.lastStep ?? 0)',
    tests: test('second-factor-core'),
  },
  {
    bug: 'a recovery code counts twice',
    file: `${ROOM}/store/second-factors.ts`,
    search: `    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)`,
    replace: `    .where('code_hash', '=', hash)`,
    tests: test('second-factor-core'),
  },
  {
    bug: 'a passkey is removed from somebody else’s account',
    file: `${ROOM}/store/second-factors.ts`,
    search: `    .where('id', '=', id)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();`,
    replace: `    .where('id', '=', id)
    .executeTakeFirstOrThrow();`,
    tests: test('passkeys'),
  },
  {
    bug: 'a copied passkey whose counter stands still is taken',
    file: `${ROOM}/store/second-factors.ts`,
    search: `signCount === 0 ? '=' : '<'`,
    replace: `signCount === 0 ? '=' : '<='`,
    tests: test('passkeys'),
  },
  {
    bug: 'whoever finds the link in the letter to the new e-mail confirms it in their own account',
    file: `${ROOM}/use-cases/change-email.ts`,
    search: 'step?.personId !== personId || !isOpen(step, work.now())',
    replace: '!step || !isOpen(step, work.now())',
    tests: test('another-email'),
  },
  {
    bug: 'a thief’s sessions outlive the owner’s taking the e-mail back',
    file: `${ROOM}/use-cases/change-email.ts`,
    search: `    await deleteSessions(tx, personId, null);
`,
    replace: '',
    tests: test('another-email'),
  },
  {
    bug: 'who is deactivated in the middle of a sign-in goes on with it',
    file: `${ROOM}/use-cases/invite-person.ts`,
    search: `      await markAllUsed(tx, logIn.personId, ['newPassword', 'secondFactor', 'passkey', 'emailCode']);
`,
    replace: '',
    tests: test('second-factor'),
  },
  {
    bug: 'an earlier invitation still opens the door after a new one',
    file: `${ROOM}/use-cases/invite-person.ts`,
    search: `    await markInvitesUsed(tx, personId, providerId);
`,
    replace: '',
    tests: test('waiting-log-ins'),
  },
  {
    bug: 'a role given once more after it was taken away stays off',
    file: `${ROOM}/store/provider-roles.ts`,
    search: `        role,
        active: true,
        since: eb`,
    replace: `        role,
        since: eb`,
    tests: test('business-sessions'),
  },
  {
    bug: 'a link to a new password works with anybody’s e-mail beside it',
    file: `${ROOM}/use-cases/reset-password.ts`,
    search: 'email === null || (logIn !== null && emailKey(email) === emailKey(logIn.email))',
    replace: 'true',
    tests: test('identity'),
  },
  {
    bug: 'a disabled person chooses a new password',
    file: `${ROOM}/use-cases/reset-password.ts`,
    search: '!step || !logIn?.isActive || !isTheirs',
    replace: '!step || !logIn || !isTheirs',
    tests: test('identity'),
  },
  {
    bug: 'the session a browser had before goes on beside the new one',
    file: `${ROOM}/use-cases/finish-sign-in.ts`,
    search: `    if (origin.replaces) await deleteSession(tx, origin.replaces.personId, origin.replaces.sessionId);
`,
    replace: '',
    tests: test('refresh-tokens'),
  },
  {
    bug: 'the daily sweep forgets after a month where people come in from',
    file: `${ROOM}/store/sweep.ts`,
    search: `.where('last_used_at', '<', yearAgo)`,
    replace: `.where('last_used_at', '<', monthAgo)`,
    tests: test('sweep'),
  },
  {
    bug: 'the daily sweep ends sessions that still live',
    file: `${ROOM}/store/sweep.ts`,
    search: `.where('idle_until', '<', monthAgo)`,
    replace: `.where('last_used_at', '<', monthAgo)`,
    tests: test('sweep'),
  },
  {
    bug: 'whoever has an open browser guesses its person’s password a thousand times',
    file: `${ROOM}/use-cases/check-password.ts`,
    search: 'const TRIES_PER_HOUR = 10;',
    replace: 'const TRIES_PER_HOUR = 1_000;',
    tests: test('step-up'),
  },
  {
    bug: 'a thousand mailed codes an hour, of five tries each',
    file: `${ROOM}/use-cases/email-codes.ts`,
    search: 'const CODES_PER_HOUR = 10;',
    replace: 'const CODES_PER_HOUR = 1_000;',
    tests: test('step-up'),
  },
  {
    bug: 'a code mailed for one session proves the e-mail in another',
    file: `${ROOM}/use-cases/answer-email-code.ts`,
    search: `step.details['sessionId'] !== sessionId`,
    replace: `step.details['sessionId'] === undefined`,
    tests: test('step-up'),
  },
  {
    bug: 'an author comes into the administration',
    file: `${ROOM}/use-cases/sign-in.ts`,
    search: `logIn.role === 'admin' : `,
    replace: `logIn.role !== 'customer' : `,
    tests: test('identity'),
  },
  {
    bug: 'a stranger who typed the address is greeted with somebody else’s name',
    file: 'server/modules/identity/use-cases/account-mail.ts',
    search: `purpose === 'newEmail' ? '' : (user?.firstname ?? '')`,
    replace: `user?.firstname ?? ''`,
    tests: test('another-email'),
  },
  {
    bug: 'nobody is told of the letters to the e-mail they had before',
    file: `${ROOM}/store/former-emails.ts`,
    search: `.whereRef('others.person_id', '!=', 'former_emails.person_id')`,
    replace: `.whereRef('others.person_id', '=', 'former_emails.person_id')`,
    tests: test('another-email'),
  },
  {
    bug: 'an e-mail in full-width letters is another person',
    file: `${ROOM}/rules/email-key.ts`,
    search: `.normalize('NFKC')`,
    replace: '',
    tests: [`${ROOM}/rules`],
  },
];
