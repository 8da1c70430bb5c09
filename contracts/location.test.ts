import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AddressComponent } from '#contracts/location.ts';
import { DEFAULT_MAP_POSITION, DEFAULT_MAP_ZOOM, distanceKm, parseLocation } from '#contracts/location.ts';

const part = (types: string[], long_name: string, short_name = long_name): AddressComponent => ({
  long_name,
  short_name,
  types,
});
const italy = part(['country', 'political'], 'Italia', 'IT');
const parse = (...address_components: AddressComponent[]) =>
  parseLocation({ address_components, geometry: { location: { lat: 45.4642, lng: 9.19 } } });

describe('a location from a maps service', () => {
  it('takes every part of a full address', () => {
    const location = parse(
      part(['street_number'], '12'),
      part(['route'], 'Via Torino'),
      part(['neighborhood', 'political'], 'Duomo'),
      part(['locality', 'political'], 'Milano'),
      part(['administrative_area_level_3', 'political'], 'Comune di Milano'),
      part(['administrative_area_level_2', 'political'], 'Città metropolitana di Milano', 'MI'),
      italy,
      part(['postal_code'], '20123'),
    );
    expect(location).toEqual({
      latitude: 45.4642,
      longitude: 9.19,
      city: 'Milano',
      postcode: '20123',
      address: 'Via Torino 12',
      country: 'Italia',
      countryCode: 'IT',
    });
  });

  it.each([
    [
      'the municipality',
      [part(['administrative_area_level_3', 'political'], 'Cortina d’Ampezzo'), italy],
      'Cortina d’Ampezzo',
    ],
    [
      'the municipality before a quarter',
      [
        part(['sublocality', 'political'], 'Alverà'),
        part(['administrative_area_level_3', 'political'], 'Cortina'),
        italy,
      ],
      'Cortina',
    ],
    [
      'the first political part',
      [part(['administrative_area_level_2', 'political'], 'Belluno'), italy],
      'Belluno',
    ],
    [
      'the political part after the country',
      [italy, part(['administrative_area_level_1', 'political'], 'Veneto')],
      'Veneto',
    ],
    ['nothing but a country', [italy], null],
    ['an empty answer', [], null],
  ])('without a locality falls back to the political area: %s', (_, parts, city) => {
    expect(parse(...parts).city).toBe(city);
  });

  it('says null for what the answer leaves out or leaves blank', () => {
    expect(parse(part(['street_number'], '12'), part(['locality'], '  '))).toMatchObject({
      city: null,
      postcode: null,
      address: null,
      country: null,
      countryCode: null,
    });
    expect(parse(part(['route'], 'Via Torino')).address).toBe('Via Torino');
  });

  it('opens maps on Rome at zoom 16', () => {
    expect(DEFAULT_MAP_POSITION).toEqual({ latitude: 41.9028, longitude: 12.4964 });
    expect(DEFAULT_MAP_ZOOM).toBe(16);
  });
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
