import { useEffect, useEffectEvent, useRef } from 'react';
import type { Fetcher } from 'react-router';

/** Undoes what was shown before an answer that never came; that it did not is told for every form (`kept-page.ts`). */
export function useLost({ state, data }: Pick<Fetcher, 'state' | 'data'>, undo: () => void): void {
  const wasBusy = useRef(false);
  const onLost = useEffectEvent(undo);
  useEffect(() => {
    if (state === 'idle' && wasBusy.current && data === undefined) onLost();
    wasBusy.current = state !== 'idle';
  }, [state, data]);
}
