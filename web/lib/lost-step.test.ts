import { data, redirect, UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router';
import { describe, expect, it, test } from 'vitest';
import { failureOf, isLost, isOfPage, withoutLost, withoutRedirects } from './lost-step.ts';

describe('a step is lost', () => {
  test.each([
    ['when nobody answers', { type: 'error', result: new TypeError('Failed to fetch') }],
    ['when the server fails', { type: 'error', result: new ErrorResponse(500, '', null) }],
    [
      'when the door before the server fails',
      { type: 'error', result: new ErrorResponse(502, 'Bad Gateway', '<html>') },
    ],
    [
      'when the answer breaks off',
      { type: 'error', result: new Error('Unable to decode turbo-stream response') },
    ],
    ['when the page says so', { type: 'data', result: { list: null, hasFailed: true } }],
  ] as const)('%s', (_case, result) => expect(isLost(result)).toBe(true));
});

describe('an answer is', () => {
  test.each([
    ['data', { type: 'data', result: { list: [], hasFailed: false } }],
    ['no data', { type: 'data', result: null }],
    ['a refused form', { type: 'data', result: data({ errors: [] }, 503) }],
    ['a redirect', { type: 'error', result: redirect('/login') }],
    ['a missing page', { type: 'error', result: new ErrorResponse(404, '', null) }],
    ['a refusal', { type: 'error', result: new ErrorResponse(429, '', null) }],
  ] as const)('%s', (_case, result) => expect(isLost(result)).toBe(false));
});

it('STA-04: a reading that failed hands on what the server said of it', () => {
  expect(failureOf({ list: null, hasFailed: true, failure: 'Riprova più tardi' })).toBe('Riprova più tardi');
  expect(failureOf({ list: null, hasFailed: true })).toBeNull();
  expect(failureOf({ list: [], hasFailed: false, failure: null })).toBeNull();
  expect(failureOf(null)).toBeNull();
});

it('leaves out what was lost alone, so that the router keeps the rest', () => {
  const page = { type: 'data', result: { page: 2 } } as const;
  expect(withoutLost({ root: { type: 'error', result: new TypeError() }, list: page })).toEqual({
    list: page,
  });
});

it('leaves out what leads elsewhere, so that the router keeps the rest', () => {
  const page = { type: 'data', result: { page: 2 } } as const;
  const missing = { type: 'error', result: new ErrorResponse(404, '', null) } as const;
  const results = {
    root: { type: 'error', result: redirect('/login') },
    list: page,
    detail: missing,
  } as const;
  expect(withoutRedirects(results)).toEqual({ list: page, detail: missing });
});

test.each([
  ['itself', 'http://localhost/it/book/?page=2', true],
  ['itself by a form of a page within it', 'http://localhost/it/book/?index&page=2', true],
  ['another page of the list', 'http://localhost/it/book/?page=3', false],
  ['the list without its page', 'http://localhost/it/book/', false],
  ['another page', 'http://localhost/it/?page=2', false],
])('of the shown page: %s', (_case, url, isSame) =>
  expect(isOfPage(url, { pathname: '/it/book/', search: '?page=2' })).toBe(isSame),
);

it('knows a form of a page without a search', () => {
  expect(isOfPage('http://localhost/provider/1?index', { pathname: '/provider/1', search: '' })).toBe(true);
});
