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
import { DEACTIVATE_USER, REACTIVATE_USER, RESEND_INVITATION, WITHDRAW_INVITATION } from './user-calls.ts';

/** What is done with somebody by a button; the others have forms of their own. */
export const USER_ACTS = ['resend', 'withdraw', 'deactivate', 'reactivate'] as const;
export type UserActName = (typeof USER_ACTS)[number];

/** What came of it. */
export type UserActAnswer = {
  act: UserActName | null;
  errors: readonly ApiError[];
  /** What was sent, to be sent again with what was asked about it. */
  typed?: FormAnswer['typed'];
};

type OfUser = { providerId: number; id: number };

const SENT: Record<UserActName, (api: Api, of: OfUser, acts: ActToSend[]) => Promise<unknown>> = {
  resend: (api, of) => api(RESEND_INVITATION, of),
  withdraw: (api, of) => api(WITHDRAW_INVITATION, of),
  deactivate: (api, of, acts) => api(DEACTIVATE_USER, { ...of, acts }),
  reactivate: (api, of) => api(REACTIVATE_USER, of),
};

/** Does what a form with `act` and `id` asks for. */
export async function changeUsers(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<UserActAnswer> {
  const act = USER_ACTS.find((name) => name === textOf(form, 'act')) ?? null;
  const id = idOrNone.read(textOf(form, 'id'));
  if (act === null || id === null) return { act, errors: [{ message: m.failed_done({}, { locale }) }] };
  try {
    await SENT[act](api, { providerId, id }, actsIn(form));
    return { act, errors: [] };
  } catch (failure) {
    if (failure instanceof ApiFailure) return { act, errors: failure.errors, typed: typedIn(form) };
    throw failure;
  }
}
