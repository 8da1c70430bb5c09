import { useCallback, useReducer, useRef } from 'react';
import { nextRequestState } from './request-state.ts';
import type { RequestEvent, RequestState } from './request-state.ts';

export type RequestHandle<Data, Input extends unknown[]> = {
  state: RequestState<Data>;
  /** Resolves to the data, or to undefined when it failed or was overtaken; the failure is in `state`. */
  start: (...input: Input) => Promise<Data | undefined>;
  reset: () => void;
};

/** Runs a call and keeps its state; of several started ones only the last one counts. */
export function useRequest<Data, Input extends unknown[]>(
  call: (...input: Input) => Promise<Data>,
): RequestHandle<Data, Input> {
  const [state, send] = useReducer(nextRequestState<Data>, { status: 'idle' } satisfies RequestState<Data>);
  const latest = useRef(0);

  const start = useCallback(
    async (...input: Input) => {
      latest.current += 1;
      const turn = latest.current;
      const sendIfLatest = (event: RequestEvent<Data>): boolean => {
        if (turn !== latest.current) return false;
        send(event);
        return true;
      };
      send({ type: 'started' });
      try {
        const data = await call(...input);
        return sendIfLatest({ type: 'succeeded', data }) ? data : undefined;
      } catch (error) {
        sendIfLatest({ type: 'failed', error });
        return undefined;
      }
    },
    [call],
  );

  const reset = useCallback(() => {
    latest.current += 1;
    send({ type: 'reset' });
  }, []);

  return { state, start, reset };
}
