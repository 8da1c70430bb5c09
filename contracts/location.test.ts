import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_MAP_POSITION, DEFAULT_MAP_ZOOM, distanceKm } from '#contracts/location.ts';

it('a map opens on Rome at zoom 16', () => {
  expect(DEFAULT_MAP_POSITION).toEqual({ latitude: 41.9028, longitude: 12.4964 });
  expect(DEFAULT_MAP_ZOOM).toBe(16);
});

describe('distance', () => {
  const milan = { latitude: 45.4642, longitude: 9.19 };
  const rome = { latitude: 41.9028, longitude: 12.4964 };

  it('is the great circle in kilometres', () => {
    expect(distanceKm(milan, rome)).toBeCloseTo(477.0, 0);
    expect(distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 1 })).toBeCloseTo(111.195, 2);
    expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(
      111.195,
      2,
    );
    expect(distanceKm({ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 50 })).toBeCloseTo(
      20015.1,
      0,
    );
  });

  it('is symmetric, zero to itself, and a number between any two points', () => {
    const point = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(point, point, (a, b) => {
        const km = distanceKm(a, b);
        expect(km).toBeGreaterThanOrEqual(0);
        expect(km).toBeLessThanOrEqual(20016);
        expect(distanceKm(b, a)).toBeCloseTo(km, 6);
        expect(distanceKm(a, a)).toBe(0);
      }),
    );
  });
});
