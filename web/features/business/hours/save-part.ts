import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { BreakForm, HoursOfDateForm } from '#contracts/validation/hours.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { idOrNone } from '#web/lib/list-address.ts';
import { versionOf } from '#web/business-frame/center/saved-section.ts';
import { actsIn } from '#web/business-frame/planning/chosen-acts.ts';
import { CREATE_BREAK, DELETE_BREAK, EDIT_BREAK, SAVE_DATE } from '#web/business-frame/hours/hours-calls.ts';
import { placedAnswer } from '#web/business-frame/hours/placed-answer.ts';
import type { HoursAnswer } from '#web/business-frame/hours/placed-answer.ts';
import {
  answerWith,
  fieldOf,
  orRefused,
  removePeriod,
  savePeriod,
  withoutBreaksIn,
} from '#web/business-frame/hours/save-hours.ts';
import type { Known, OfPerson } from '#web/business-frame/hours/save-hours.ts';
import { linesIn, minuteOf, minutesOf, unreadIn } from '#web/business-frame/hours/hours-form-values.ts';

/** What of somebody's hours has forms of its own, by the part of the address. */
export const HOURS_PARTS = ['periods', 'dates', 'breaks'] as const;
export type HoursPart = (typeof HOURS_PARTS)[number];
/** What an address says for one that is not there yet. */
export const NEW_ITEM = 'new';

/** Whose, and which of a part; `item` as the address has it. */
export type OfPart = OfPerson & { item: string };

/** Saves or, by its `intent`, removes one of the part. */
export function savePart(part: HoursPart, form: FormData, known: Known, of: OfPart): Promise<HoursAnswer> {
  return orRefused(form, () => SAVES[part](form, known, of));
}

const isRemoved = (form: FormData): boolean => textOf(form, 'intent') === 'delete';

const SAVES: Record<HoursPart, (form: FormData, known: Known, of: OfPart) => Promise<HoursAnswer>> = {
  periods(form, known, { item, ...of }) {
    if (isRemoved(form)) return removePeriod(form, known, { ...of, key: item });
    return savePeriod(form, known, { ...of, key: item === NEW_ITEM ? null : item });
  },
  dates: saveDate,
  breaks: saveBreak,
};

/** Hours of one date: those that were typed, none, or those of the week again. */
async function saveDate(form: FormData, known: Known, { item, ...of }: OfPart): Promise<HoursAnswer> {
  const { api, locale } = known;
  const isOff = textOf(form, 'works') === 'off';
  const lines = isRemoved(form) || isOff ? [] : linesIn(form, 'times');
  const unread = lines.flatMap(unreadIn);
  const noTime = m.kit_not_a_time({}, { locale });
  if (unread.length > 0)
    return answerWith(form, known, Object.fromEntries(unread.map((name) => [name, noTime])));
  if (!isRemoved(form) && !isOff && lines.length === 0)
    return answerWith(form, known, { 'times.0.startMinute': m.hours_date_empty({}, { locale }) });
  const nameOf = (path: string): string | null => {
    const [, number, end = 'startMinute'] = /^times\.(\d+)(?:\.(\w+))?$/.exec(path) ?? [];
    if (number === undefined) return path === 'date' ? 'date' : null;
    const line = lines[Number(number)];
    return line ? `${line.name}.${end}` : null;
  };
  const answer = await formAction({
    form,
    locale,
    schema: HoursOfDateForm,
    given: {
      date: item === NEW_ITEM ? textOf(form, 'date') : item,
      times: isRemoved(form) ? null : lines.map(minutesOf),
      withoutBreaks: withoutBreaksIn(form),
    },
    fieldOf: (path) => fieldOf(nameOf(path), known),
    send: (input) => api(SAVE_DATE, { ...of, version: versionOf(form), input, acts: actsIn(form) }),
  });
  return placedAnswer(answer, nameOf, locale);
}

/** Names of fields that the server calls otherwise. */
const FIELDS: Record<string, string> = { startTime: 'startMinute', endTime: 'endMinute' };
const FORM_FIELDS = ['weekday', 'date', 'startMinute', 'endMinute'];
const nameOfField = (path: string): string | null => {
  const name = FIELDS[path] ?? path;
  return FORM_FIELDS.includes(name) ? name : null;
};

async function saveBreak(form: FormData, known: Known, of: OfPart): Promise<HoursAnswer> {
  const { api, locale } = known;
  const { providerId, resourceId } = of;
  const id = idOrNone.read(of.item);
  if (isRemoved(form) && id !== null) return sendForm({ form }, () => api(DELETE_BREAK, { providerId, id }));
  const isWeekly = textOf(form, 'on') === 'weekly';
  const answer = await formAction({
    form,
    locale,
    schema: BreakForm,
    given: {
      resourceId,
      weekday: isWeekly ? (idOrNone.read(textOf(form, 'weekday')) ?? undefined) : null,
      date: isWeekly ? null : textOf(form, 'date'),
      ...timesIn(form),
    },
    fieldOf: (path) => fieldOfPart(path, locale),
    send: (input) =>
      id === null
        ? api(CREATE_BREAK, { providerId, input, acts: actsIn(form) })
        : api(EDIT_BREAK, { providerId, id, version: versionOf(form), input, acts: actsIn(form) }),
  });
  return placedAnswer(answer, nameOfField, locale);
}

const timesIn = (form: FormData) => ({
  startMinute: minuteOf(textOf(form, 'startMinute')),
  endMinute: minuteOf(textOf(form, 'endMinute')),
});

function fieldOfPart(path: string, locale: Locale): FieldName {
  const name = nameOfField(path);
  if (name === 'weekday') return { name: m.hours_field_weekday({}, { locale }) };
  return fieldOf(name, { locale });
}
