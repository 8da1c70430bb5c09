import type { OwnBreakShown as OwnBreak, PersonHours } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** When a person or thing works, and what of it is kept free; times in minutes of the local day. */
export type { OwnBreak, PersonHours };

const PERSON_HOURS = `fragment PersonHours on OwnHours {
  resourceId name today version isDefault
  schedules { validFrom validTo cycleWeeks cycleWeek anchorDate blocks { weekday startMinute endMinute } }
  dates { date times { startMinute endMinute } }
}`;

export const HOURS =
  operation(`query HoursToEdit($providerId: Id!, $resourceId: Id!, $from: String!, $to: String!) {
  getWorkingHours(providerId: $providerId, resourceId: $resourceId) { ...PersonHours }
  getBreaks(providerId: $providerId, resourceId: $resourceId, from: $from, to: $to) { ...OwnBreakShown }
  getBlocks(providerId: $providerId, resourceId: $resourceId, from: $from, to: $to) { ...OwnBreakShown }
}
fragment OwnBreakShown on OwnBreak {
  id version weekday date startMinute endMinute reason everyWeeks untilDate exceptDates
}
${PERSON_HOURS}`);

/** The hours alone, to write over what of them a form is about. */
export const HOURS_NOW = operation(`query HoursNow($providerId: Id!, $resourceId: Id!) {
  getWorkingHours(providerId: $providerId, resourceId: $resourceId) { ...PersonHours }
}
${PERSON_HOURS}`);

export const SAVE_HOURS =
  operation(`mutation SaveHours($providerId: Id!, $resourceId: Id!, $version: Int!, $input: WorkingHoursInput!, $acts: [HurtActInput!]) {
  saveWorkingHours(providerId: $providerId, resourceId: $resourceId, version: $version, input: $input, acts: $acts) { version }
}`);

export const SAVE_DATE =
  operation(`mutation SaveDate($providerId: Id!, $resourceId: Id!, $version: Int!, $input: HoursOfDateInput!, $acts: [HurtActInput!]) {
  saveHoursOfDate(providerId: $providerId, resourceId: $resourceId, version: $version, input: $input, acts: $acts) { version }
}`);

export const CREATE_BREAK =
  operation(`mutation CreateBreak($providerId: Id!, $input: BreakInput!, $acts: [HurtActInput!]) {
  createBreak(providerId: $providerId, input: $input, acts: $acts)
}`);

export const EDIT_BREAK =
  operation(`mutation EditBreak($providerId: Id!, $id: Id!, $version: Int!, $input: BreakInput!, $acts: [HurtActInput!]) {
  editBreak(providerId: $providerId, id: $id, version: $version, input: $input, acts: $acts)
}`);

export const DELETE_BREAK = operation(
  'mutation DeleteBreak($providerId: Id!, $id: Id!) { deleteBreak(providerId: $providerId, id: $id) }',
);
