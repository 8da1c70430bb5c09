import type { HolidayShown as Holiday, WhoseToChoose as Whose } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** A closing of a center, or of a person or thing of it; times in minutes of the local day. */
export type { Holiday, Whose };

const HOLIDAY = `fragment HolidayShown on OwnHoliday {
  id version resourceId resourceName name isWholeDay fromDate fromMinute toDate toMinute
}`;
const WHOSE = 'fragment WhoseToChoose on ProviderResource { id name archive }';

export const HOLIDAYS =
  operation(`query Holidays($providerId: Id!, $resourceId: Id, $isOver: Boolean, $page: Int) {
  getHolidayPage(providerId: $providerId, resourceId: $resourceId, isOver: $isOver, page: $page) {
    total page pages today closedDays { from to } items { ...HolidayShown }
  }
  getOwnResources(providerId: $providerId) { ...WhoseToChoose }
}
${HOLIDAY}
${WHOSE}`);

export const HOLIDAY_TO_EDIT = operation(`query HolidayToEdit($providerId: Id!, $id: Id!) {
  getHoliday(providerId: $providerId, id: $id) { ...HolidayShown }
  getOwnResources(providerId: $providerId) { ...WhoseToChoose }
}
${HOLIDAY}
${WHOSE}`);

export const NEW_HOLIDAY = operation(`query NewHoliday($providerId: Id!) {
  getOwnResources(providerId: $providerId) { ...WhoseToChoose }
}
${WHOSE}`);

export const CREATE_HOLIDAY =
  operation(`mutation CreateHoliday($providerId: Id!, $input: HolidayInput!, $acts: [HurtActInput!]) {
  createHoliday(providerId: $providerId, input: $input, acts: $acts)
}`);

export const EDIT_HOLIDAY =
  operation(`mutation EditHoliday($providerId: Id!, $id: Id!, $version: Int!, $input: HolidayInput!, $acts: [HurtActInput!]) {
  editHoliday(providerId: $providerId, id: $id, version: $version, input: $input, acts: $acts)
}`);

export const DELETE_HOLIDAY = operation(
  'mutation DeleteHoliday($providerId: Id!, $id: Id!) { deleteHoliday(providerId: $providerId, id: $id) }',
);
