import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import type { Api } from '#web/lib/api.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { ARCHIVE_CUSTOMERS, RESTORE_CUSTOMERS } from '#web/business-frame/customers/customer-calls.ts';

/** What is done with some customers by a button; the others have forms of their own. */
export const CUSTOMER_ACTS = ['archive', 'restore'] as const;
export type CustomerActName = (typeof CUSTOMER_ACTS)[number];

/** What came of it. */
export type CustomerActAnswer = {
  act: CustomerActName | null;
  ids: readonly number[];
  errors: readonly ApiError[];
};

type Of = { providerId: number; ids: number[] };

const SENT: Record<CustomerActName, (api: Api, of: Of) => Promise<unknown>> = {
  archive: (api, of) => api(ARCHIVE_CUSTOMERS, of),
  restore: (api, of) => api(RESTORE_CUSTOMERS, of),
};

/** Does what a form with `act` and one or more `ids` asks for. */
export async function changeCustomers(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<CustomerActAnswer> {
  const act = CUSTOMER_ACTS.find((name) => name === textOf(form, 'act')) ?? null;
  const ids = form
    .getAll('ids')
    .flatMap((said) => (typeof said === 'string' ? (idOrNone.read(said) ?? []) : []));
  if (act === null || ids.length === 0)
    return { act, ids, errors: [{ message: m.failed_done({}, { locale }) }] };
  try {
    await SENT[act](api, { providerId, ids });
    return { act, ids, errors: [] };
  } catch (failure) {
    if (failure instanceof ApiFailure) return { act, ids, errors: failure.errors };
    throw failure;
  }
}
