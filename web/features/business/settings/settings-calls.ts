import type { CenterSettings, RulesOfCollaborators } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** How a center works and is booked; minutes, days and hours as their names say. */
export type { CenterSettings };
/** What its collaborators may. */
export type { RulesOfCollaborators };

export const SETTINGS = operation(`query SettingsToEdit($providerId: Id!) {
  getProviderSettings(providerId: $providerId) { ...CenterSettings }
}
fragment CenterSettings on ProviderSettings {
  notificationEmail language timezone timeNote reservationOffset bookingHorizonDays defaultTimeSlotStep freeCancellationHours
  version bookingsToCome
}`);

export const SAVE_SETTINGS =
  operation(`mutation SaveSettings($providerId: Id!, $version: Int!, $input: ProviderSettingsInput!) {
  saveProviderSettings(providerId: $providerId, version: $version, input: $input) { version }
}`);

const RULES = 'fragment RulesOfCollaborators on CollaboratorRules { actsOnOwn seesContacts version }';

export const COLLABORATOR_RULES = operation(`query CollaboratorRules($providerId: Id!) {
  getCollaboratorRules(providerId: $providerId) { ...RulesOfCollaborators }
}
${RULES}`);

export const SAVE_COLLABORATOR_RULES =
  operation(`mutation SaveCollaboratorRules($providerId: Id!, $version: Int!, $input: CollaboratorRulesInput!) {
  saveCollaboratorRules(providerId: $providerId, version: $version, input: $input) { version }
}`);
