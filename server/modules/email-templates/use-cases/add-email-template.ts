import * as v from 'valibot';
import { EmailTemplateForm } from '#contracts/validation/email-template.ts';
import type { Work } from '#server/kernel/work.ts';
import { insertTemplate, updateTemplate } from '../store/templates.ts';

/** Adds a template that mails use at once, for a town that is made. Joins the caller's transaction. */
export async function addEmailTemplate(
  work: Work,
  providerId: number,
  form: v.InferInput<typeof EmailTemplateForm>,
): Promise<void> {
  const id = await insertTemplate(work, providerId, v.parse(EmailTemplateForm, form));
  await updateTemplate(work, { providerId, id }, { isActive: true });
}
