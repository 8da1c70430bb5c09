/** A point on the earth, in decimal degrees (WGS 84). */
export type Coordinates = { latitude: number; longitude: number };

/** Where a map opens when nothing says otherwise: Rome (specification, section 9). */
export const DEFAULT_MAP_POSITION: Coordinates = { latitude: 41.9028, longitude: 12.4964 };
export const DEFAULT_MAP_ZOOM = 16;

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

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
