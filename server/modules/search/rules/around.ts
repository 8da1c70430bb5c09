import type { Coordinates } from './search-question.ts';

/** A little less than there are, so that the box is a little larger. */
const KM_PER_DEGREE = 111.1;

export interface Box {
  west: number;
  east: number;
  south: number;
  north: number;
}

/**
 * A box of degrees that holds everything within so many kilometres: a first sieve for an index, the distance decides. Near
 * a pole or across the date line it goes once around the earth.
 */
export function boxAround({ latitude, longitude }: Coordinates, km: number): Box {
  const height = km / KM_PER_DEGREE;
  const south = latitude - height;
  const north = latitude + height;
  const farthestNorth = Math.max(Math.abs(south), Math.abs(north));
  const width = farthestNorth < 89 ? height / Math.cos((farthestNorth * Math.PI) / 180) : 360;
  const isWhole = longitude - width < -180 || longitude + width > 180;
  return {
    south: Math.max(south, -90),
    north: Math.min(north, 90),
    west: isWhole ? -180 : longitude - width,
    east: isWhole ? 180 : longitude + width,
  };
}
