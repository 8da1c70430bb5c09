import { expect, test } from 'vitest';
import { framingSites } from './framing-sites.ts';

test.each([
  ['https://studio.example/prenota', ['https://studio.example', 'https://www.studio.example']],
  ['https://www.studio.example/', ['https://www.studio.example', 'https://studio.example']],
  ['http://studio.example:8080', ['http://studio.example:8080', 'http://www.studio.example:8080']],
  ['https://perché.example', ['https://xn--perch-fsa.example', 'https://www.xn--perch-fsa.example']],
])('a widget kept to %s is framed there, with and without www', (url, sites) => {
  expect(framingSites({ url, onlyOnItsSite: true })).toEqual(sites);
});

test.each(['https://a.example;sandbox', "https://'self'", 'https://a.example,*', 'nothing', null])(
  'a widget kept to %s is framed nowhere: no address writes into the header',
  (url) => {
    expect(framingSites({ url, onlyOnItsSite: true })).toEqual([]);
  },
);

test('a widget kept to no site is framed anywhere', () => {
  expect(framingSites({ url: 'https://studio.example', onlyOnItsSite: false })).toBeNull();
});
