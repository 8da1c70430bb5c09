import { STAFF_MAIL_DAYS, StaffMailWishes } from '#contracts/validation/staff-mails.ts';
import { textOf } from '#web/lib/form-text.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { SET_STAFF_MAIL_WISHES } from '#web/business-frame/notices/notice-calls.ts';

/** Which of the screen's forms it is. */
export const MAILS_INTENT = 'mails';

/** Saves what whoever sends the form is mailed about. */
export async function saveWishes(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<FormAnswer> {
  const answer = await formAction({
    form,
    locale,
    schema: StaffMailWishes,
    given: {
      newBookings: form.has('newBookings'),
      moves: form.has('moves'),
      cancellations: form.has('cancellations'),
      dayBefore: form.has('dayBefore'),
      days: STAFF_MAIL_DAYS.find((one) => one === textOf(form, 'days')),
    },
    fieldOf: () => ({ name: '' }),
    send: (input) => api(SET_STAFF_MAIL_WISHES, { providerId, input }),
  });
  return { ...answer, intent: MAILS_INTENT };
}
