import type {
  CenterBilling,
  CenterSettings,
  RulesOfCollaborators,
  SettingsOfChats,
  ShareOfAll,
} from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** How a center works and is booked; minutes, days and hours as their names say. */
export type { CenterSettings };
/** Who it is on invoices, and where they are sent. */
export type { CenterBilling };
/** What its collaborators may. */
export type { RulesOfCollaborators };
/** Who may write to it, and whether its desk is mailed. */
export type { SettingsOfChats };
/** What of a paid booking is earned by whoever has the share of the center. */
export type { ShareOfAll };

export const SETTINGS = operation(`query SettingsToEdit($providerId: Id!) {
  getProviderSettings(providerId: $providerId) { ...CenterSettings }
}
fragment CenterSettings on ProviderSettings {
  notificationEmail language timezone timeNote reservationOffset bookingHorizonDays defaultTimeSlotStep freeCancellationHours cancellationPolicy reminderHours
  version bookingsToCome
}`);

export const SAVE_SETTINGS =
  operation(`mutation SaveSettings($providerId: Id!, $version: Int!, $input: ProviderSettingsInput!) {
  saveProviderSettings(providerId: $providerId, version: $version, input: $input) { version }
}`);

export const BILLING = operation(`query BillingToEdit($providerId: Id!) {
  getBillingInformation(providerId: $providerId) { ...CenterBilling }
}
fragment CenterBilling on OwnBillingInformation {
  billing { name address city countryCode email piva fiscalCode sdi latitude longitude }
  version
}`);

export const SAVE_BILLING =
  operation(`mutation SaveBilling($providerId: Id!, $version: Int!, $input: BillingInformationInput!) {
  saveBillingInformation(providerId: $providerId, version: $version, input: $input) { version }
}`);

export const CHAT_SETTINGS = operation(`query ChatSettingsToEdit($providerId: Id!) {
  getChatSettings(providerId: $providerId) { ...SettingsOfChats }
}
fragment SettingsOfChats on ChatSettings { whoMayWrite mailsDesk version }`);

export const SAVE_CHAT_SETTINGS =
  operation(`mutation SaveChatSettings($providerId: Id!, $version: Int!, $input: ChatSettingsInput!) {
  saveChatSettings(providerId: $providerId, version: $version, input: $input) { version }
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
