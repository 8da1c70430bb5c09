import * as v from 'valibot';
import {
  BlockForm,
  BreakForm,
  DateOfBlock,
  HolidayForm,
  HoursOfDateForm,
  OpeningHoursForm,
  WorkingHoursForm,
} from '#contracts/validation/hours.ts';
import type { Change, Done, Settling } from '#server/modules/authority/index.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import { ALWAYS } from '../../rules/working-hours.ts';
import { lockBreak } from '../../store/breaks.ts';
import { lockHoliday } from '../../store/holidays.ts';
import { lockHoursVersion } from '../../store/hours-versions.ts';
import { addBlock, changeBlock, takeOutOfBlock } from './blocks.ts';
import { addBreak, changeBreak, removeBreak } from './breaks.ts';
import { expectResource } from './change-hours.ts';
import { addHoliday, changeHoliday, holidayOfForm, removeHoliday } from './holidays.ts';
import { saveOpeningHours } from './opening-hours.ts';
import { saveWorkingHours, setHoursOfDate } from './working-hours.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;
/** Of changes that may hurt bookings. */
type AskingActs = Asking & Settling;
const action = 'changeHours';

/** A row of the provider's that a form was filled from. */
interface OfVersion {
  providerId: number;
  id: number;
  version: number;
}

/** Bookings of one person or thing, or of any. */
const hurts = (by: Settling, resourceIds: readonly number[] | null) => ({
  by,
  touched: () => ({ resourceIds }),
});

const done = (
  id: number,
  subject: string,
  change: Omit<Change, 'subject' | 'subjectId'>,
): Done<{ id: number }> => ({
  answer: { id },
  changes: [{ subject, subjectId: id, ...change }],
});

/** Whose hours a form was filled from. */
type OfHours = { providerId: number; resourceId: number; version: number };

const hoursVersion = ({ version, ...of }: OfHours) => ({
  expected: version,
  async lockCurrent(tx: Work): Promise<number> {
    await expectResource(tx, of);
    return lockHoursVersion(tx, of);
  },
});

/** Writes the schedules of a person over. @throws Refusal as `providerCommand` and `saveWorkingHours` */
export async function saveWorkingHoursCommand(
  asking: AskingActs,
  of: OfHours,
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, resourceId } = of;
  return providerCommand(asking, {
    operation: 'saveWorkingHours',
    action,
    providerId,
    of: { resourceId },
    schema: WorkingHoursForm,
    input,
    hurts: hurts(asking, [resourceId]),
    version: hoursVersion(of),
    async run(tx, form) {
      const schedules = form.schedules.map(({ anchorDate, ...schedule }) => {
        return { ...schedule, anchorDate: anchorDate ?? ALWAYS.anchorDate };
      });
      await saveWorkingHours(tx, { providerId, resourceId }, { ...form, schedules });
      return done(resourceId, 'workingHours', { after: form });
    },
  });
}

/** Sets the hours of one date. @throws Refusal as `providerCommand` and `setHoursOfDate` */
export async function saveHoursOfDateCommand(
  asking: AskingActs,
  of: OfHours,
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, resourceId } = of;
  return providerCommand(asking, {
    operation: 'saveHoursOfDate',
    action,
    providerId,
    of: { resourceId },
    schema: HoursOfDateForm,
    input,
    hurts: hurts(asking, [resourceId]),
    version: hoursVersion(of),
    async run(tx, form) {
      await setHoursOfDate(tx, { providerId, resourceId }, form);
      return done(resourceId, 'hoursOfDate', { after: form });
    },
  });
}

/** Writes the opening hours over. @throws Refusal as `providerCommand` and `saveOpeningHours` */
export async function saveOpeningHoursCommand(
  asking: Asking,
  { providerId, version }: { providerId: number; version: number },
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'saveOpeningHours',
    action,
    providerId,
    schema: OpeningHoursForm,
    input,
    version: {
      expected: version,
      lockCurrent: (tx) => lockHoursVersion(tx, { providerId, resourceId: null }),
    },
    async run(tx, form) {
      await saveOpeningHours(tx, providerId, form);
      return done(providerId, 'openingHours', { after: form });
    },
  });
}

const breakOf = (providerId: number, { resourceId, weekday, date, ...times }: BreakForm) => ({
  providerId,
  resourceId,
  ...times,
  // The form has one of both.
  on: weekday === null ? { date: date ?? '' } : { weekday },
});

/** Adds a break. @throws Refusal as `providerCommand` and `addBreak` */
export async function createBreak(
  asking: AskingActs,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createBreak',
    action,
    providerId,
    schema: BreakForm,
    input,
    hurts: { by: asking, touched: (_tx, { resourceId }) => ({ resourceIds: [resourceId] }) },
    async run(tx, form) {
      const id = await addBreak(tx, breakOf(providerId, form));
      return done(id, 'break', { after: form });
    },
  });
}

