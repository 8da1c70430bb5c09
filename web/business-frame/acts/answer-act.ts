import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { Api } from '#web/lib/api.ts';
import { typedIn } from '#web/lib/form/form-answer.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { actsIn } from '../planning/chosen-acts.ts';
import type { ActToSend } from '../planning/chosen-acts.ts';

/** What came of an act of a button. */
export interface ActAnswer<Name extends string> {
  act: Name | null;
  ids: readonly number[];
  errors: readonly ApiError[];
  /** What was sent, to be sent again with what was asked about it. */
  typed?: FormAnswer['typed'];
}

/** On which rows of which center; `id` is the first. */
export interface ActOn {
  providerId: number;
  id: number;
  ids: number[];
}

/** The call of each act. @param acts what was chosen for the bookings that it affects */
export type ActCalls<Name extends string> = Readonly<
  Record<Name, (api: Api, on: ActOn, acts: ActToSend[]) => Promise<unknown>>
>;

/** Does what a form with `act` and one or more `ids` asks for. @throws whatever is no refusal of the API */
export async function answerAct<Name extends string>(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
  calls: ActCalls<Name>,
): Promise<ActAnswer<Name>> {
  // A table's own keys are those of its type
  const act = (Object.keys(calls) as Name[]).find((name) => name === textOf(form, 'act')) ?? null;
  const said = form.getAll('ids').map((id) => (typeof id === 'string' ? idOrNone.read(id) : null));
  const ids = said.filter((id) => id !== null);
  const [id] = ids;
  if (act === null || id === undefined || ids.length < said.length)
    return { act, ids, errors: [{ message: m.failed_done({}, { locale }) }] };
  try {
    await calls[act](api, { providerId, id, ids }, actsIn(form));
    return { act, ids, errors: [] };
  } catch (failure) {
    if (failure instanceof ApiFailure) return { act, ids, errors: failure.errors, typed: typedIn(form) };
    throw failure;
  }
}
