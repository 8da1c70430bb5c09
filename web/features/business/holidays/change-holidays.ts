import { comingItalianHolidays } from '#contracts/italian-holidays.ts';
import type { ApiError } from '#contracts/api-error.ts';
import * as m from '#contracts/texts/messages.js';
import { isLocalDate } from '#contracts/time.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { typedIn } from '#web/lib/form/form-answer.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { actsIn } from '#web/business-frame/planning/chosen-acts.ts';
import { CREATE_HOLIDAY, DELETE_HOLIDAY } from './holiday-calls.ts';
import { ITALIAN_NAMES } from './holiday-labels.ts';

/** What a button of the list does. */
export type HolidayAct = 'close' | 'delete';
/** What came of it; `name` of what was closed. */
export type HolidayActAnswer = {
  act: HolidayAct | null;
  name?: string;
  errors: readonly ApiError[];
  /** Of a refused one, to be sent again with what shall become of bookings. */
  typed?: FormAnswer['typed'];
};

/** Closes the center on a national holiday (`act=close`, `date`), or deletes a closing (`act=delete`, `id`). */
export async function changeHolidays(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<HolidayActAnswer> {
  const act = textOf(form, 'act');
  const date = textOf(form, 'date');
  const id = idOrNone.read(textOf(form, 'id'));
  const known = isLocalDate(date) ? comingItalianHolidays(date)[0] : undefined;
  const day = known?.date === date ? known : undefined;
  try {
    if (act === 'close' && day) {
      const name = ITALIAN_NAMES[day.holiday]({}, { locale });
      await api(CREATE_HOLIDAY, {
        providerId,
        input: { name, fromDate: date, toDate: date },
        acts: actsIn(form),
      });
      return { act, name, errors: [] };
    }
    if (act === 'delete' && id !== null) {
      await api(DELETE_HOLIDAY, { providerId, id });
      return { act, errors: [] };
    }
  } catch (failure) {
    if (failure instanceof ApiFailure)
      return { act: act === 'close' ? act : 'delete', errors: failure.errors, typed: typedIn(form) };
    throw failure;
  }
  return { act: null, errors: [{ message: m.failed_done({}, { locale }) }] };
}
