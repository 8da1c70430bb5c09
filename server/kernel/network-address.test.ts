import { describe, expect, it } from 'vitest';
import { networkOf } from './network-address.ts';

describe('an address is counted', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['::FFFF:CB00:7107', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
    ['64:ff9b::203.0.113.7', '203.0.113.7'],
    ['2002:cb00:7107::1', '203.0.113.7'],
    ['2002:cb00:7107:ffff:1:2:3:4', '203.0.113.7'],
  ])('%s as the IPv4 address that it is', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:0000:0000:0000:0001', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
    ['2001:db8::1:2:3:4', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s by its first 64 bits', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    '',
    'unknown',
    'evil',
    '999.1.1.1',
    '1.2.3',
    '_hidden',
    '2001:db8::g',
    '203.0.113.7, 203.0.113.8',
    '%',
  ])('%j together with all that nobody can read', (address) => {
    expect(networkOf(address)).toBe('unknown');
  });
});
