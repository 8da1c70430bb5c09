import { formatDate } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { isLocalDate } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { WorkingHoursForm } from '#contracts/validation/hours.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import { OPEN_ANSWER, typedIn } from '#web/lib/form/form-answer.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { versionOf } from '../center/saved-section.ts';
import { actsIn } from '../planning/chosen-acts.ts';
import { HOURS_NOW, SAVE_HOURS } from './hours-calls.ts';
import { layersOf, schedulesOf } from './layers.ts';
import type { Layers, Period } from './layers.ts';
import { placedAnswer } from './placed-answer.ts';
import type { HoursAnswer } from './placed-answer.ts';
import type { ReadTurns } from './hours-form-values.ts';
import { turnsIn } from './hours-form-values.ts';

export type Known = Pick<RequestContext, 'api' | 'locale'>;
export type OfPerson = { providerId: number; resourceId: number };

/** How the address and the form of a period name it: by its first date. */
export const keyOfPeriod = ({ from }: Pick<Period, 'from'>): string => from ?? 'open';

/** The breaks that go with a change, as the question about them sends them. */
export const withoutBreaksIn = (form: FormData): number[] =>
  textOf(form, 'withoutBreaks').split(' ').filter(Boolean).map(Number);

/** Comes back as it was sent, with what is wrong at its fields. */
export function answerWith(
  form: FormData,
  { locale }: Known,
  fieldErrors: Record<string, string>,
): FormAnswer {
  const message = m.form_check_fields({}, { locale });
  return { ...OPEN_ANSWER, errors: [{ message }], fieldErrors, typed: typedIn(form) };
}

/** What was read to be written over may be refused as well. */
export async function orRefused(form: FormData, save: () => Promise<HoursAnswer>): Promise<HoursAnswer> {
  try {
    return await save();
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    return { ...OPEN_ANSWER, errors: failure.errors, typed: typedIn(form) };
  }
}

/** Saves what is usual; the periods stay as they are. */
export async function saveWeek(form: FormData, known: Known, of: OfPerson): Promise<HoursAnswer> {
  const read = turnsIn(form);
  const problems = problemsOfTurns(form, read, known);
  if (Object.keys(problems).length > 0) return { ...answerWith(form, known, problems), intent: 'week' };
  const answer = await orRefused(form, async () => {
    const { periods } = await layersNow(known, of);
    return saveLayers(form, known, { of, read, place: null, layers: { usual: read.turns, periods } });
  });
  return { ...answer, intent: 'week' };
}

/** Adds a period, or writes one over. @param key `keyOfPeriod` of the one that is changed; null for a new one */
export async function savePeriod(
  form: FormData,
  known: Known,
  { key, ...of }: OfPerson & { key: string | null },
): Promise<HoursAnswer> {
  const read = turnsIn(form);
  const [from, to] = [textOf(form, 'from') || null, textOf(form, 'to') || null];
  const dates = problemsOfDates({ from, to }, known);
  const problems = { ...dates, ...problemsOfTurns(form, read, known) };
  if (Object.keys(problems).length > 0) return answerWith(form, known, problems);
  const { usual, periods } = await layersNow(known, of);
  const others = periods.filter((period) => keyOfPeriod(period) !== key);
  const over = others.find((other) => areOver(other, { from, to }));
  if (over) {
    const { locale } = known;
    const between = { from: dateOrDots(over.from), to: dateOrDots(over.to) };
    return answerWith(form, known, { from: m.hours_period_over(between, { locale }) });
  }
  const layers = { usual, periods: [...others, { ...read.turns, from, to }] };
  return saveLayers(form, known, { of, read, place: others.length, layers });
}

/** Takes a period away: what is usual holds again. */
export async function removePeriod(
  form: FormData,
  known: Known,
  { key, ...of }: OfPerson & { key: string },
): Promise<HoursAnswer> {
  const { usual, periods } = await layersNow(known, of);
  const layers = { usual, periods: periods.filter((period) => keyOfPeriod(period) !== key) };
  return saveLayers(form, known, { of, read: { turns: usual, names: [], unread: [] }, place: null, layers });
}

