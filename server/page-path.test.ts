import { expect, it } from 'vitest';
import { areaOfPath } from '#contracts/roles.ts';
import { pathWithoutLocale } from '#contracts/languages.ts';
import { pagePath } from './page-path.ts';

it.each([
  ['/it/business', '/it/business'],
  ['/it/business.data', '/it/business'],
  ['/en.data', '/en'],
  ['/_root.data', '/'],
  ['/_.data', '/'],
  ['/en/_.data', '/en/'],
  ['/it/provider/7.data', '/it/provider/7'],
  ['/it/database', '/it/database'],
])('what scripts ask for at %s is of the page %s', (asked, page) => {
  expect(pagePath(asked)).toBe(page);
});

it('the frame of businesses is in their area, whether a browser or its scripts ask for it', () => {
  for (const path of ['/en/business', '/en/business.data'])
    expect(areaOfPath(pathWithoutLocale(pagePath(path)))).toBe('business');
});
