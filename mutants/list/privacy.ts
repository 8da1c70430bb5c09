import type { Mutant } from '../mutant.ts';

const ROOM = 'server/modules/privacy';
const MAILS = 'server/modules/notifications/store/personal-data.ts';
const TESTS = [`${ROOM}/privacy.integration.test.ts`];

export const PRIVACY: readonly Mutant[] = [
  {
    bug: 'what a mail server said about somebody’s address is kept',
    file: MAILS,
    search: `      last_error: null,
`,
    replace: '',
    tests: TESTS,
  },
  {
    bug: 'letters that wait for somebody who has left go out',
    file: MAILS,
    search: `      state: sql\`case when state = 'waiting' then 'dropped' else state end\`,
`,
    replace: '',
    tests: TESTS,
  },
  {
    bug: 'what requests under way wrote about somebody who has left is never erased',
    file: `${ROOM}/use-cases/delete-my-account.ts`,
    search: `    await tx.enqueue(ERASE_AGAIN_JOB, { personId }, { startAfterSeconds: ERASE_AGAIN_SECONDS });
`,
    replace: '',
    tests: TESTS,
  },
  {
    bug: 'what requests under way wrote is erased before they have written it',
    file: `${ROOM}/use-cases/delete-my-account.ts`,
    search: 'const ERASE_AGAIN_SECONDS = 120;',
    replace: 'const ERASE_AGAIN_SECONDS = 0;',
    tests: TESTS,
  },
  {
    bug: 'letters to an address somebody had before are left out',
    file: `${ROOM}/use-cases/subject-of.ts`,
    search: '    ...(await formerEmails(work, personId)),\n',
    replace: '',
    tests: TESTS,
  },
  {
    bug: 'letters to an address somebody booked with are left out',
    file: `${ROOM}/use-cases/subject-of.ts`,
    search: '    ...(await addressesOfCustomer(work, personId)),\n',
    replace: '',
    tests: TESTS,
  },
  {
    bug: 'an address in capitals is nobody’s',
    file: `${ROOM}/use-cases/subject-of.ts`,
    search: 'addresses.map((address) => address.toLowerCase())',
    replace: 'addresses',
    tests: TESTS,
  },
  {
    bug: 'a provider run by role loses its only owner',
    file: `${ROOM}/use-cases/account-deletion.ts`,
    search: `role === 'owner' && !owned`,
    replace: `role !== 'owner' && !owned`,
    tests: TESTS,
  },
  {
    bug: 'five exports an hour instead of five a day',
    file: `${ROOM}/use-cases/export-my-data.ts`,
    search: `EXPORTS_PER_DAY, 'day')`,
    replace: `EXPORTS_PER_DAY)`,
    tests: TESTS,
  },
  {
    bug: 'nobody can see afterwards that somebody’s data was taken along',
    file: `${ROOM}/use-cases/export-my-data.ts`,
    search: `  await audit(work, {
    providerId: null,
    actor: \`person:\${me.personId}\`,
    action: 'personalDataExported',
    subject: 'person',
    subjectId: me.personId,
  });
`,
    replace: '',
    tests: TESTS,
  },
  {
    bug: 'a stolen password alone deletes an account that has a second factor',
    file: `${ROOM}/use-cases/delete-my-account.ts`,
    search: `  await expectFactorProved(work, me);
`,
    replace: '',
    tests: [ROOM, 'server/modules/identity/step-up.integration.test.ts'],
  },
  {
    bug: 'the second wish of two at once deletes the account once more',
    file: `${ROOM}/use-cases/delete-my-account.ts`,
    search: `    if (!person) return;
    const {`,
    replace: `    if (!person) throw new Error('nobody');
    const {`,
    tests: TESTS,
  },
  {
    bug: 'a wish for a link that waits in the queue keeps the address of who has left',
    file: 'server/modules/identity/use-cases/personal-data.ts',
    search: `    if (person) await forgetJobs(work, SEND_ACCOUNT_LINK_JOB, { key: person.emailKey });
`,
    replace: '',
    tests: TESTS,
  },
  {
    bug: 'the address of the letter of goodbye is kept for ever',
    file: 'server/modules/notifications/store/mails.ts',
    search: `case when kind = \${FAREWELL_KIND} then '' else recipient end`,
    replace: 'recipient',
    tests: TESTS,
  },
  {
    bug: 'the export tells of decisions but not of those in the registration',
    file: 'server/modules/identity/use-cases/personal-data.ts',
    search: `subjects: ['person', 'logIn']`,
    replace: `subjects: ['person']`,
    tests: TESTS,
  },
];
