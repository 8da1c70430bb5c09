import type { CenterSettings, RulesOfCollaborators, ShareOfAll } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** How a center works and is booked; minutes, days and hours as their names say. */
export type { CenterSettings };
/** What its collaborators may. */
export type { RulesOfCollaborators };
/** What of a paid booking is earned by whoever has the share of the center. */
export type { ShareOfAll };

export const SETTINGS = operation(`query SettingsToEdit($providerId: Id!) {
  getProviderSettings(providerId: $providerId) { ...CenterSettings }
}
fragment CenterSettings on ProviderSettings {
  notificationEmail language timezone timeNote reservationOffset bookingHorizonDays defaultTimeSlotStep freeCancellationHours reminderHours
  version bookingsToCome
}`);

export const SAVE_SETTINGS =
  operation(`mutation SaveSettings($providerId: Id!, $version: Int!, $input: ProviderSettingsInput!) {
  saveProviderSettings(providerId: $providerId, version: $version, input: $input) { version }
}`);

const RULES = 'fragment RulesOfCollaborators on CollaboratorRules { actsOnOwn seesContacts version }';

export const COLLABORATOR_RULES = operation(`query CollaboratorRules($providerId: Id!) {
  getCollaboratorRules(providerId: $providerId) { ...RulesOfCollaborators }
  getGlobalShare(providerId: $providerId) { ...ShareOfAll }
}
${RULES}
fragment ShareOfAll on GlobalShare { share { amountType amount } version }`);

export const SAVE_COLLABORATOR_RULES =
  operation(`mutation SaveCollaboratorRules($providerId: Id!, $version: Int!, $input: CollaboratorRulesInput!) {
  saveCollaboratorRules(providerId: $providerId, version: $version, input: $input) { version }
}`);

export const SAVE_GLOBAL_SHARE =
  operation(`mutation SaveGlobalShare($providerId: Id!, $version: Int!, $input: GlobalShareInput!) {
  saveGlobalShare(providerId: $providerId, version: $version, input: $input) { version }
}`);
