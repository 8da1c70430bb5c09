/** Where a request for data stands (specification section 4). */
export type RequestState<Data> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'success'; data: Data }
  | { status: 'error'; error: unknown };

export type RequestEvent<Data> =
  | { type: 'started' }
  | { type: 'succeeded'; data: Data }
  | { type: 'failed'; error: unknown }
  | { type: 'reset' };

/** An answer that arrives when nothing is loading any more, after a reset, is dropped. */
export function nextRequestState<Data>(
  state: RequestState<Data>,
  event: RequestEvent<Data>,
): RequestState<Data> {
  if (event.type === 'reset') return { status: 'idle' };
  if (event.type === 'started') return { status: 'loading' };
  if (state.status !== 'loading') return state;
  return event.type === 'succeeded'
    ? { status: 'success', data: event.data }
    : { status: 'error', error: event.error };
}
