import type { EmailTemplateSeen } from '#web/generated/operations.ts';
import type { Api } from '#web/lib/api.ts';
import { operation } from '#web/lib/api.ts';
import { endingOf } from '#web/lib/image-file.ts';
import { putFile } from '#web/lib/put-file.ts';

export type { EmailTemplateSeen };

const TEMPLATE = `fragment EmailTemplateSeen on EmailTemplate {
  id name kind language color logo header goodbye footer isActive version
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

export const REQUEST_LOGO = operation(`mutation RequestEmailLogoUpload($providerId: Id!, $fileType: String!) {
  requestEmailLogoUpload(providerId: $providerId, fileType: $fileType) { uploadId presignedUrl }
}`);

export const TAKE_LOGO = operation(`mutation TakeEmailLogo($providerId: Id!, $uploadId: Id!) {
  takeEmailLogo(providerId: $providerId, uploadId: $uploadId)
}`);

/**
 * Sends an image for a provider's mails.
 * @param onProgress hears from 0 to 1 how much of it is sent
 * @returns the path that a template saves as its `logo`
 * @throws ApiFailure, UploadFailure; the signal's reason when it was called off
 */
export async function sendLogo(
  api: Api,
  { providerId, file }: { providerId: number; file: File },
  { onProgress, signal }: { onProgress: (progress: number) => void; signal: AbortSignal },
): Promise<string> {
  const request = { providerId, fileType: endingOf(file) };
  const { requestEmailLogoUpload: upload } = await api(REQUEST_LOGO, request, { signal });
  await putFile(upload.presignedUrl, file, { onProgress: (percent) => onProgress(percent / 100), signal });
  return (await api(TAKE_LOGO, { providerId, uploadId: upload.uploadId }, { signal })).takeEmailLogo;
}
