import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { Api } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { ARCHIVE_RESOURCE, PUT_BACK_IN_SERVICE, RESTORE_RESOURCE } from './staff-calls.ts';

/** What is done by a button; the others have forms of their own. `back` is about a time out of service. */
export const STAFF_ACTS = ['archive', 'restore', 'back'] as const;
export type StaffActName = (typeof STAFF_ACTS)[number];

/** What came of it. */
export type StaffActAnswer = { act: StaffActName | null; errors: readonly ApiError[] };

type Of = { providerId: number; id: number };

const SENT: Record<StaffActName, (api: Api, of: Of) => Promise<unknown>> = {
  archive: (api, of) => api(ARCHIVE_RESOURCE, of),
  restore: (api, of) => api(RESTORE_RESOURCE, of),
  back: (api, of) => api(PUT_BACK_IN_SERVICE, of),
};

/** Does what a form with `act` and `id` asks for. */
export async function changeStaff(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<StaffActAnswer> {
  const act = STAFF_ACTS.find((name) => name === textOf(form, 'act')) ?? null;
  const id = idOrNone.read(textOf(form, 'id'));
  if (act === null || id === null) return { act, errors: [{ message: m.failed_done({}, { locale }) }] };
  try {
    await SENT[act](api, { providerId, id });
    return { act, errors: [] };
  } catch (failure) {
    if (failure instanceof ApiFailure) return { act, errors: failure.errors };
    throw failure;
  }
}
