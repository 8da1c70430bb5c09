import type { ApiError } from '#contracts/api-error.ts';
import type { HurtBooking } from '#contracts/consequences.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { actRowsIn } from './chosen-acts.ts';

/** What a change was answered, by a form or a button. */
export interface SettledAnswer {
  errors: readonly ApiError[];
  typed?: FormAnswer['typed'];
}

/** The bookings that a refused change would hurt, or none. */
export function hurtIn(answer: SettledAnswer | undefined): readonly HurtBooking[] {
  return answer?.errors.find(({ hurt }) => hurt !== undefined)?.hurt ?? [];
}

/** What was refused about single bookings: by their ids, the message. The API counts the acts as they were sent. */
export function problemsIn({ errors, typed = [] }: SettledAnswer): Map<number, string> {
  const sent = actRowsIn(typed);
  const problems = errors.flatMap(({ message, affected = [] }) =>
    affected.flatMap((path): [number, string][] => {
      const index = /^acts\.(\d+)\./.exec(path)?.[1];
      const act = index === undefined ? undefined : sent[Number(index)];
      return act ? [[act.reservationId, message]] : [];
    }),
  );
  return new Map(problems);
}
