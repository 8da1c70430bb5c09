import { useEffect, useRef } from 'react';

/** Does something once with each value, after it is shown; with the answer of a fetcher, for instance. One that is shown again after another is none that is new. */
export function useOnce<Value extends object>(
  value: Value | undefined,
  act: (value: Value) => unknown,
): void {
  const met = useRef(new WeakSet<Value>());
  useEffect(() => {
    if (value === undefined || met.current.has(value)) return;
    met.current.add(value);
    act(value);
  });
}
