import { describe, expect, it } from 'vitest';
import { Troubles } from './troubles.ts';

function listen() {
  const lines: unknown[] = [];
  let now = 0;
  const warn = (details: object, kind: string) => lines.push([kind, details]);
  return {
    lines,
    troubles: new Troubles({ warn }, () => now),
    pass: (seconds: number) => (now += seconds * 1000),
  };
}

describe('troubles', () => {
  it('are told once a minute, with how often they came since', () => {
    const { lines, troubles, pass } = listen();
    for (let second = 0; second < 150; second += 1) {
      troubles.tell('the queue cannot be asked', { code: 'ECONNREFUSED' });
      pass(1);
    }
    const line = { code: 'ECONNREFUSED' };
    expect(lines).toEqual([
      ['the queue cannot be asked', line],
      ['the queue cannot be asked', { ...line, leftOut: 59 }],
      ['the queue cannot be asked', { ...line, leftOut: 59 }],
    ]);
  });

  it('of one kind do not hide those of another', () => {
    const { lines, troubles, pass } = listen();
    troubles.tell('one', {});
    pass(10);
    troubles.tell('other', {});
    troubles.tell('one', {});
    expect(lines).toEqual([
      ['one', {}],
      ['other', {}],
    ]);
  });

  it('that come back after a quiet time are told at once', () => {
    const { lines, troubles, pass } = listen();
    troubles.tell('one', {});
    pass(61);
    troubles.tell('one', {});
    expect(lines).toEqual([
      ['one', {}],
      ['one', {}],
    ]);
  });
});
