import type { Mutant } from '../mutant.ts';

const ROOM = 'server/modules/notifications';
const test = (name: string): readonly string[] => [`${ROOM}/${name}.integration.test.ts`];

export const NOTIFICATIONS: readonly Mutant[] = [
  {
    bug: 'a mail in somebody’s hands is taken once more',
    file: `${ROOM}/store/mails.ts`,
    search: `    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', work.now())
    .where('tries', '<', MOST_TRIES)
    .where(doubtfulTries`,
    replace: `    .where('state', '=', 'waiting')
    .where('tries', '<', MOST_TRIES)
    .where(doubtfulTries`,
    tests: test('outbox'),
  },
  {
    bug: 'an older try writes over what a newer one noted',
    file: `${ROOM}/store/mails.ts`,
    search: `    .where('state', '=', 'waiting')
    .where('tries', '=', tries);`,
    replace: `    .where('state', '=', 'waiting');`,
    tests: test('bad-nights'),
  },
  {
    bug: 'a mail that two processes died with waits for ever',
    file: `${ROOM}/store/mails.ts`,
    search: `is.or([is('tries', '>=', MOST_TRIES), is(doubtfulTries, '>=', MOST_DOUBTFUL_TRIES)])`,
    replace: `is.or([is('tries', '>=', MOST_TRIES)])`,
    tests: test('bad-nights'),
  },
  {
    bug: 'an overtaken try hands its letter over all the same',
    file: `${ROOM}/use-cases/send-mail.ts`,
    search: 'if (!(await markHandedOver(work, mail)))',
    replace: 'if (!markHandedOver(work, mail))',
    tests: test('bad-nights'),
  },
  {
    bug: 'mails of the other lane are swept, too',
    file: `${ROOM}/store/mails.ts`,
    search: `lane === 'waitedFor' ? 'in' : 'not in'`,
    replace: `lane === 'waitedFor' ? 'not in' : 'in'`,
    tests: test('outbox'),
  },
  {
    bug: 'every try of a mail has a Message-ID of its own',
    file: `${ROOM}/store/mails.ts`,
    search: 'messageId: row.messageId ?? messageId(row.sendKey)',
    replace: 'messageId: messageId(`${row.sendKey}/${row.tries}`)',
    tests: test('bad-nights'),
  },
  {
    bug: 'the pauses between tries begin with a minute',
    file: `${ROOM}/rules/next-try.ts`,
    search: '2 ** (tries - 1)',
    replace: '2 ** tries',
    tests: test('outbox'),
  },
  {
    bug: 'who let a wish run out gets a letter about a cancellation',
    file: `${ROOM}/reactions.ts`,
    search: `    if (of.reason === 'expired') return;
`,
    replace: '',
    tests: test('outbox'),
  },
  {
    bug: 'an owner is told of the end of a booking they never heard of',
    file: `${ROOM}/reactions.ts`,
    search: 'if (of.hasStood !== false) await noticeOwner(',
    replace: 'await noticeOwner(',
    tests: test('outbox'),
  },
  {
    bug: 'a second move is told to nobody',
    file: `${ROOM}/rules/send-key.ts`,
    search: "const change = sequence === 0 ? '' : `#${sequence}`;",
    replace: "const change = sequence === 0 ? '' : '#1';",
    tests: ['server/modules/booking/moving.integration.test.ts'],
  },
  {
    bug: 'an owner who wants no notices is not told either that money could not go back',
    file: `${ROOM}/reactions.ts`,
    search: 'mail.provider.notificationEmail ?? mail.provider.email',
    replace: 'mail.provider.notificationEmail',
    tests: test('outbox'),
  },
  {
    bug: 'the link for a new e-mail goes to the old one',
    file: `${ROOM}/account-reactions.ts`,
    search: 'recipient: to ?? email',
    replace: 'recipient: email',
    tests: ['server/modules/identity/another-email.integration.test.ts'],
  },
  {
    bug: 'of two changes of password on one account only the first is told',
    file: `${ROOM}/account-reactions.ts`,
    search: 'sendKey: `${kind}:${personId}/${occasion}`',
    replace: 'sendKey: `${kind}:${personId}/${subjectId}`',
    tests: test('account-mails'),
  },
  {
    bug: 'a revoked address of a calendar works again once another is opened',
    file: `${ROOM}/use-cases/calendar-feed.ts`,
    search: '!feed?.isOn || feed.generation !== subject.generation',
    replace: '!feed?.isOn',
    tests: test('calendar-feed'),
  },
  {
    bug: 'a disabled person’s calendar goes on',
    file: `${ROOM}/use-cases/calendar-feed.ts`,
    search: `  if (!(await hasActiveLogIn(work, subject.personId))) throw new Refusal('notFound');
`,
    replace: '',
    tests: test('calendar-feed'),
  },
  {
    bug: 'a stranger’s words are copied to an address that its account never proved',
    file: `${ROOM}/use-cases/take-contact-message.ts`,
    search: 'person !== null && person.isVerified && emailKey',
    replace: 'person !== null && emailKey',
    tests: test('contact'),
  },
  {
    bug: 'a message sent from many addresses fills one letter-box',
    file: `${ROOM}/use-cases/take-contact-message.ts`,
    search: "`contact-copy:${deps.secrets.nameOf('contact-copy', emailKey(message.email) ?? '')}`",
    replace: '`contact-copy:${asked.address}`',
    tests: test('contact'),
  },
  {
    bug: 'a provider gets any number of requests in an hour',
    file: `${ROOM}/use-cases/send-request-to-provider.ts`,
    search: '      await countRequest(tx, `request-to:${providerId}`, limits.requestsPerProviderPerHour);\n',
    replace: '',
    tests: test('provider-requests'),
  },
  {
    bug: 'requests go to the public address though another is named for notices',
    file: `${ROOM}/use-cases/request-desk.ts`,
    search: 'contact?.notificationEmail ?? contact?.email ?? null',
    replace: 'contact?.email ?? contact?.notificationEmail ?? null',
    tests: test('provider-requests'),
  },
  {
    bug: 'a calendar does not see a cancellation as newer',
    file: 'server/modules/notifications/templates/calendar-entry.ts',
    search: 'reservation.sequence + (isCancelled ? 1 : 0)',
    replace: 'reservation.sequence',
    tests: [`${ROOM}/templates`],
  },
  {
    bug: 'a link for a forgotten password waits behind newsletters',
    file: `${ROOM}/rules/mail-lane.ts`,
    search: `  'account-reset',
`,
    replace: '',
    tests: [`${ROOM}/rules`],
  },
  {
    bug: 'a letter tells of a move that a later one has overtaken',
    file: 'server/modules/notifications/use-cases/write-mail.ts',
    search: 'isStillRelevant(kind, reservation, now, details)',
    replace: 'isStillRelevant(kind, reservation, now)',
    tests: test('mailbox'),
  },
  {
    bug: 'an answer to an owner’s notice reaches the owner',
    file: 'server/modules/notifications/templates/reservation-mails.ts',
    search:
      'frame: ownerFrame,\n  replyTo: ({ reservation }: ReservationMailData) => reservation.recipient?.email ?? null,',
    replace:
      'frame: ownerFrame,\n  replyTo: ({ reservation }: ReservationMailData) => reservation.provider.email,',
    tests: [`${ROOM}/templates`],
  },
];
