import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FRAME, frameOf } from './map-frame.ts';

test('north is up, east is right, and a place alone stands in the middle', () => {
  const { spots } = frameOf([
    { latitude: 45.5, longitude: 9.2 },
    { latitude: 45.4, longitude: 9.3 },
  ]);
  expect(spots[0]?.x).toBeLessThan(spots[1]?.x ?? 0);
  expect(spots[0]?.y).toBeLessThan(spots[1]?.y ?? 0);
  expect(frameOf([{ latitude: 41.9, longitude: 12.5 }]).spots).toEqual([{ x: 320, y: 260 }]);
});

test('the scale is a round length that fits', () => {
  const { scale } = frameOf([
    { latitude: 45.4642, longitude: 9.19 },
    { latitude: 41.9028, longitude: 12.4964 },
  ]);
  expect(scale.km).toBe(100);
  expect(scale.length).toBeGreaterThan(60);
  expect(scale.length).toBeLessThanOrEqual(FRAME.width / 4);
});

test('all pins stand inside and none covers another', () => {
  const place = fc.record({
    latitude: fc.double({ min: 36, max: 47, noNaN: true }),
    longitude: fc.double({ min: 6, max: 18, noNaN: true }),
  });
  const together = fc.record({ latitude: fc.constant(45), longitude: fc.constant(9) });
  fc.assert(
    fc.property(fc.array(fc.oneof(place, together), { minLength: 1, maxLength: 8 }), (places) => {
      const { spots } = frameOf(places);
      spots.forEach((spot, index) => {
        expect(
          spot.x >= 56 && spot.x <= FRAME.width - 56 && spot.y >= 56 && spot.y <= FRAME.height - 56,
        ).toBe(true);
        for (const other of spots.slice(index + 1))
          expect(Math.hypot(other.x - spot.x, other.y - spot.y)).toBeGreaterThanOrEqual(56);
      });
    }),
  );
});
