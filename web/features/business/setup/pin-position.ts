/** In decimal degrees. */
export interface Point {
  latitude: number;
  longitude: number;
}

/** How far from the middle of a town the sketch reaches, in metres. */
export const REACH_METRES = 5000;

const METRES_PER_DEGREE = 111_320;
const metresPerDegreeEast = ({ latitude }: Point): number =>
  METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);

/** How far north and east of the middle a point lies, in metres; flat, which a town is. */
export function metresFrom(middle: Point, { latitude, longitude }: Point): { north: number; east: number } {
  return {
    north: (latitude - middle.latitude) * METRES_PER_DEGREE,
    east: (longitude - middle.longitude) * metresPerDegreeEast(middle),
  };
}

/** The point so far north and east of the middle, to about a metre. */
export function pointAt(middle: Point, { north, east }: { north: number; east: number }): Point {
  const within = (metres: number): number => Math.max(-REACH_METRES, Math.min(REACH_METRES, metres));
  return {
    latitude: rounded(middle.latitude + within(north) / METRES_PER_DEGREE),
    longitude: rounded(middle.longitude + within(east) / metresPerDegreeEast(middle)),
  };
}

const rounded = (degrees: number): number => Math.round(degrees * 100_000) / 100_000;
