import type { OpeningHoursToEdit as OpeningHours } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** When a center is open, as it says itself. */
export type { OpeningHours };

export const OPENING_HOURS = operation(`query OpeningHours($providerId: Id!) {
  getOpeningHours(providerId: $providerId) { ...OpeningHoursToEdit }
}
fragment OpeningHoursToEdit on OwnOpeningHours {
  version today weekly { weekday startMinute endMinute } dates { date times { startMinute endMinute } }
}`);

export const SAVE_OPENING_HOURS =
  operation(`mutation SaveOpeningHours($providerId: Id!, $version: Int!, $input: OpeningHoursInput!) {
  saveOpeningHours(providerId: $providerId, version: $version, input: $input) { version }
}`);
