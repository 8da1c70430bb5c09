import * as v from 'valibot';
import { MOST_EMAIL_TEMPLATES } from '#contracts/email-templates.ts';
import { EmailTemplateForm } from '#contracts/validation/email-template.ts';
import type { Done } from '#server/modules/authority/index.ts';
import { providerCommand } from '#server/modules/authority/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Work } from '#server/kernel/work.ts';
import { templateTestRequested } from '../facts.ts';
import type { EmailTemplate, TemplateOf } from '../store/templates.ts';
import {
  deleteTemplate,
  insertTemplate,
  listTemplates,
  lockTemplate,
  restActive,
  updateTemplate,
} from '../store/templates.ts';
import { expectOwnLogo } from './logos.ts';

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

const action = 'changeEmailTemplates';
const MOST_TESTS_AN_HOUR = 10;

const done = (id: number, before: object | null, after: object | null): Done<{ id: number }> => ({
  answer: { id },
  changes: [{ subject: 'emailTemplate', subjectId: id, before, after }],
});

/** Whoever adds or activates one waits here for the others of the provider. */
const lockAllOf = (tx: Work, providerId: number): Promise<void> =>
  tx.lock([`e-mail templates of ${providerId}`]);

/** Adds a template, which rests at first. @throws Refusal as `providerCommand`; cannotUpdate for more than a provider may have */
export async function createEmailTemplate(
  asking: Asking,
  providerId: number,
  input: unknown,
): Promise<{ id: number }> {
  return providerCommand(asking, {
    operation: 'createEmailTemplate',
    action,
    providerId,
    schema: EmailTemplateForm,
    input,
    async run(tx, form) {
      await lockAllOf(tx, providerId);
      if ((await listTemplates(tx, providerId)).length >= MOST_EMAIL_TEMPLATES)
        throw new Refusal('cannotUpdate');
      await expectOwnLogo(tx, providerId, form.logo);
      const id = await insertTemplate(tx, providerId, form);
      return done(id, null, form);
    },
  });
}

/** Writes a template over; the next mail follows. One that changes its kind or language rests. @throws Refusal as `providerCommand` */
export async function updateEmailTemplate(
  asking: Asking,
  { version, ...of }: TemplateOf & { version: number },
  input: unknown,
): Promise<{ id: number }> {
  const { providerId, id } = of;
  return providerCommand(asking, {
    operation: 'updateEmailTemplate',
    action,
    providerId,
    of: { id },
    schema: EmailTemplateForm,
    input,
    version: { expected: version, lockCurrent: async (tx) => (await lockTemplate(tx, of))?.version ?? null },
    async run(tx, form) {
      const before = await templateAt(tx, of);
      await expectOwnLogo(tx, providerId, form.logo);
      const isSamePlace = before.kind === form.kind && before.language === form.language;
      await updateTemplate(tx, of, { ...form, isActive: before.isActive && isSamePlace });
      return done(id, before, form);
    },
  });
}

/** Deletes a template; if it was active, mails say ours again. @throws Refusal as `providerCommand`; notFound */
export async function deleteEmailTemplate(asking: Asking, of: TemplateOf): Promise<{ id: number }> {
  return providerCommand(asking, {
    ...onOne('deleteEmailTemplate', of),
    async run(tx) {
      const before = await templateAt(tx, of);
      await deleteTemplate(tx, of);
      return done(of.id, before, null);
    },
  });
}

/** Has mails take a template's words, in place of the one of its kind and language until now; or lets it rest. @throws Refusal as `deleteEmailTemplate` */
export async function activateEmailTemplate(
  asking: Asking,
  { isActive, ...of }: TemplateOf & { isActive: boolean },
): Promise<{ id: number }> {
  return providerCommand(asking, {
    ...onOne('activateEmailTemplate', of, { isActive: Number(isActive) }),
    async run(tx) {
      await lockAllOf(tx, of.providerId);
      const { kind, language, isActive: was } = await templateAt(tx, of);
      if (was !== isActive) {
        if (isActive) await restActive(tx, { providerId: of.providerId, kind, language });
        await updateTemplate(tx, of, { isActive });
      }
      return done(of.id, { isActive: was }, { isActive });
    },
  });
}

/** Mails a template, filled with an example, to who asks alone. @throws Refusal as `deleteEmailTemplate`; tooManyRequests */
export async function sendTestEmail(asking: Asking, of: TemplateOf): Promise<{ id: number }> {
  return providerCommand(asking, {
    ...onOne('sendTestEmail', of),
    async run(tx, _input, { personId }) {
      await templateAt(tx, of);
      await countRequest(tx, `template-test:${personId}`, MOST_TESTS_AN_HOUR);
      const { providerId, id: templateId } = of;
      const occasion = tx.now().toISOString();
      await tx.announce(templateTestRequested({ providerId, templateId, personId, occasion }));
      return { answer: { id: templateId }, changes: [] };
    },
  });
}

const onOne = (operation: string, { providerId, id }: TemplateOf, more: Record<string, number> = {}) => ({
  operation,
  action: 'changeEmailTemplates' as const,
  providerId,
  of: { id, ...more },
  schema: v.object({}),
  input: {},
});

async function templateAt(tx: Work, of: TemplateOf): Promise<EmailTemplate> {
  const template = await lockTemplate(tx, of);
  if (!template) throw new Refusal('notFound');
  return template;
}
