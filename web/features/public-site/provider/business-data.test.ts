import { expect, test } from 'vitest';
import { businessData } from './business-data.ts';
import type { ProviderOnPage } from './provider.ts';

const hours = (weekday: number) => ({ weekday, startTime: '09:00:00', endTime: '13:00:00' });
const provider: ProviderOnPage = {
  id: 4,
  name: 'Il Prato',
  language: 'it',
  type: 'C',
  description: '',
  nextFreeStarts: [],
  categories: [],
  photos: [],
  images: { small: '/s.webp', medium: null, large: '/l.webp', xLarge: null },
  location: {
    addressLine1: 'Via delle Fragole 3',
    addressLine2: null,
    city: 'Bologna',
    postalCode: '40121',
    country: 'IT',
    state: null,
    latitude: 44.5,
    longitude: 11.3,
  },
  phone: null,
  email: null,
  url: null,
  socialLinks: { facebook: null, instagram: null, linkedin: null, twitter: null, youtube: null },
  timeNote: null,
  freeCancellationHours: 24,
  cancellationPolicy: '',
  timezone: 'Europe/Rome',
  bookingTerms: 'x',
  reservationOffset: 0,
  hasNotPaid: false,
  takesRequests: true,
  takesBookings: true,
  takesMessages: true,
  workingHours: [hours(2), hours(3), hours(7)],
  specialHours: [],
  closures: [],
};

test('search engines are told name, place, picture and the days with their hours, and nothing that is missing', () => {
  const address = 'https://radura.example/it/provider/4';
  expect(businessData(provider, address, 'https://radura.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'HealthAndBeautyBusiness',
    '@id': address,
    url: address,
    name: 'Il Prato',
    image: 'https://radura.example/l.webp',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Via delle Fragole 3',
      addressLocality: 'Bologna',
      postalCode: '40121',
      addressCountry: 'IT',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 44.5, longitude: 11.3 },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Tuesday', 'Wednesday'],
        opens: '09:00',
        closes: '13:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Sunday'], opens: '09:00', closes: '13:00' },
    ],
    currenciesAccepted: 'EUR',
  });
});

test('search engines are told the dates that differ, closed ones too', () => {
  const specialHours = [
    { date: '2026-12-24', times: [{ startTime: '09:00:00', endTime: '12:00:00' }] },
    { date: '2026-12-25', times: [] },
  ];
  const data = businessData(
    { ...provider, specialHours },
    'https://radura.example',
    'https://radura.example',
  );
  expect(data['specialOpeningHoursSpecification']).toMatchObject([
    { opens: '09:00', closes: '12:00', validFrom: '2026-12-24', validThrough: '2026-12-24' },
    { opens: '00:00', closes: '00:00', validFrom: '2026-12-25', validThrough: '2026-12-25' },
  ]);
});
