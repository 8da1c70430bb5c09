import type { Places } from './port.ts';
import { GeocoderFailed } from './port.ts';

/** Stands in where the place index could not be opened, so that everything but the address field goes on working. */
export function unavailablePlaces(cause: unknown): Places {
  const fail = () => Promise.reject(new GeocoderFailed(cause));
  return { search: fail, find: fail, byName: fail };
}
