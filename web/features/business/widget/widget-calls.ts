import type { OwnWidget } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

/** A widget as those who run its center see it. */
export type { OwnWidget };

const WIDGET = `fragment OwnWidget on OwnWebIntegration {
  version isArchived
  integration {
    id name integrationType page url link onlyOnItsSite integrationCode
    primaryColor background base body button font gradient fontname fontFamily fontStyle
    showServices showCourses showEvents showVideos showMemberships askEmail askFirstname askLastname askPhone
  }
}`;

export const WIDGETS = operation(`query OwnWidgets($providerId: Id!, $page: Int) {
  getWebIntegrations(providerId: $providerId, page: $page) { total page pages isOpened isShown items { ...OwnWidget } }
}
${WIDGET}`);

/** The list beside it says whether there are others. */
export const WIDGET_TO_EDIT = operation(`query WidgetToEdit($providerId: Id!, $id: Id!) {
  getOwnWebIntegration(providerId: $providerId, id: $id) { ...OwnWidget }
  getWebIntegrations(providerId: $providerId) { total isOpened isShown items { isArchived } }
}
${WIDGET}`);

export const CREATE_WIDGET =
  operation(`mutation CreateWidget($providerId: Id!, $input: WebIntegrationInput!) {
  createWebIntegration(providerId: $providerId, input: $input) { integration { id } }
}`);

export const EDIT_WIDGET =
  operation(`mutation EditWidget($providerId: Id!, $id: Id!, $version: Int!, $input: WebIntegrationInput!) {
  editWebIntegration(providerId: $providerId, id: $id, version: $version, input: $input) { version }
}`);

export const ARCHIVE_WIDGET = operation(`mutation ArchiveWidget($providerId: Id!, $id: Id!) {
  archiveWebIntegration(providerId: $providerId, id: $id) { version }
}`);

export const RESTORE_WIDGET = operation(`mutation RestoreWidget($providerId: Id!, $id: Id!) {
  restoreWebIntegration(providerId: $providerId, id: $id) { version }
}`);
