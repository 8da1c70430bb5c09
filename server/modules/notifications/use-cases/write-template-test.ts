import type { Deps } from '#server/kernel/deps.ts';
import type { Work } from '#server/kernel/work.ts';
import { readTemplate } from '#server/modules/email-templates/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import type { RenderedMail } from '../templates/mail-content.ts';
import { sampleMail } from '../templates/sample-mail.ts';

/** Writes a template, as it is now, about an example. @returns null once it is deleted */
export async function writeTemplateTest(
  work: Work,
  { origin }: Pick<Deps, 'origin'>,
  of: { providerId: number; id: number },
): Promise<RenderedMail | null> {
  const [template, provider] = await Promise.all([
    readTemplate(work, of),
    getProviderContact(work, of.providerId),
  ]);
  if (!template || !provider) return null;
  return { ...sampleMail(template, { provider, now: work.now(), origin }), replyTo: null, attachments: [] };
}
