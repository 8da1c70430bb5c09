import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { READ_NOTICES } from './notice-calls.ts';

export type ReadAnswer = { errors: readonly ApiError[] };

/** Marks one notice (`id`), or all up to one (`upTo`), as read. */
export async function readNotices(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<ReadAnswer> {
  const id = idOrNone.read(textOf(form, 'id'));
  const upTo = idOrNone.read(textOf(form, 'upTo'));
  if (id === null && upTo === null) return { errors: [{ message: m.failed_done({}, { locale }) }] };
  try {
    await api(READ_NOTICES, id === null ? { providerId, upTo } : { providerId, ids: [id] });
    return { errors: [] };
  } catch (failure) {
    if (failure instanceof ApiFailure) return { errors: failure.errors };
    throw failure;
  }
}
