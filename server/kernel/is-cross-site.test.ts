import { describe, expect, it } from 'vitest';
import { isCrossSite } from './is-cross-site.ts';

const asks = (headers: Record<string, string>, origin = 'https://radura.example') =>
  isCrossSite({ headers: { host: new URL(origin).host, ...headers } }, origin);

describe('another site asks', () => {
  it.each<[string, Record<string, string>]>([
    ['the browser says so', { 'sec-fetch-site': 'cross-site' }],
    ['it is a neighbour under our domain', { 'sec-fetch-site': 'same-site' }],
    ['its address is another', { origin: 'https://evil.example' }],
    ['its address begins with ours', { origin: 'https://radura.example.evil.example' }],
    ['its address is ours without encryption', { origin: 'http://radura.example' }],
    ['it hides its address, and nobody vouches for it', { origin: 'null' }],
    [
      'it names this machine, and we are elsewhere',
      { origin: 'http://localhost:3000', host: 'localhost:3000' },
    ],
    [
      'the browser says so, though the address is ours',
      { 'sec-fetch-site': 'cross-site', origin: 'https://radura.example' },
    ],
  ])('when %s', (_name, headers) => expect(asks(headers)).toBe(true));
});

describe('our own page or a program asks', () => {
  it.each<[string, Record<string, string>]>([
    ['nothing is said', {}],
    ['its address is ours', { origin: 'https://radura.example' }],
    [
      'it hides its address, and the browser vouches for it',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
    ],
    ['the person typed the address', { 'sec-fetch-site': 'none' }],
  ])('when %s', (_name, headers) => expect(asks(headers)).toBe(false));

  it('when this machine goes by another of its names, on the same port', () => {
    const local = 'http://localhost:3000';
    expect(asks({ origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }, local)).toBe(false);
    expect(asks({ origin: 'http://127.0.0.1:4000', host: '127.0.0.1:3000' }, local)).toBe(true);
  });
});
