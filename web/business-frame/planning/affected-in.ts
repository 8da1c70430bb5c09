import type { ApiError } from '#contracts/api-error.ts';
import type { Affected } from '#contracts/consequences.ts';
import { affectedKey } from '#contracts/consequences.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { actRowsIn, wholeActs } from './chosen-acts.ts';

/** What a change was answered, by a form or a button. */
export interface SettledAnswer {
  errors: readonly ApiError[];
  typed?: FormAnswer['typed'];
}

/** The bookings and sessions that a refused change would hurt, or none. */
export function affectedIn(answer: SettledAnswer | undefined): readonly Affected[] {
  return answer?.errors.find(({ hurt }) => hurt !== undefined)?.hurt ?? [];
}

/** What is wrong with what was chosen: by their keys (`affectedKey`), the message. The API counts the acts as they were sent. */
export function problemsIn(
  { errors, typed = [] }: SettledAnswer,
  missing: { start: string; replacement: string },
): ReadonlyMap<string, string> {
  const rows = actRowsIn(typed);
  const sent = wholeActs(rows);
  const problems = new Map<string, string>();
  for (const { act } of rows)
    if (!sent.includes(act))
      problems.set(affectedKey(act), act.act === 'REPLACE' ? missing.replacement : missing.start);
  for (const { message, affected = [] } of errors) {
    for (const path of affected) {
      const index = /^acts\.(\d+)\./.exec(path)?.[1];
      const act = index === undefined ? undefined : sent[Number(index)];
      if (act) problems.set(affectedKey(act), message);
    }
  }
  return problems;
}
