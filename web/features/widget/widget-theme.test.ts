import { expect, test } from 'vitest';
import { widgetTheme } from './widget-theme.ts';

test('a dark colour carries light text, a bright one dark text', () => {
  expect(widgetTheme({ primaryColor: '#6B2D5C' })).toMatchObject({
    '--primary': '#6B2D5C',
    '--on-primary': '#FFFDF8',
  });
  expect(widgetTheme({ primaryColor: 'F2C14E', button: '#000' })).toMatchObject({
    '--primary': '#F2C14E',
    '--on-primary': '#1A2A26',
    '--button': '#000000',
    '--on-button': '#FFFDF8',
  });
});

test.each(['red;}', '#GGG', 'url(x)', ''])('%j is no colour', (wrong) =>
  expect(
    widgetTheme({
      primaryColor: wrong,
      button: wrong,
      background: wrong,
      base: wrong,
      body: wrong,
      font: wrong,
    }),
  ).toEqual({}),
);

test('each colour has its place', () => {
  expect(
    widgetTheme({
      background: '#eeeeee',
      body: '#ffffff',
      base: '#f7f7f7',
      font: '#222222',
      gradient: 'linear-gradient(90deg, #fff, #000)',
    }),
  ).toEqual({
    '--paper': '#eeeeee',
    '--widget-body': '#ffffff',
    '--surface': '#f7f7f7',
    '--ink': '#222222',
    '--muted': '#222222',
    '--forest': '#222222',
    '--deep': '#222222',
    '--widget-band': 'linear-gradient(90deg, #fff, #000)',
  });
});

test('fonts are taken by name only; headings follow the text unless they have their own', () => {
  expect(widgetTheme({ fontFamily: 'Open Sans, serif', fontStyle: 'italic' })).toEqual({
    '--font-text': 'Open Sans, serif',
    '--font-display': 'Open Sans, serif',
    fontStyle: 'italic',
  });
  expect(widgetTheme({ fontFamily: 'Arial', fontname: 'Georgia, serif' })).toEqual({
    '--font-text': 'Arial',
    '--font-display': 'Georgia, serif',
  });
  expect(
    widgetTheme({
      fontFamily: 'x;background:url(y)',
      fontname: "x'",
      fontStyle: 'expression(1)',
      gradient: 'url(x)',
    }),
  ).toEqual({});
});
