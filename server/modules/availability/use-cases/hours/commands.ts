import * as v from 'valibot';
import {
  BreakForm,
  HolidayForm,
  HoursOfDateForm,
  OpeningHoursForm,
  WorkingHoursForm,
} from '#contracts/validation/hours.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { ALWAYS } from '../../rules/working-hours.ts';
import { lockBreak } from '../../store/breaks.ts';
import { lockHoliday } from '../../store/holidays.ts';
import { lockHoursVersion } from '../../store/hours-versions.ts';
import { addBreak, changeBreak, removeBreak } from './breaks.ts';
import { expectResource } from './change-hours.ts';
import type { Asking, AskingActs, OfVersion } from './command-parts.ts';
import { action, done, affects, versionOfBreak } from './command-parts.ts';
import { addHoliday, changeHoliday, holidayOfForm, removeHoliday } from './holidays.ts';
import { saveOpeningHours } from './opening-hours.ts';
import { saveWorkingHours, setHoursOfDate } from './working-hours.ts';

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
    hurts: affects(asking, [resourceId]),
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
    hurts: affects(asking, [resourceId]),
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
    hurts: affects(asking, null),
    version: versionOfBreak(of, false),
    async run(tx, form) {
      const before = await lockBreak(tx, { providerId, id, isBlock: false });
      await changeBreak(tx, id, breakOf(providerId, form));
      return done(id, 'break', { before, after: form });
    },
  });
}

/** Removes a break. @throws Refusal as `providerCommand`; notFound */
export async function deleteBreak(
  asking: Asking,
  of: { providerId: number; id: number },
): Promise<{ id: number }> {
  const row = { ...of, isBlock: false };
  return providerCommand(asking, {
    operation: 'deleteBreak',
    action,
    providerId: of.providerId,
    of: { id: of.id },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const before = await lockBreak(tx, row);
      await removeBreak(tx, row);
      return done(of.id, 'break', { before });
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
    hurts: affects(asking, null),
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
    hurts: affects(asking, null),
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
