import type { Locale } from '#contracts/languages.ts';
import { parseEuro } from '#contracts/money.ts';
import { LONGEST_TILL_NOTE, TillCountForm } from '#contracts/validation/till-count.ts';
import * as m from '#contracts/texts/messages.js';
import { formAction } from '#web/lib/form/form-action.ts';
import type { ReadForm } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { COUNT_TILL } from './till-calls.ts';

/** How the form is read; what stays in the drawer is all of it unless said. */
function reading(form: FormData, locale: Locale): ReadForm<typeof TillCountForm> {
  const cents = (name: string): number => parseEuro(textOf(form, name)) ?? Number.NaN;
  const names = {
    countedCents: { name: m.till_counted({}, { locale }) },
    leftCents: { name: m.till_left({}, { locale }) },
    note: { name: m.till_note({}, { locale }), longest: LONGEST_TILL_NOTE },
  };
  return {
    form,
    schema: TillCountForm,
    given: {
      countedCents: cents('countedCents'),
      leftCents: textOf(form, 'leftCents').trim() === '' ? cents('countedCents') || 0 : cents('leftCents'),
      note: textOf(form, 'note'),
      expectedCents: Number(textOf(form, 'expectedCents')),
    },
    fieldOf: (path) => names[path as keyof typeof names] ?? { name: '' },
    locale,
  };
}

/** Writes down what was counted in the drawer. */
export async function saveCount(
  form: FormData,
  { api, locale }: Pick<RequestContext, 'api' | 'locale'>,
  providerId: number,
): Promise<FormAnswer> {
  const answer = await formAction({
    ...reading(form, locale),
    send: (input) => api(COUNT_TILL, { providerId, input }),
  });
  return named(answer, form, locale);
}

/** Says at its field that no more can stay in the drawer than lies in it. */
function named(answer: FormAnswer, form: FormData, locale: Locale): FormAnswer {
  const [counted, left] = ['countedCents', 'leftCents'].map((name) => parseEuro(textOf(form, name)));
  if (answer.fieldErrors['leftCents'] === undefined || counted == null || left == null) return answer;
  const leftCents = m.till_left_too_much({}, { locale });
  return { ...answer, fieldErrors: { ...answer.fieldErrors, leftCents } };
}
