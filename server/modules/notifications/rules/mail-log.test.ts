import { describe, expect, it } from 'vitest';
import type { LoggedMail } from './mail-log.ts';
import { mailLine, remindersAhead } from './mail-log.ts';

const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const mail = (given: Partial<LoggedMail>): LoggedMail => ({
  id: 1,
  reservationId: 9,
  kind: 'reservation-moved',
  recipient: 'ada@example.org',
  state: 'waiting',
  tries: 0,
  createdAt: at('02T09:00'),
  nextTryAt: at('02T09:01'),
  sentAt: null,
  lastError: null,
  ...given,
});
const ALL = { ofCustomers: true, ofProvider: true };

describe('a line of the log of mails', () => {
  it.each<[string, Partial<LoggedMail>, object]>([
    ['waits for its time', {}, { state: 'waiting', at: at('02T09:01'), trouble: null }],
    ['is in its first try', { tries: 1 }, { state: 'waiting', trouble: null }],
    [
      'is tried again',
      { tries: 2, lastError: 'notTaken: 451 later' },
      { state: 'retrying', at: at('02T09:01'), trouble: 'notTaken' },
    ],
    ['was sent', { state: 'sent', tries: 1, sentAt: at('02T09:02') }, { state: 'sent', at: at('02T09:02') }],
    [
      'was refused at its address',
      { state: 'failed', tries: 1, lastError: 'addressRefused: 550 no such user ada' },
      { state: 'failed', at: at('02T09:00'), trouble: 'addressRefused' },
    ],
    [
      'was lost in its last try',
      { state: 'failed', tries: 10, lastError: 'the last try did not come to an end' },
      { state: 'failed', trouble: 'unknown' },
    ],
    [
      'was overtaken while it was tried again',
      { state: 'dropped', tries: 3, lastError: 'notTaken: 451' },
      { state: 'dropped', trouble: null },
    ],
  ])('%s', (_, given, line) => {
    expect(mailLine(mail(given), ALL)).toMatchObject(line);
  });

  it('shows addresses to who sees them, and none of who has left', () => {
    const toProvider = mail({ kind: 'owner-move', recipient: 'centro@example.org' });
    const shown = (one: LoggedMail, ofCustomers: boolean, ofProvider: boolean) =>
      mailLine(one, { ofCustomers, ofProvider }).recipient;
    expect([shown(mail({}), true, false), shown(toProvider, false, true)]).toEqual([
      'ada@example.org',
      'centro@example.org',
    ]);
    expect([shown(mail({}), false, true), shown(toProvider, true, false)]).toEqual([null, null]);
    expect(shown(mail({ recipient: '' }), true, true)).toBeNull();
  });

  it('never carries the words of the mail service', () => {
    const line = mailLine(mail({ tries: 1, lastError: 'notTaken: canary-in-smtp' }), ALL);
    expect(JSON.stringify(line)).not.toContain('canary');
  });
});

it('names the reminders that are still ahead, the first one first', () => {
  expect(remindersAhead(at('05T10:00'), [1, 72, 24], at('03T10:00'))).toEqual([
    at('04T10:00'),
    at('05T09:00'),
  ]);
  expect(remindersAhead(at('05T10:00'), [24], at('04T10:00'))).toEqual([]);
});
