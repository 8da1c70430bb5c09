import type { ApiAnswer } from '#contracts/page-request.ts';
import type { Api } from '../api.ts';
import { dataOf } from '../api.ts';

/** A call as it was made: the operation's name and what went with it. */
type Called = { name: string; variables: unknown; idempotencyKey: string | undefined };

/** For tests: an API that answers each operation by its name, and writes down what it was asked. */
export function answeringApi(answers: Record<string, ApiAnswer>): { api: Api; called: Called[] } {
  const called: Called[] = [];
  const api: Api = async ({ document }, variables, options) => {
    const name = /^(?:query|mutation) (\w+)/.exec(document)?.[1] ?? document;
    called.push({ name, variables, idempotencyKey: options?.idempotencyKey });
    const answer = answers[name];
    if (!answer) throw new Error(`Nobody said what ${name} answers`);
    return dataOf(answer, 'en');
  };
  return { api, called };
}

/** For tests: an answer that refuses by this code. */
export function refusedBy(code: string): ApiAnswer {
  return { errors: [{ message: `refused: ${code}`, code }] };
}

/** For tests: a form as it was filled in. */
export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
