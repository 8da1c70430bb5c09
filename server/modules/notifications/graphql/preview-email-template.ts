import { builder } from '#server/graphql/builder.ts';
import { EmailTemplateInput } from '#server/modules/email-templates/graphql/refs.ts';
import { previewEmailTemplate } from '../use-cases/preview-template.ts';

builder.queryField('previewEmailTemplate', (t) =>
  t.string({
    description: 'HTML of a mail in a template’s words about an example, for a sandboxed frame.',
    args: {
      providerId: t.arg({ type: 'Id', required: true, description: 'Id of the provider.' }),
      input: t.arg({ type: EmailTemplateInput, required: true, description: 'The template as typed.' }),
    },
    resolve: (_root, { providerId, input }, context) => previewEmailTemplate(context, providerId, input),
  }),
);
