import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Who looks away for less than this sees the page as it was. */
const AWAY_MS = 15_000;

/** Reads the screen anew when somebody comes back to it: colleagues have gone on meanwhile. */
export function useFreshOnReturn(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let leftAt: number | null = null;
    const look = (): void => {
      if (document.visibilityState === 'hidden') {
        leftAt = performance.now();
      } else if (leftAt !== null && performance.now() - leftAt > AWAY_MS) {
        void revalidate();
      }
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [revalidate]);
}
