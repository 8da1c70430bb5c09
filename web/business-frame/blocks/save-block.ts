import type { Locale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { addDays, dayNumberOf, isLocalDate } from '#contracts/time.ts';
import type { LocalDate } from '#contracts/time.ts';
import { EditedBlock, LONGEST_REASON } from '#contracts/validation/hours.ts';
import type { FieldName } from '#contracts/validation/field-texts.ts';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import type { RequestContext } from '#web/lib/request-context.ts';
import { versionOf } from '../center/saved-section.ts';
import { placedAnswer } from '../hours/placed-answer.ts';
import type { HoursAnswer } from '../hours/placed-answer.ts';
import { orRefused } from '../hours/save-hours.ts';
import { actsIn } from '../planning/chosen-acts.ts';
import type { Block } from './block-calls.ts';
import { BLOCK_TO_CHANGE, CREATE_BLOCK, DELETE_BLOCK, EDIT_BLOCK, TAKE_DATE_OUT } from './block-calls.ts';
import type { BlockDone } from './block-done.ts';
import { sentOf } from './block-undo.ts';
import { fieldsIn } from './block-form-values.ts';

/** Which dates of a block that repeats a form is about. */
export const EXTENTS = ['one', 'following', 'all'] as const;
export type Extent = (typeof EXTENTS)[number];

/** What the form of a block was answered; `done` once it is saved. */
export type BlockAnswer = HoursAnswer & { done?: Omit<BlockDone, 'key'>; date?: LocalDate };

type Known = Pick<RequestContext, 'api' | 'locale'>;
/** Which block, and at which of its dates it was opened; `id` null: a new one, `on` null: all of its dates. */
interface OfBlock {
  providerId: number;
  id: number | null;
  on: LocalDate | null;
}

/** Saves or, by its `intent`, removes a block or some of its dates. */
export function saveBlock(form: FormData, known: Known, of: OfBlock): Promise<BlockAnswer> {
  return orRefused(form, () => saveOrRemove(form, known, of));
}

async function saveOrRemove(form: FormData, known: Known, { id, ...of }: OfBlock): Promise<BlockAnswer> {
  if (id !== null && textOf(form, 'intent') === 'delete') return removeBlock(form, known, { ...of, id });
  return id === null ? createBlock(form, known, of.providerId) : changeBlock(form, known, { ...of, id });
}

async function createBlock(form: FormData, known: Known, providerId: number): Promise<BlockAnswer> {
  const { api } = known;
  let done: BlockAnswer['done'];
  const given = { ...fieldsIn(form), exceptDates: [] };
  const answer = await formAction({
    ...asked(form, known, given),
    async send({ ofDate: _ofDate, isFollowing: _isFollowing, without: _without, ...input }) {
      const { createBlock: id } = await api(CREATE_BLOCK, { providerId, input, acts: actsIn(form) });
      done = { act: 'created', reason: input.reason, undo: { kind: 'delete', id } };
    },
  });
  return { ...placedAnswer(answer, nameOf, known.locale), ...(done && { done, date: given.date }) };
}

type OfExisting = OfBlock & { id: number };

async function changeBlock(form: FormData, known: Known, of: OfExisting): Promise<BlockAnswer> {
  const { api, locale } = known;
  const { providerId, id } = of;
  const before = await blockNow(known, of);
  const fields = fieldsIn(form);
  const version = versionOf(form);
  let done: BlockAnswer['done'];
  const answer = await formAction({
    ...asked(form, known, { ...fields, ...datesOf(form, before, of.on, fields) }),
    async send({ ofDate, isFollowing, without: _without, ...input }) {
      const of = { providerId, id, version, ofDate, isFollowing };
      const { editBlock: changed } = await api(EDIT_BLOCK, { ...of, input, acts: actsIn(form) });
      const without = changed === id ? [] : [changed];
      const undo = { kind: 'restore', id, version: version + 1, block: sentOf(before), without } as const;
      done = { act: 'changed', reason: input.reason, undo };
    },
  });
  return { ...placedAnswer(answer, nameOf, locale), ...(done && { done, date: fields.date }) };
}

/** What of it changes: of one that repeats a date alone, it and those after it, or all, which go along by as many days. */
function datesOf(form: FormData, before: Block, on: LocalDate | null, fields: ReturnType<typeof fieldsIn>) {
  const { everyWeeks, date: typed } = fields;
  const opened = on ?? before.date;
  if (before.everyWeeks === null || opened === null) return { exceptDates: [] };
  const extent = on === null ? 'all' : extentIn(form);
  if (extent === 'one')
    return { ofDate: on, isFollowing: false, everyWeeks: null, untilDate: null, exceptDates: [] };
  const by = isLocalDate(typed) ? dayNumberOf(typed) - dayNumberOf(opened) : 0;
  const shifted = (date: LocalDate): LocalDate => addDays(date, by);
  const goesOn = everyWeeks !== null;
  if (extent === 'following') {
    const later = before.exceptDates.filter((date) => date >= opened);
    return { ofDate: on, isFollowing: true, exceptDates: goesOn ? later.map(shifted) : [] };
  }
  if (!goesOn || before.date === null) return { exceptDates: [] };
  return { date: shifted(before.date), exceptDates: datesOutIn(form).map(shifted) };
}

const datesOutIn = (form: FormData): LocalDate[] =>
  form
    .getAll('exceptDates')
    .map(String)
    .filter((date) => isLocalDate(date));

async function removeBlock(form: FormData, known: Known, of: OfExisting): Promise<BlockAnswer> {
  const { api } = known;
  const { providerId, id, on } = of;
  const before = await blockNow(known, of);
  const repeats = before.everyWeeks !== null && on !== null;
  const extent = repeats ? extentIn(form) : 'all';
  const answer = await sendForm({ form }, () => {
    if (on !== null && extent === 'one') return api(TAKE_DATE_OUT, { providerId, id, date: on });
    return api(DELETE_BLOCK, { providerId, id, from: extent === 'following' ? on : null });
  });
  if (!answer.isSaved) return answer;
  const block = sentOf(before);
  const isLeft = repeats && (await isThere(known, of));
  const undo = isLeft
    ? ({ kind: 'restore', id, version: before.version + 1, block, without: [] } as const)
    : ({ kind: 'create', block } as const);
  return { ...answer, done: { act: 'deleted', reason: block.reason, undo } };
}

const extentIn = (form: FormData): Extent =>
  EXTENTS.find((extent) => extent === textOf(form, 'extent')) ?? 'one';

const blockNow = async ({ api }: Known, { providerId, id }: OfExisting): Promise<Block> =>
  (await api(BLOCK_TO_CHANGE, { providerId, id })).getBlock;

async function isThere(known: Known, of: OfExisting): Promise<boolean> {
  try {
    await blockNow(known, of);
    return true;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound')) return false;
    throw failure;
  }
}

const asked = (form: FormData, { locale }: Known, given: object) => ({
  form,
  locale,
  schema: EditedBlock,
  given,
  fieldOf: (path: string) => fieldOf(path, locale),
});

const TEXTS: Record<string, typeof m.hours_field_reason> = {
  resourceId: m.calendar_block_field_whose,
  date: m.hours_field_date,
  startMinute: m.hours_field_start,
  endMinute: m.hours_field_end,
  reason: m.hours_field_reason,
  everyWeeks: m.hours_field_date,
  untilDate: m.hours_field_date,
};
/** Names of fields that the server calls otherwise. */
const FIELDS: Record<string, string> = {
  exceptDates: 'untilDate',
  ofDate: 'date',
};

function nameOf(path: string): string | null {
  const name = FIELDS[path] ?? path;
  return name in TEXTS ? name : null;
}

function fieldOf(path: string, locale: Locale): FieldName {
  const name = nameOf(path);
  const text = name === null ? undefined : TEXTS[name];
  if (!text) return { name: '' };
  return { name: text({}, { locale }), ...(name === 'reason' && { longest: LONGEST_REASON }) };
}
