import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 1000;

/** Reads the screen anew every second while somebody looks, for work that ends soon. */
export function useFollow(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, EVERY_MS);
    return () => clearTimeout(timer);
  }, [revalidate, state]);
}
