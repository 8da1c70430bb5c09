import * as m from '#contracts/texts/messages.js';
import { ISO_WEEKDAYS, isLocalDate } from '#contracts/time.ts';
import { OpeningHoursForm } from '#contracts/validation/hours.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import { textOf } from '#web/lib/form-text.ts';
import { versionOf } from '#web/business-frame/center/saved-section.ts';
import { OPENING_HOURS, SAVE_OPENING_HOURS } from './opening-calls.ts';
import { placedAnswer } from '#web/business-frame/hours/placed-answer.ts';
import type { HoursAnswer } from '#web/business-frame/hours/placed-answer.ts';
import { answerWith, fieldOf } from '#web/business-frame/hours/save-hours.ts';
import type { Known } from '#web/business-frame/hours/save-hours.ts';
import { NEW_ITEM } from './save-part.ts';
import { linesIn, minutesOf, unreadIn } from '#web/business-frame/hours/hours-form-values.ts';
import type { HoursLineFormValues } from '#web/business-frame/hours/hours-form-values.ts';

/** Saves the week; the special dates stay as they are. */
export async function saveOpeningWeek(
  form: FormData,
  known: Known,
  providerId: number,
): Promise<HoursAnswer> {
  const lines = ISO_WEEKDAYS.flatMap((weekday) =>
    linesIn(form, `weeks.0.${weekday}`).map((line) => ({ weekday, ...line })),
  );
  const problems = problemsOf(lines, known);
  if (problems) return answerWith(form, known, problems);
  const { getOpeningHours: now } = await known.api(OPENING_HOURS, { providerId });
  const weekly = lines.map((line) => ({ weekday: line.weekday, ...minutesOf(line) }));
  const nameOf = (path: string): string | null => {
    const [, number, end = 'startMinute'] = /^weekly\.(\d+)(?:\.(\w+))?$/.exec(path) ?? [];
    const line = number === undefined ? undefined : lines[Number(number)];
    return line ? `${line.name}.${end}` : null;
  };
  return sendAll(form, known, providerId, { weekly, dates: now.dates }, nameOf);
}

/** Saves or, by its `intent`, removes the hours of a date. @param item the date, or `new` */
export async function saveOpeningDate(
  form: FormData,
  known: Known,
  { providerId, item }: { providerId: number; item: string },
): Promise<HoursAnswer> {
  const { locale } = known;
  const isRemoved = textOf(form, 'intent') === 'delete';
  const isOff = textOf(form, 'works') === 'off';
  const lines = isRemoved || isOff ? [] : linesIn(form, 'times');
  const date = item === NEW_ITEM ? textOf(form, 'date') : item;
  const name = m.hours_field_date({}, { locale });
  const problems = {
    ...problemsOf(lines, known),
    ...(!isLocalDate(date) && {
      date: (date === '' ? m.validation_required : m.validation_not_valid)({ name }, { locale }),
    }),
    ...(!isRemoved &&
      !isOff &&
      lines.length === 0 && { 'times.0.startMinute': m.hours_date_empty({}, { locale }) }),
  };
  if (Object.keys(problems).length > 0) return answerWith(form, known, problems);
  const { getOpeningHours: now } = await known.api(OPENING_HOURS, { providerId });
  const others = now.dates.filter((one) => one.date !== date);
  const dates = isRemoved ? others : [...others, { date, times: lines.map(minutesOf) }];
  const nameOf = (path: string): string | null => {
    const [, number, rest = ''] = /^dates\.(\d+)\.(.*)$/.exec(path) ?? [];
    if (number === undefined || isRemoved || Number(number) !== others.length) return null;
    const [, line = '0', end = 'startMinute'] = /^times(?:\.(\d+)(?:\.(\w+))?)?$/.exec(rest) ?? [];
    return rest === 'date' ? 'date' : `${lines[Number(line)]?.name ?? 'times.0'}.${end}`;
  };
  return sendAll(form, known, providerId, { weekly: now.weekly, dates }, nameOf);
}

async function sendAll(
  form: FormData,
  known: Known,
  providerId: number,
  given: {
    weekly: readonly { weekday: number; startMinute: number; endMinute: number }[];
    dates: readonly { date: string; times: readonly { startMinute: number; endMinute: number }[] }[];
  },
  nameOf: (path: string) => string | null,
): Promise<HoursAnswer> {
  const { api, locale } = known;
  let version: number | undefined;
  const answer = await formAction({
    form,
    locale,
    schema: OpeningHoursForm,
    given,
    fieldOf: (path) => fieldOf(nameOf(path), known),
    async send(input) {
      const saved = await api(SAVE_OPENING_HOURS, { providerId, version: versionOf(form), input });
      version = saved.saveOpeningHours.version;
    },
  });
  return { ...placedAnswer(answer, nameOf, locale), ...(version !== undefined && { version }) };
}

/** Where no time stands in a line; null where all can be read. */
function problemsOf(lines: readonly HoursLineFormValues[], { locale }: Known): Record<string, string> | null {
  const unread = lines.flatMap(unreadIn);
  const noTime = m.kit_not_a_time({}, { locale });
  return unread.length === 0 ? null : Object.fromEntries(unread.map((name) => [name, noTime]));
}