async function layersNow({ api }: Known, of: OfPerson): Promise<Layers> {
  const { getWorkingHours: now } = await api(HOURS_NOW, of);
  return layersOf(now.schedules);
}

interface LayersToSave {
  of: OfPerson;
  /** What was typed, and its place among the periods; null for what is usual. */
  read: ReadTurns;
  place: number | null;
  layers: Layers;
}

/** Sends all of it; what is refused of the part that was typed stands at its fields. */
async function saveLayers(
  form: FormData,
  known: Known,
  { of, read, place, layers }: LayersToSave,
): Promise<HoursAnswer> {
  const { api, locale } = known;
  const flat = schedulesOf(layers);
  const nameOf = (path: string): string | null => {
    const [, number, rest = ''] = /^schedules\.(\d+)\.(.*)$/.exec(path) ?? [];
    const from = flat[Number(number)];
    if (number === undefined || from?.period !== place) return null;
    const [, block, end = 'startMinute'] = /^blocks\.(\d+)(?:\.(\w+))?$/.exec(rest) ?? [];
    if (block === undefined) return FIELDS_OF_TERMS[rest] ?? null;
    const line = read.names[from.week]?.[Number(block)];
    return line === undefined ? null : `${line}.${end}`;
  };
  let version: number | undefined;
  const answer = await formAction({
    form,
    locale,
    schema: WorkingHoursForm,
    given: { schedules: flat.map(({ schedule }) => schedule), withoutBreaks: withoutBreaksIn(form) },
    fieldOf: (path) => fieldOf(nameOf(path), known),
    async send(input) {
      const saved = await api(SAVE_HOURS, { ...of, version: versionOf(form), input, acts: actsIn(form) });
      version = saved.saveWorkingHours.version;
    },
  });
  return { ...placedAnswer(answer, nameOf, locale), ...(version !== undefined && { version }) };
}

const FIELDS_OF_TERMS: Record<string, string> = {
  validFrom: 'from',
  validTo: 'to',
  anchorDate: 'anchorDate',
  cycleWeek: 'turns',
};

/** What a field of times or dates is called in a sentence. */
export function fieldOf(name: string | null, { locale }: Pick<Known, 'locale'>): FieldName {
  if (name === null) return { name: '' };
  const last = name.split('.').at(-1);
  if (last === 'startMinute') return { name: m.hours_field_start({}, { locale }) };
  if (last === 'endMinute') return { name: m.hours_field_end({}, { locale }) };
  return { name: m.hours_field_date({}, { locale }) };
}

function problemsOfTurns(
  form: FormData,
  { turns, unread }: ReadTurns,
  { locale }: Known,
): Record<string, string> {
  const noTime = m.kit_not_a_time({}, { locale });
  const hasTurns = turns.weeks.length > 1;
  return {
    ...Object.fromEntries(unread.map((name) => [name, noTime])),
    ...(hasTurns &&
      !isLocalDate(textOf(form, 'anchorDate')) && { anchorDate: m.hours_anchor_missing({}, { locale }) }),
  };
}

type Dates = { from: LocalDate | null; to: LocalDate | null };

function problemsOfDates({ from, to }: Dates, { locale }: Known): Record<string, string> {
  if (from === null && to === null) return { from: m.hours_dates_missing({}, { locale }) };
  const notADate = m.validation_not_valid({ name: m.hours_field_date({}, { locale }) }, { locale });
  return {
    ...(from !== null && !isLocalDate(from) && { from: notADate }),
    ...(to !== null && !isLocalDate(to) && { to: notADate }),
    ...(from !== null && to !== null && to < from && { to: m.validation_end_before_start({}, { locale }) }),
  };
}

const areOver = (one: Dates, other: Dates): boolean =>
  (one.to === null || other.from === null || other.from <= one.to) &&
  (other.to === null || one.from === null || one.from <= other.to);

const dateOrDots = (date: LocalDate | null): string => (date === null ? '…' : formatDate(date));
