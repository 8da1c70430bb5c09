import { formatTime } from '#contracts/format.ts';
import { openDays } from './open-days.ts';
import { largestImage } from './provider.ts';
import type { ProviderOnPage, SpecialHours } from './provider.ts';

const DAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Structured data about a provider for search engines (schema.org LocalBusiness). */
export function businessData(
  provider: ProviderOnPage,
  address: string,
  origin: string,
): Record<string, unknown> {
  const { name, description, phone, email, url, location, workingHours, specialHours, images } = provider;
  const { addressLine1, city, postalCode, state, country, latitude, longitude } = location;
  const image = largestImage(images);
  return {
    '@context': 'https://schema.org',
    '@type': 'HealthAndBeautyBusiness',
    '@id': address,
    url: address,
    name,
    ...(description && { description }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(url && { sameAs: [url] }),
    ...(image && { image: new URL(image, origin).href }),
    address: {
      '@type': 'PostalAddress',
      ...(addressLine1 && { streetAddress: addressLine1 }),
      ...(city && { addressLocality: city }),
      ...(postalCode && { postalCode }),
      ...(state && { addressRegion: state }),
      ...(country && { addressCountry: country }),
    },
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    openingHoursSpecification: openDays(workingHours).flatMap(({ from, to, spans }) =>
      spans.map((span) => {
        const [opens, closes] = span.split('–');
        return {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: DAY_NAMES.slice(from - 1, to),
          opens,
          closes,
        };
      }),
    ),
    ...(specialHours.length > 0 && { specialOpeningHoursSpecification: specialHours.flatMap(specialData) }),
    currenciesAccepted: 'EUR',
  };
}

/** A closed day opens and closes at once, as search engines have it. */
function specialData({ date, times }: SpecialHours): Record<string, string>[] {
  const spans = times.length > 0 ? times : [{ startTime: '00:00:00', endTime: '00:00:00' }];
  return spans.map(({ startTime, endTime }) => ({
    '@type': 'OpeningHoursSpecification',
    opens: formatTime(startTime),
    closes: formatTime(endTime),
    validFrom: date,
    validThrough: date,
  }));
}
