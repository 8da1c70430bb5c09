import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import type { TemplateTestRequested } from '#server/modules/email-templates/facts.ts';
import { readTemplate } from '#server/modules/email-templates/index.ts';
import { getPerson } from '#server/modules/identity/index.ts';
import { queueMail } from './use-cases/queue-mail.ts';

/** Whoever asks for a test of a template gets it at their own address. */
export const templateReactions = (): Reaction[] => [
  reaction<TemplateTestRequested>('templateTestAsked', 'mailTemplateTest', async (work, of) => {
    const { providerId, templateId, personId, occasion } = of;
    const [person, template] = await Promise.all([
      getPerson(work, personId),
      readTemplate(work, { providerId, id: templateId }),
    ]);
    if (!person || !template) return;
    await queueMail(work, {
      providerId,
      kind: 'template-test',
      recipient: person.email,
      language: template.language,
      subjectId: templateId,
      details: {},
      isAskedFor: true,
      sendKey: `template-test:${providerId}/${templateId}/${personId}@${occasion}`,
    });
  }),
];
