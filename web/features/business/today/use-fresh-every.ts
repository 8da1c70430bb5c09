import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Reads the screen anew again and again while somebody looks: what is shown is never older than that. */
export function useFreshEvery(milliseconds: number): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, milliseconds);
    return () => clearTimeout(timer);
  }, [revalidate, state, milliseconds]);
}
