import { describe, expect, it } from 'vitest';
import { newToken, Secrets, tokenHash } from './secrets.ts';

const secrets = new Secrets('a secret of more than thirty-two characters', 'https://radura.example');

describe('what is sealed', () => {
  it('opens for the same end alone, and never looks the same twice', () => {
    const sealed = secrets.seal('authenticator-app', 'città');
    expect(secrets.unseal('authenticator-app', sealed)).toBe('città');
    expect(() => secrets.unseal('recovery-code', sealed)).toThrow('authenticate');
    expect(secrets.seal('authenticator-app', 'città').equals(sealed)).toBe(false);
  });

  it('opens with the same secret alone, and only as it was', () => {
    const sealed = secrets.seal('authenticator-app', 'città');
    const elsewhere = new Secrets('another secret of more than thirty-two', 'https://radura.example');
    expect(() => elsewhere.unseal('authenticator-app', sealed)).toThrow('authenticate');
    for (const place of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(() => secrets.unseal('authenticator-app', changed)).toThrow('authenticate');
    }
  });
});

it('a name stands for one value within one end', () => {
  const name = secrets.nameOf('address', '203.0.113.7');
  expect(name).toMatch(/^[0-9a-f]{32}$/);
  expect(secrets.nameOf('address', '203.0.113.7')).toBe(name);
  expect(
    new Set([name, secrets.nameOf('address', '203.0.113.8'), secrets.nameOf('device', '203.0.113.7')]).size,
  ).toBe(3);
});

it('a token is never the same, and its hash tells nothing of it', () => {
  const [one, other] = [newToken(), newToken()];
  expect(one).toMatch(/^[\w-]{43}$/);
  expect(one).not.toBe(other);
  expect(tokenHash(one)).toHaveLength(32);
  expect(tokenHash(one).equals(tokenHash(other))).toBe(false);
});
