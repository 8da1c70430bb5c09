import { MOST_SESSIONS_SIGNED_UP } from '#contracts/classes.ts';

/** What the address of a class says: the chosen sessions, and the step, 0 to choose and 1 with the summary. */
export type ClassRequest = { sessionIds: readonly number[]; step: 0 | 1 };

export const SESSIONS_FIELD = 'sessions';
const STEP_FIELD = 'step';

export function readClassRequest(search: URLSearchParams): ClassRequest {
  return {
    sessionIds: idsOf(search.getAll(SESSIONS_FIELD)),
    step: search.get(STEP_FIELD) === '1' ? 1 : 0,
  };
}

/** The sessions that a form names, each once. */
export function idsOf(values: readonly FormDataEntryValue[]): number[] {
  const ids = values.flatMap((value) =>
    typeof value === 'string' && /^[1-9]\d{0,14}$/.test(value) ? [Number(value)] : [],
  );
  return [...new Set(ids)].slice(0, MOST_SESSIONS_SIGNED_UP);
}

/** The search part of an address, '?sessions=1&sessions=2&step=1'. */
export function searchOfClass({ sessionIds, step }: ClassRequest): string {
  const search = new URLSearchParams(sessionIds.map((id) => [SESSIONS_FIELD, String(id)]));
  if (step === 1) search.set(STEP_FIELD, '1');
  return search.size === 0 ? '?' : `?${search}`;
}
