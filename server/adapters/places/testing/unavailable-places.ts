import type { Places } from '../port.ts';
import { GeocoderFailed } from '../port.ts';

/** For tests: a maps service that does not answer, so that everything but the address field goes on working. */
export function unavailablePlaces(cause: unknown): Places {
  const fail = () => Promise.reject(new GeocoderFailed(cause));
  return { search: fail, find: fail, byName: fail };
}
