import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const PAUSE_MS = 1_500;

/** Reads the page again while it waits: the money is there a moment before the booking stands. */
export function useAskAgain(isWaiting: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void revalidate(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isWaiting, revalidate]);
}
