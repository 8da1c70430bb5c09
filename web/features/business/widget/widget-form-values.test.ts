import { describe, expect, test } from 'vitest';
import { formOf } from '#web/lib/testing/answering-api.ts';
import { endsOf, givenOf, lookOf } from './widget-form-values.ts';

const gradientOf = (from: string, to: string, kept = '') =>
  givenOf(formOf({ gradientFrom: from, gradientTo: to, gradientKept: kept })).gradient;

describe('a gradient', () => {
  test('is made of two colours, of one as a band, of none not at all', () => {
    expect(gradientOf('#1F5C49', '9DBE9C')).toBe('linear-gradient(90deg, #1F5C49, #9DBE9C)');
    expect(gradientOf('#1F5C49', '')).toBe('linear-gradient(90deg, #1F5C49, #1F5C49)');
    expect(gradientOf('', '#abc')).toBe('linear-gradient(90deg, #aabbcc, #aabbcc)');
    expect(gradientOf(' ', '', 'linear-gradient(90deg, #fff, #000)')).toBeNull();
  });

  test('of more colours stays as it is kept until somebody changes an end', () => {
    const kept = 'linear-gradient(45deg, #1F5C49, #EE8F63, #9DBE9C)';
    expect(endsOf(kept)).toEqual({ from: '#1F5C49', to: '#9DBE9C' });
    expect(gradientOf('#1f5c49', '#9DBE9C', kept)).toBe(kept);
    expect(gradientOf('#000000', '#9DBE9C', kept)).toBe('linear-gradient(90deg, #000000, #9DBE9C)');
  });

  test('holds what was typed, to be refused, where that is no colour', () => {
    expect(gradientOf('url(x)', '#fff')).toBe('linear-gradient(90deg, url(x), #ffffff)');
  });
});

test('what is left empty is none, and what is not ticked is off', () => {
  expect(givenOf(formOf({ name: 'Sito', primaryColor: '#1F5C49', askPhone: 'on', url: '' }))).toMatchObject({
    name: 'Sito',
    url: null,
    page: null,
    button: null,
    askPhone: true,
    askFirstname: false,
    showServices: false,
  });
});

test('the look for now leaves out what cannot be read yet', () => {
  const look = lookOf(
    formOf({ primaryColor: '#6B2D', button: '#6B2D5C', fontFamily: 'a;}', gradientFrom: 'x' }),
  );
  expect(look).toMatchObject({ primaryColor: null, button: '#6B2D5C', fontFamily: null, gradient: null });
});
