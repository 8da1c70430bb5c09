import { EmailTemplateLook } from '#contracts/validation/email-template.ts';
import { expectMay } from '#server/modules/authority/index.ts';
import { getProviderContact } from '#server/modules/providers/index.ts';
import { checked } from '#server/kernel/checked.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { RequestContext } from '#server/kernel/request-context.ts';
import { sampleMail } from '../templates/sample-mail.ts';

/** The HTML of a mail in words that are being typed, about an example. @throws Refusal as `expectMay`; invalidInput */
export async function previewEmailTemplate(
  { work, actor, deps }: Pick<RequestContext, 'work' | 'actor'> & { deps: Pick<Deps, 'origin'> },
  providerId: number,
  input: unknown,
): Promise<string> {
  await expectMay(work, actor, providerId, 'seeEmailTemplates');
  const look = checked(EmailTemplateLook, input);
  const provider = await getProviderContact(work, providerId);
  if (!provider) throw new Refusal('notFound');
  return sampleMail(look, { provider, now: work.now(), origin: deps.origin }).html;
}
