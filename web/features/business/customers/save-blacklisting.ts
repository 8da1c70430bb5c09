import * as m from '#contracts/texts/messages.js';
import { Blacklisting, LONGEST_BLACKLIST_REASON } from '#contracts/validation/customer-card.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { BLACKLIST_CUSTOMER } from '#web/business-frame/customers/customer-calls.ts';

/** Says whether a customer is received. */
export async function saveBlacklisting(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  of: { providerId: number; id: number },
): Promise<FormAnswer> {
  const answer = await formAction({
    form,
    locale,
    schema: Blacklisting,
    given: { isBlacklisted: textOf(form, 'isBlacklisted') === 'yes', reason: textOf(form, 'reason') },
    fieldOf: (path) =>
      path === 'reason'
        ? { name: m.customers_field_reason({}, { locale }), longest: LONGEST_BLACKLIST_REASON }
        : { name: '' },
    send: (input) => api(BLACKLIST_CUSTOMER, { ...of, input }),
  });
  return { ...answer, intent: 'blacklist' };
}
