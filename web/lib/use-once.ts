import { useEffect, useRef } from 'react';

/** Does something once with each new value, after it is shown; with the answer of a fetcher, for instance. */
export function useOnce<Value extends object>(
  value: Value | undefined,
  act: (value: Value) => unknown,
): void {
  const met = useRef<Value>(undefined);
  useEffect(() => {
    if (value === undefined || met.current === value) return;
    met.current = value;
    act(value);
  });
}
