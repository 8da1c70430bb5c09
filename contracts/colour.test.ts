import { describe, expect, test } from 'vitest';
import {
  BADGE_COLOURS,
  badgeColourAt,
  contrastOf,
  DARK_TEXT,
  LIGHT_TEXT,
  luminanceOf,
  textColourOn,
} from './colour.ts';

const grey = (value: number) => `#${value.toString(16).padStart(2, '0').repeat(3)}`;

function contrast(one: string, other: string): number {
  const [light, dark] = [one, other].map(relativeLuminance).toSorted((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function relativeLuminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

describe('text on a coloured background', () => {
  test('flips at luminance 128', () => {
    expect(luminanceOf(grey(127))).toBeCloseTo(127);
    expect(textColourOn(grey(127))).toBe(LIGHT_TEXT);
    expect(textColourOn(grey(128))).toBe(DARK_TEXT);
    expect(textColourOn(grey(129))).toBe(DARK_TEXT);
  });

  test('reads short and long forms, with or without #', () => {
    expect(textColourOn('#fff')).toBe(DARK_TEXT);
    expect(textColourOn('000000')).toBe(LIGHT_TEXT);
    expect(luminanceOf('red;}')).toBeNull();
    expect(textColourOn('#GGG')).toBe(DARK_TEXT);
  });

  test('every badge reaches 4.5:1', () => {
    for (const colour of BADGE_COLOURS)
      expect(contrast(colour, textColourOn(colour))).toBeGreaterThanOrEqual(4.5);
  });

  test('neighbouring badges differ', () => {
    for (let position = 0; position < 20; position += 1) {
      expect(badgeColourAt(position)).not.toBe(badgeColourAt(position + 1));
    }
  });
});

test.each([
  ['#000', '#ffffff', 21],
  ['#ffffff', '#000', 21],
  ['#767676', '#fff', 4.54],
  ['#777777', '#fff', 4.48],
  ['1F5C49', '#1F5C49', 1],
])('%s on %s has a contrast of %d', (one, other, ratio) =>
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2),
);

test('what is no colour has no contrast', () => {
  expect(contrastOf('red', '#fff')).toBeNull();
  expect(contrastOf('#fff', '')).toBeNull();
});
