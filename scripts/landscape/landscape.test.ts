import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawLandscape } from './landscape.ts';
import { blend } from './parts/blend.ts';

const card = { width: 640, height: 400 };

describe('a drawn landscape', () => {
  test('is always the same for one seed and another one for the next', () => {
    expect(drawLandscape(7, card)).toBe(drawLandscape(7, card));
    const drawings = Array.from({ length: 200 }, (_, seed) => drawLandscape(seed, card));
    expect(new Set(drawings).size).toBe(200);
  });

  test('shows another hour in other colours but keeps its hills', () => {
    const outlines = (svg: string) => svg.match(/ d="M0,[^"]+"/g);
    const morning = drawLandscape(7, { ...card, hour: 9 });
    const evening = drawLandscape(7, { ...card, hour: 19 });
    expect(evening).not.toBe(morning);
    expect(outlines(evening)).toEqual(outlines(morning));
    expect(outlines(morning)?.length).toBeGreaterThan(3);
  });

  test('is a well-formed SVG without text, script or anything from outside, for any seed, size and hour', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 40, max: 2400 }),
        fc.integer({ min: 40, max: 1600 }),
        fc.option(fc.double({ min: 0, max: 24, noNaN: true }), { nil: undefined }),
        fc.constantFrom('card' as const, 'painting' as const),
        (seed, width, height, hour, detail) => {
          const svg = drawLandscape(seed, { width, height, ...(hour !== undefined && { hour }), detail });
          expect(
            svg.startsWith(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`),
          ).toBe(true);
          expect(svg.endsWith('</svg>')).toBe(true);
          expect(svg).not.toMatch(/NaN|undefined|Infinity|<text|<script|<image|href="[^#]/);
          const used = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map(([, id]) => id);
          const made = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
          expect(used.length).toBeGreaterThan(0);
          expect(used.filter((id) => !made.has(id))).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('keeps the gradients of two pictures on one page apart', () => {
    const ids = (seed: number) =>
      [...drawLandscape(seed, card).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids(1).length).toBeGreaterThan(0);
    expect(ids(1).filter((id) => ids(11).includes(id))).toEqual([]);
  });
});

describe('blending colours', () => {
  test('keeps both ends exactly', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 0xffffff }),
        fc.integer({ min: 0, max: 0xffffff }),
        (one, other) => {
          const [first, second] = [one, other].map((value) => `#${value.toString(16).padStart(6, '0')}`) as [
            string,
            string,
          ];
          expect(blend(first, second, 0)).toBe(first);
          expect(blend(first, second, 1)).toBe(second);
        },
      ),
    );
  });

  test('meets in the middle', () => {
    expect(blend('#000000', '#ffffff', 0.5)).toBe('#636363');
  });
});
