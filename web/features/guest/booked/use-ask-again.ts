import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const PAUSE_MS = 1_500;

/** Reads the page again while it waits: the money is there a moment before the booking stands. */
export function useAskAgain(isWaiting: boolean, most = Infinity): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return undefined;
    let asked = 0;
    const timer = setInterval(() => {
      asked += 1;
      if (asked > most) clearInterval(timer);
      else void revalidate();
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [isWaiting, most, revalidate]);
}
