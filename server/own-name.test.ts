import { describe, expect, it } from 'vitest';
import { addressAtOwnName } from './own-name.ts';

const origin = 'http://localhost:3000';

describe('somebody at another name of this machine', () => {
  it('is led to its own name, path and query kept', () => {
    expect(addressAtOwnName(origin, { host: '127.0.0.1:3000', path: '/it/book?city=Bologna' })).toBe(
      'http://localhost:3000/it/book?city=Bologna',
    );
    expect(addressAtOwnName(origin, { host: '[::1]:3000', path: '/' })).toBe('http://localhost:3000/');
    expect(addressAtOwnName('http://127.0.0.1:3000', { host: 'localhost:3000', path: '/' })).toBe(
      'http://127.0.0.1:3000/',
    );
  });

  it.each([
    [origin, 'localhost:3000'],
    [origin, '127.0.0.1:4000'],
    [origin, 'studio.example:3000'],
    [origin, 'no host'],
    [origin, ''],
    ['https://radura.example', '127.0.0.1'],
  ])('of %s: %s is left where it is', (own, host) => {
    expect(addressAtOwnName(own, { host, path: '//elsewhere.example' })).toBeNull();
  });

  it('is never led elsewhere by the path', () => {
    const address = addressAtOwnName(origin, { host: '127.0.0.1:3000', path: '//elsewhere.example/' });
    expect(new URL(address ?? '').host).toBe('localhost:3000');
  });
});
