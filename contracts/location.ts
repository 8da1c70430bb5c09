/** A point on the earth, in decimal degrees (WGS 84). */
export type Coordinates = { latitude: number; longitude: number };

/** A place as the product keeps it (specification, section 3 "Location"). What the answer does not say is null. */
export type ParsedLocation = Coordinates & {
  city: string | null;
  postcode: string | null;
  address: string | null;
  country: string | null;
  countryCode: string | null;
};

/** One part of a maps service's answer, such as its locality or its postal code. */
export type AddressComponent = { long_name: string; short_name: string; types: readonly string[] };

/** The part of a maps service's geocoding answer that a location is read from. */
export type MapsAnswer = {
  address_components: readonly AddressComponent[];
  geometry: { location: { lat: number; lng: number } };
};

/** Where a map opens when nothing says otherwise: Rome (specification, section 9). */
export const DEFAULT_MAP_POSITION: Coordinates = { latitude: 41.9028, longitude: 12.4964 };
export const DEFAULT_MAP_ZOOM = 16;

/**
 * Reads a location from a maps service's answer. The city is the locality, else the political area: the municipality
 * where it is named, else the first political part that is not the country.
 */
export function parseLocation(answer: MapsAnswer): ParsedLocation {
  const parts = answer.address_components;
  const country = partOfType(parts, 'country');
  const city =
    partOfType(parts, 'locality') ??
    partOfType(parts, 'administrative_area_level_3') ??
    parts.find(({ types }) => types.includes('political') && !types.includes('country'));
  return {
    latitude: answer.geometry.location.lat,
    longitude: answer.geometry.location.lng,
    city: filled(city?.long_name),
    postcode: filled(partOfType(parts, 'postal_code')?.long_name),
    address: streetAddress(parts),
    country: filled(country?.long_name),
    countryCode: filled(country?.short_name)?.toUpperCase() ?? null,
  };
}

const MEAN_EARTH_RADIUS_KM = 6371.0088;

/** Great-circle distance in kilometres (haversine); within 0.6 % of the true one, since the earth is not a sphere. */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const halfLatitude = radians(to.latitude - from.latitude) / 2;
  const halfLongitude = radians(to.longitude - from.longitude) / 2;
  const square =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2;
  // Rounding may push the square a hair past 1 for opposite points, and the arcsine of that is NaN.
  return 2 * MEAN_EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, square)));
}

function partOfType(parts: readonly AddressComponent[], type: string): AddressComponent | undefined {
  return parts.find(({ types }) => types.includes(type));
}

/** Street, then number, as addresses are written in Italy. A number without its street says nothing. */
function streetAddress(parts: readonly AddressComponent[]): string | null {
  const street = filled(partOfType(parts, 'route')?.long_name);
  const number = filled(partOfType(parts, 'street_number')?.long_name);
  return street && number ? `${street} ${number}` : street;
}

function filled(text: string | undefined): string | null {
  return text?.trim() || null;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
