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
import { ARCHIVE_SERVICES, DELETE_SERVICES, RESTORE_SERVICES, TOGGLE_SERVICES } from './service-calls.ts';

/** What can be done with one or several services at once. */
export const SERVICE_ACTS = [
  'activate',
  'deactivate',
  'publish',
  'hide',
  'archive',
  'restore',
  'delete',
] as const;
export type ServiceActName = (typeof SERVICE_ACTS)[number];

/** What came of it. */
export type ServiceActAnswer = {
  act: ServiceActName | null;
  errors: readonly ApiError[];
  /** What was sent, to be sent again with what was asked about it. */
  typed?: FormAnswer['typed'];
};

/** Does what a form with `act` and one or more `ids` asks for. */
export async function changeServices(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<ServiceActAnswer> {
  const act = SERVICE_ACTS.find((name) => name === textOf(form, 'act')) ?? null;
  const ids = form.getAll('ids').map((id) => (typeof id === 'string' ? idOrNone.read(id) : null));
  if (act === null || !ids.every((id) => id !== null))
    return { act, errors: [{ message: m.failed_done({}, { locale }) }] };
  try {
    await SENT[act](api, { providerId, ids }, actsIn(form));
    return { act, errors: [] };
  } catch (failure) {
    if (failure instanceof ApiFailure) return { act, errors: failure.errors, typed: typedIn(form) };
    throw failure;
  }
}

type OfServices = { providerId: number; ids: number[] };

/** The call of each act. */
const SENT: Record<ServiceActName, (api: Api, of: OfServices, acts: ActToSend[]) => Promise<unknown>> = {
  activate: (api, of) => api(TOGGLE_SERVICES, { ...of, active: true }),
  deactivate: (api, of) => api(TOGGLE_SERVICES, { ...of, active: false }),
  publish: (api, of) => api(TOGGLE_SERVICES, { ...of, published: true }),
  hide: (api, of) => api(TOGGLE_SERVICES, { ...of, published: false }),
  archive: (api, of, acts) => api(ARCHIVE_SERVICES, { ...of, acts }),
  restore: (api, of) => api(RESTORE_SERVICES, of),
  delete: (api, of, acts) => api(DELETE_SERVICES, { ...of, acts }),
};
