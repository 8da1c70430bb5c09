import { useEffect, useRef } from 'react';
import type { CenterChange } from './center-calls.ts';
import { watchCenter } from './center-line.ts';

/** Told of what changes at a center, while there is a line; where there is none, of nothing. */
export function useCenterChanges(providerId: number, onChange: (change: CenterChange) => void): void {
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => watchCenter(providerId, (change) => latest.current(change)), [providerId]);
}
