import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False on the server and until scripts have taken over; the page must work either way. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
