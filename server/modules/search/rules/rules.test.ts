import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAround } from './around.ts';
import { foldedText, foldedWords } from './folded-text.ts';
import { searchEntryOf } from './search-entry.ts';
import { readSearchQuestion } from './search-question.ts';
import { townKey } from './town-key.ts';
import { understoodWords } from './understood-words.ts';

describe('folded words', () => {
  it('have no case, accents or signs', () => {
    expect(foldedWords("L'Università di Forlì-Cesena, 3°")).toEqual([
      'l',
      'universita',
      'di',
      'forli',
      'cesena',
      '3',
    ]);
    expect(foldedText('NICCOLÒ')).toBe(foldedText('Niccolò'.normalize('NFD')));
    expect(foldedText('<script>alert(1)</script>')).toBe('script alert 1 script');
  });

  it('are mails and digits only, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        for (const word of foldedWords(text)) expect(word).toMatch(/^[\p{L}\p{N}]{1,40}$/u);
      }),
    );
  });
});

it('a town without a key gets one as the place index writes its own', () => {
  expect(townKey('Forlì', 'IT')).toBe('it-forli');
  expect(townKey('Milano (MI), Italia', 'IT')).toBe('it-milano');
});

describe('an entry', () => {
  const location = {
    city: 'Forlì',
    cityKey: null,
    state: 'FC',
    countryCode: 'IT',
    latitude: 44.2,
    longitude: 12,
  };
  const provider = {
    id: 7,
    type: 'C' as const,
    name: 'Città Alta',
    description: 'Massaggi. Massaggi!',
    tags: ['relax'],
    location,
  };

  it('holds each word once, of both languages, of offers and of the place', () => {
    const entry = searchEntryOf({ ...provider, categories: [{ id: 105, slug: 'massage-center' }] }, [
      'Sauna',
      'Sauna',
    ]);
    expect(entry.words).toEqual([
      'citta',
      'alta',
      'centro',
      'massaggi',
      'massage',
      'center',
      'sauna',
      'forli',
      'fc',
      'relax',
    ]);
    expect(entry).toMatchObject({
      providerId: 7,
      sortName: 'citta alta',
      cityKey: 'it-forli',
      categoryIds: [105],
    });
  });

  it('knows professionals by their trade and by the words for the person', () => {
    const entry = searchEntryOf({ ...provider, categories: [{ id: 204, slug: 'massage-therapist' }] }, []);
    expect(entry.words).toEqual(
      expect.arrayContaining(['massaggi', 'massaggiatore', 'massaggiatrice', 'therapist']),
    );
  });

  it('keeps the place index’s own key', () => {
    const { cityKey } = searchEntryOf(
      { ...provider, categories: [], location: { ...location, cityKey: 'it-forli-fc' } },
      [],
    );
    expect(cityKey).toBe('it-forli-fc');
  });
});

describe('a question', () => {
  it('needs nothing', () => {
    expect(readSearchQuestion({}, 5)).toEqual({
      question: {
        words: [],
        hasKeyword: false,
        city: null,
        countryCode: null,
        type: null,
        categoryId: null,
        center: null,
        distanceKm: null,
        sort: 'random',
        seed: 5,
        isTogether: false,
        narrowed: { freeOn: null, payOnline: false, priceTo: null },
        page: 1,
      },
    });
    expect(readSearchQuestion({ keyword: '  ', city: '', country: '', type: '', sort: '' }, 5)).toEqual(
      readSearchQuestion({}, 5),
    );
  });

  it('cuts what is too long', () => {
    const read = readSearchQuestion({ keyword: 'parola '.repeat(200_000), city: 'x'.repeat(1e6) }, 5);
    expect(read).toMatchObject({ question: { words: Array(8).fill('parola'), city: 'x'.repeat(120) } });
  });

  it.each([
    [{ type: 'X' }, ['type']],
    [{ country: 'Italia' }, ['country']],
    [{ sort: 'cheapest' }, ['sort']],
    [{ page: 0 }, ['page']],
    [{ page: 1001 }, ['page']],
    [{ page: 1.5 }, ['page']],
    [{ seed: -1 }, ['seed']],
    [{ category: 2 ** 40 }, ['category']],
    [{ distanceKm: 0 }, ['distanceKm']],
    [{ distanceKm: 501 }, ['distanceKm']],
    [{ latitude: 45 }, ['longitude']],
    [{ latitude: 91, longitude: Number.NaN }, ['latitude', 'longitude']],
  ])('refuses %j', (asked, affected) => {
    expect(readSearchQuestion(asked, 5)).toEqual({ affected });
  });
});

describe('words that found nothing', () => {
  const massage = { word: 'masaggio', isCommon: false, isKnown: false, nearest: ['massaggio', 'massaggi'] };
  const of = { word: 'di', isCommon: true, isKnown: false, nearest: ['dieta'] };
  const couple = { word: 'coppia', isCommon: false, isKnown: true, nearest: [] };

  it('stand for known words; the commonest are left out', () => {
    expect(understoodWords([massage, of, couple])).toEqual([['massaggio', 'massaggi'], ['coppia']]);
    expect(understoodWords([of])).toEqual([['dieta']]);
  });

  it('are given up when known already, or when one resembles nothing', () => {
    expect(understoodWords([couple, of])).toBeNull();
    expect(understoodWords([massage, { ...massage, nearest: [] }])).toBeNull();
    expect(understoodWords([])).toBeNull();
  });
});

describe('a box around a point', () => {
  const earth = {
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  };

  it('holds every point within the distance', () => {
    fc.assert(
      fc.property(fc.record(earth), fc.integer({ min: 1, max: 500 }), fc.record(earth), (center, km, far) => {
        // A point on the way to somewhere else, about as far as asked.
        const share = Math.min(1, km / Math.max(1, kilometres(center, far)));
        // Rounded sums may leave the earth by a hair.
        const between = (from: number, to: number) => (share === 1 ? to : from + (to - from) * share);
        const point = {
          latitude: between(center.latitude, far.latitude),
          longitude: between(center.longitude, far.longitude),
        };
        fc.pre(kilometres(center, point) <= km);
        const { west, east, south, north } = boxAround(center, km);
        expect(
          point.latitude >= south &&
            point.latitude <= north &&
            point.longitude >= west &&
            point.longitude <= east,
        ).toBe(true);
      }),
    );
  });

  it('is no larger than it need be in the middle of Italy', () => {
    const { west, east, south, north } = boxAround({ latitude: 45.46, longitude: 9.19 }, 20);
    expect(north - south).toBeCloseTo(0.36, 2);
    expect(east - west).toBeCloseTo(0.51, 2);
  });
});

function kilometres(
  one: { latitude: number; longitude: number },
  other: { latitude: number; longitude: number },
): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const across =
    Math.cos(radians(one.latitude)) *
    Math.cos(radians(other.latitude)) *
    half(other.longitude - one.longitude);
  return 12742 * Math.asin(Math.min(1, Math.sqrt(half(other.latitude - one.latitude) + across)));
}
