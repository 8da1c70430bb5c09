import { expectMay } from '#server/modules/authority/index.ts';
import { isRefusal, Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import type { EmailTemplate, TemplateOf } from '../store/templates.ts';
import { listTemplates, readTemplate } from '../store/templates.ts';

export type { EmailTemplate };

type Asking = Pick<RequestContext, 'work' | 'actor'>;

/** A provider's templates as those who work there see them. */
export interface OwnTemplates {
  items: EmailTemplate[];
  /** Whether the provider's package has them, as far as it concerns the viewer. */
  isOpened: boolean;
}

/** All templates of a provider. @throws Refusal as `expectMay` */
export async function getEmailTemplates({ work, actor }: Asking, providerId: number): Promise<OwnTemplates> {
  await expectMay(work, actor, providerId, 'seeEmailTemplates');
  return {
    items: await listTemplates(work, providerId),
    isOpened: await isOpenedTo({ work, actor }, providerId),
  };
}

/** One template. @throws Refusal as `expectMay`; notFound */
export async function getEmailTemplate({ work, actor }: Asking, of: TemplateOf): Promise<EmailTemplate> {
  await expectMay(work, actor, of.providerId, 'seeEmailTemplates');
  const template = await readTemplate(work, of);
  if (!template) throw new Refusal('notFound');
  return template;
}

async function isOpenedTo({ work, actor }: Asking, providerId: number): Promise<boolean> {
  try {
    await expectMay(work, actor, providerId, 'changeEmailTemplates');
    return true;
  } catch (error) {
    // A role that may not change them learns nothing of the package here.
    if (isRefusal(error)) return error.code !== 'insufficientPlan';
    throw error;
  }
}
