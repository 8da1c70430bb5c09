import type { EmailTemplateKind } from '#contracts/email-templates.ts';
import type { Locale } from '#contracts/languages.ts';
import type { EmailTemplateForm } from '#contracts/validation/email-template.ts';
import type { Work } from '#server/kernel/work.ts';
import { logoKeyIn, logoPath } from '../rules/logo-path.ts';
import { emailTemplatesTables } from './tables.ts';

/** A template of a provider. */
export interface EmailTemplate extends EmailTemplateForm {
  id: number;
  isActive: boolean;
  version: number;
}

export interface TemplateOf {
  providerId: number;
  id: number;
}

const ownTemplates = (work: Work, providerId: number) =>
  emailTemplatesTables(work)
    .selectFrom('email_templates')
    .select(['id', 'name', 'kind', 'language', 'color', 'logo_key as logoKey', 'header', 'goodbye', 'footer'])
    .select(['is_active as isActive', 'version'])
    .where('provider_id', '=', providerId);

type Row = Omit<EmailTemplate, 'kind' | 'logo'> & { kind: string; logoKey: string | null };
/** Only `EmailTemplateForm` is written. */
const asTemplate = ({ logoKey, ...row }: Row): EmailTemplate => ({
  ...row,
  kind: row.kind as EmailTemplateKind,
  logo: logoKey === null ? null : logoPath(logoKey),
});

export async function listTemplates(work: Work, providerId: number): Promise<EmailTemplate[]> {
  const rows = await ownTemplates(work, providerId)
    .orderBy('kind')
    .orderBy('language')
    .orderBy('id')
    .execute();
  return rows.map(asTemplate);
}

export async function readTemplate(
  work: Work,
  { providerId, id }: TemplateOf,
): Promise<EmailTemplate | null> {
  const row = await ownTemplates(work, providerId).where('id', '=', id).executeTakeFirst();
  return row ? asTemplate(row) : null;
}

export async function lockTemplate(tx: Work, { providerId, id }: TemplateOf): Promise<EmailTemplate | null> {
  const row = await ownTemplates(tx, providerId).where('id', '=', id).forUpdate().executeTakeFirst();
  return row ? asTemplate(row) : null;
}

/** Those that mails of one kind may take words or colour from. */
export async function activeTemplates(
  work: Work,
  providerId: number,
  kind: EmailTemplateKind,
): Promise<EmailTemplate[]> {
  const rows = await ownTemplates(work, providerId)
    .where('is_active', '=', true)
    .where('kind', 'in', ['all', kind])
    .execute();
  return rows.map(asTemplate);
}

export async function insertTemplate(
  tx: Work,
  providerId: number,
  { logo, ...form }: EmailTemplateForm,
): Promise<number> {
  const { id } = await emailTemplatesTables(tx)
    .insertInto('email_templates')
    .values({ provider_id: providerId, ...form, logo_key: logoKeyIn(logo) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateTemplate(
  tx: Work,
  { providerId, id }: TemplateOf,
  to: Partial<EmailTemplateForm> & { isActive?: boolean },
): Promise<void> {
  const { isActive, logo, ...form } = to;
  await emailTemplatesTables(tx)
    .updateTable('email_templates')
    .set((eb) => ({
      ...form,
      ...(logo !== undefined && { logo_key: logoKeyIn(logo) }),
      ...(isActive !== undefined && { is_active: isActive }),
      version: eb('version', '+', 1),
    }))
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}

/** Lets the active one of a kind and language rest. */
export async function restActive(
  tx: Work,
  { providerId, kind, language }: { providerId: number; kind: EmailTemplateKind; language: Locale },
): Promise<void> {
  await emailTemplatesTables(tx)
    .updateTable('email_templates')
    .set((eb) => ({ is_active: false, version: eb('version', '+', 1) }))
    .where('provider_id', '=', providerId)
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('is_active', '=', true)
    .execute();
}

export async function deleteTemplate(tx: Work, { providerId, id }: TemplateOf): Promise<void> {
  await emailTemplatesTables(tx)
    .deleteFrom('email_templates')
    .where('provider_id', '=', providerId)
    .where('id', '=', id)
    .execute();
}