/** Changes a break. @throws Refusal as `providerCommand` and `changeBreak` */
export async function editBreak(asking: AskingActs, of: OfVersion, input: unknown): Promise<{ id: number }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'editBreak',
    action,
    providerId,
    of: { id },
    schema: BreakForm,
    input,
    hurts: hurts(asking, null),
    version: versionOfBreak(of, false),
    async run(tx, form) {
      const before = await lockBreak(tx, { providerId, id, isBlock: false });
      await changeBreak(tx, id, breakOf(providerId, form));
      return done(id, 'break', { before, after: form });
    },
  });
}

/** Adds a block. @throws Refusal as `providerCommand` and `addBlock` */
export async function createBlock(
  asking: AskingActs,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createBlock',
    action,
    providerId,
    schema: BlockForm,
    input,
    hurts: { by: asking, touched: (_tx, { resourceId }) => ({ resourceIds: [resourceId] }) },
    async run(tx, form) {
      const id = await addBlock(tx, { providerId, ...form });
      return done(id, 'block', { after: form });
    },
  });
}

/** Changes a block. @throws Refusal as `providerCommand` and `changeBlock` */
export async function editBlock(asking: AskingActs, of: OfVersion, input: unknown): Promise<{ id: number }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'editBlock',
    action,
    providerId,
    of: { id },
    schema: BlockForm,
    input,
    hurts: hurts(asking, null),
    version: versionOfBreak(of, true),
    async run(tx, form) {
      const before = await lockBreak(tx, { providerId, id, isBlock: true });
      await changeBlock(tx, id, { providerId, ...form });
      return done(id, 'block', { before, after: form });
    },
  });
}

const versionOfBreak = ({ version, ...of }: OfVersion, isBlock: boolean) => ({
  expected: version,
  lockCurrent: async (tx: Work) => (await lockBreak(tx, { ...of, isBlock }))?.version ?? null,
});

/** Takes one date out of a block. @throws Refusal as `providerCommand` and `takeOutOfBlock` */
export async function takeDateOutOfBlock(
  asking: Asking,
  { providerId, id }: { providerId: number; id: number },
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'takeDateOutOfBlock',
    action,
    providerId,
    of: { id },
    schema: DateOfBlock,
    input,
    async run(tx, { date }) {
      await takeOutOfBlock(tx, { providerId, id }, date);
      return done(id, 'block', { after: { exceptDate: date } });
    },
  });
}

/** Removes a break or a block. @throws Refusal as `providerCommand`; notFound */
export async function deleteBreak(
  asking: Asking,
  { providerId, id, isBlock }: { providerId: number; id: number; isBlock: boolean },
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: isBlock ? 'deleteBlock' : 'deleteBreak',
    action,
    providerId,
    of: { id },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const before = await lockBreak(tx, { providerId, id, isBlock });
      await removeBreak(tx, { providerId, id, isBlock });
      return done(id, isBlock ? 'block' : 'break', { before });
    },
  });
}

/** Closes the provider, a person or a thing. @throws Refusal as `providerCommand` and `addHoliday` */
export async function createHoliday(
  asking: AskingActs,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createHoliday',
    action,
    providerId,
    schema: HolidayForm,
    input,
    hurts: hurts(asking, null),
    async run(tx, form) {
      const id = await addHoliday(tx, { providerId, ...holidayOfForm(form) });
      return done(id, 'holiday', { after: form });
    },
  });
}

/** Changes a holiday. @throws Refusal as `providerCommand` and `changeHoliday` */
export async function editHoliday(
  asking: AskingActs,
  of: OfVersion,
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, id, version } = of;
  return providerCommand(asking, {
    operation: 'editHoliday',
    action,
    providerId,
    of: { id },
    schema: HolidayForm,
    input,
    hurts: hurts(asking, null),
    version: {
      expected: version,
      lockCurrent: async (tx) => (await lockHoliday(tx, { providerId, id }))?.version ?? null,
    },
    async run(tx, form) {
      const before = await lockHoliday(tx, { providerId, id });
      await changeHoliday(tx, { providerId, id }, holidayOfForm(form));
      return done(id, 'holiday', { before, after: form });
    },
  });
}

/** Opens again. @throws Refusal as `providerCommand`; notFound */
export async function deleteHoliday(
  asking: Asking,
  of: { providerId: number; id: number },
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'deleteHoliday',
    action,
    providerId: of.providerId,
    of: { id: of.id },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const before = await lockHoliday(tx, of);
      await removeHoliday(tx, of);
      return done(of.id, 'holiday', { before });
    },
  });
}
