import { describe, expect, it } from 'vitest';
import type { LinkPurpose } from './links.ts';
import { Links } from './links.ts';

const links = new Links('a secret of more than thirty-two characters');
const PURPOSES: readonly LinkPurpose[] = ['confirm-reservation', 'manage-reservation', 'pay-reservation'];
const booking = { providerId: 7, id: 4711 };

describe('a code', () => {
  it.each(PURPOSES)('to %s is read for that and for nothing else', (purpose) => {
    const code = links.codeFor(purpose, booking);
    const read = PURPOSES.map((each) => links.read(each, code));
    expect(read).toEqual(PURPOSES.map((each) => (each === purpose ? booking : null)));
    expect(links.readFeed(code)).toBeNull();
  });

  it('stands for one row of one provider', () => {
    const code = links.codeFor('manage-reservation', booking);
    const signature = code.slice(code.lastIndexOf('.'));
    for (const name of ['8.3mv', '7.3mw', '3mv.7', '7', '7.3mv.7', ''])
      expect([name, links.read('manage-reservation', `${name}${signature}`)]).toEqual([name, null]);
    expect(code).toBe(`7.3mv${signature}`);
  });

  it('that was mailed once opens its booking for ever', () => {
    expect(links.read('manage-reservation', '7.3mv.4zGrlAVbhclaXWq587pCnY1Zg44')).toEqual(booking);
    expect(links.readFeed('7.2.B3u8Nr9t9l7nQW34TO5_0FRIt0I')).toEqual({ personId: 7, generation: 2 });
    expect(links.codeFor('manage-reservation', booking)).toBe('7.3mv.4zGrlAVbhclaXWq587pCnY1Zg44');
  });

  it('is of one installation’s secret', () => {
    const elsewhere = new Links('another secret of more than thirty-two');
    expect(elsewhere.read('manage-reservation', links.codeFor('manage-reservation', booking))).toBeNull();
  });

  it('of a calendar is of one person and one generation', () => {
    const code = links.feedCodeFor({ personId: 7, generation: 2 });
    expect(links.readFeed(code)).toEqual({ personId: 7, generation: 2 });
    expect(links.readFeed(code.replace('7.2', '7.1'))).toBeNull();
    for (const purpose of PURPOSES) expect(links.read(purpose, code)).toBeNull();
  });

  it('of a booking just made says whether it came by the mailed link, until its end', () => {
    const until = new Date('2026-11-02T08:30:00Z');
    const before = new Date(until.getTime() - 1);
    for (const [kind, mayManage] of [
      ['reservation', false],
      ['subscription', true],
    ] as const) {
      const code = links.justBookedCodeFor({ kind, ...booking, mayManage }, until);
      expect(links.readJustBooked(code, before)).toEqual({ kind, ...booking, mayManage });
      expect(links.readJustBooked(code, until)).toBeNull();
    }
  });
});
