import { describe, expect, it } from 'vitest';
import { readTrustedProxies } from './trusted-proxies.ts';

describe('trusted proxies', () => {
  it('are none by default', () => {
    expect(readTrustedProxies('')).toBeNull();
    expect(readTrustedProxies('0')).toBeNull();
  });

  it('by number are believed as far as the number goes', () => {
    const isTrusted = readTrustedProxies('2');
    const hops = ['127.0.0.1', '198.51.100.4', '198.51.100.5'];
    expect(hops.map((address, hop) => isTrusted?.(address, hop))).toEqual([true, true, false]);
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.5', 'fd00::1'])(
    'by number are connected from nearby: %s',
    (address) => {
      expect(readTrustedProxies('1')?.(address, 0)).toBe(true);
    },
  );

  it.each(['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.7', '', 'unknown'])(
    'by number are not who is connected from elsewhere: %j',
    (address) => {
      expect(readTrustedProxies('1')?.(address, 0)).toBe(false);
    },
  );

  it('by network are these and no others', () => {
    const isTrusted = readTrustedProxies('10.0.0.0/8, 203.0.113.7,2001:db8:1::/48');
    const believed = ['10.255.0.1', '::ffff:10.255.0.1', '203.0.113.7', '2001:db8:1:ffff::1'];
    const not = ['11.0.0.1', '203.0.113.8', '2001:db8:2::1', '127.0.0.1', '', 'unknown', '10.0.0.1:80'];
    expect(believed.map((address) => isTrusted?.(address, 5))).toEqual(believed.map(() => true));
    expect(not.map((address) => isTrusted?.(address, 0))).toEqual(not.map(() => false));
  });

  it.each([
    'yes',
    'true',
    '*',
    '-1',
    '1.5',
    '11',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.0/33',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0',
    'proxy.example',
    '10.0.0.1,',
    ',',
    '1,2',
  ])('are not %j, which is refused in a plain sentence', (setting) => {
    expect(() => readTrustedProxies(setting)).toThrow(/^TRUSTED_PROXIES: /);
  });
});
