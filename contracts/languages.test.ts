import { describe, expect, test } from 'vitest';
import {
  isLanguageChosen,
  localeInPath,
  localeOfRequest,
  pathInLocale,
  pathWithoutLocale,
} from './languages.ts';

describe('the language of an address', () => {
  test.each([
    ['/en/book/', 'en'],
    ['/it', 'it'],
    ['/en.data', 'en'],
    ['/en/book.data', 'en'],
    ['/', null],
    ['/about', null],
    ['/xx/about', null],
    ['/english', null],
    ['/EN/about', null],
  ])('%s → %s', (path, locale) => expect(localeInPath(path)).toBe(locale));

  test('can be taken away and given', () => {
    expect(pathWithoutLocale('/en/book/')).toBe('/book/');
    expect(pathWithoutLocale('/it')).toBe('/');
    expect(pathWithoutLocale('/about')).toBe('/about');
    expect(pathInLocale('/it/about', 'en')).toBe('/en/about');
    expect(pathInLocale('/', 'en')).toBe('/en');
    expect(pathInLocale('/en', null)).toBe('/');
  });
});

describe('the language of a request', () => {
  test('is the one of its address, before the stored one', () => {
    expect(localeOfRequest('/en/about', 'radura_language=it')).toBe('en');
    expect(localeOfRequest('/about', 'a=b; radura_language=en')).toBe('en');
  });

  test('is Italian when nothing usable is stored', () => {
    expect(localeOfRequest('/about', undefined)).toBe('it');
    expect(localeOfRequest('/about', 'radura_language=xx')).toBe('it');
    expect(localeOfRequest('/about', 'my_radura_language=en')).toBe('it');
  });

  test('is chosen by an address or before, and otherwise gives way to a person’s own', () => {
    expect(isLanguageChosen('/it/business/1', undefined)).toBe(true);
    expect(isLanguageChosen('/business/1', 'radura_language=sv')).toBe(true);
    expect(isLanguageChosen('/business/1', 'a=b')).toBe(false);
  });
});
