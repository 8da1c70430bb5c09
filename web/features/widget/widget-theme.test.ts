import { expect, test } from 'vitest';
import { widgetTheme } from './widget-theme.ts';

const plain = { primaryColor: '#6B2D5C', fontFamily: null, fontStyle: null };

test('a dark colour carries light text, a bright one dark text', () => {
  expect(widgetTheme(plain)).toMatchObject({ '--primary': '#6B2D5C', '--on-primary': '#FFFDF8' });
  expect(widgetTheme({ ...plain, primaryColor: 'F2C14E' })).toMatchObject({
    '--primary': '#F2C14E',
    '--on-primary': '#1A2A26',
  });
});

test.each(['red;}', '#GGG', 'url(x)', ''])('%j is no colour', (primaryColor) =>
  expect(widgetTheme({ ...plain, primaryColor })).toEqual({}),
);

test('fonts are taken by name only', () => {
  expect(
    widgetTheme({ ...plain, primaryColor: '', fontFamily: "'Open Sans', serif", fontStyle: 'italic' }),
  ).toEqual({
    '--font-text': "'Open Sans', serif",
    '--font-display': "'Open Sans', serif",
    fontStyle: 'italic',
  });
  expect(
    widgetTheme({ primaryColor: '', fontFamily: 'x;background:url(y)', fontStyle: 'expression(1)' }),
  ).toEqual({});
});
