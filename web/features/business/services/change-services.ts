import type { ApiError } from '#contracts/api-error.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { Api } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-text.ts';
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
export type ServiceActAnswer = { act: ServiceActName | null; errors: readonly ApiError[] };

/** Does what a form with `act` and one or more `ids` asks for. */
export async function changeServices(
  form: FormData,
  api: Api,
  providerId: number,
): Promise<ServiceActAnswer> {
  const act = SERVICE_ACTS.find((name) => name === textOf(form, 'act')) ?? null;
  const ids = form.getAll('ids').map(Number);
  const of = { providerId, ids };
  try {
    switch (act) {
      case 'activate':
      case 'deactivate':
        await api(TOGGLE_SERVICES, { ...of, active: act === 'activate' });
        break;
      case 'publish':
      case 'hide':
        await api(TOGGLE_SERVICES, { ...of, published: act === 'publish' });
        break;
      case 'archive':
        await api(ARCHIVE_SERVICES, of);
        break;
      case 'restore':
        await api(RESTORE_SERVICES, of);
        break;
      case 'delete':
        await api(DELETE_SERVICES, of);
        break;
      case null:
        break;
    }
    return { act, errors: [] };
  } catch (failure) {
    if (failure instanceof ApiFailure) return { act, errors: failure.errors };
    throw failure;
  }
}
