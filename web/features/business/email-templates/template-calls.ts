import type { EmailTemplateSeen } from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type { EmailTemplateSeen };

const TEMPLATE = `fragment EmailTemplateSeen on EmailTemplate {
  id name kind language color header goodbye footer isActive version
}`;

export const EMAIL_TEMPLATES = operation(`query EmailTemplateList($providerId: Id!) {
  getEmailTemplates(providerId: $providerId) { isOpened items { ...EmailTemplateSeen } }
}
${TEMPLATE}`);

export const EMAIL_TEMPLATE = operation(`query EmailTemplatePage($providerId: Id!, $id: Id!) {
  getEmailTemplate(providerId: $providerId, id: $id) { ...EmailTemplateSeen }
}
${TEMPLATE}`);

export const PREVIEW_TEMPLATE =
  operation(`query PreviewEmailTemplate($providerId: Id!, $input: EmailTemplateInput!) {
  previewEmailTemplate(providerId: $providerId, input: $input)
}`);

export const CREATE_TEMPLATE =
  operation(`mutation CreateEmailTemplate($providerId: Id!, $input: EmailTemplateInput!) {
  createEmailTemplate(providerId: $providerId, input: $input)
}`);

export const UPDATE_TEMPLATE =
  operation(`mutation UpdateEmailTemplate($providerId: Id!, $id: Id!, $version: Int!, $input: EmailTemplateInput!) {
  updateEmailTemplate(providerId: $providerId, id: $id, version: $version, input: $input)
}`);

export const DELETE_TEMPLATE = operation(`mutation DeleteEmailTemplate($providerId: Id!, $id: Id!) {
  deleteEmailTemplate(providerId: $providerId, id: $id)
}`);

export const ACTIVATE_TEMPLATE =
  operation(`mutation ActivateEmailTemplate($providerId: Id!, $id: Id!, $isActive: Boolean) {
  activateEmailTemplate(providerId: $providerId, id: $id, isActive: $isActive)
}`);

export const TEST_TEMPLATE = operation(`mutation SendTestEmail($providerId: Id!, $id: Id!) {
  sendTestEmail(providerId: $providerId, id: $id)
}`);
