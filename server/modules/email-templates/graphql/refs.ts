import { EMAIL_TEMPLATE_KINDS } from '#contracts/email-templates.ts';
import { builder } from '#server/graphql/builder.ts';
import { Language } from '#server/modules/identity/graphql/refs.ts';

const kinds = EMAIL_TEMPLATE_KINDS.join(', ');

const Input = builder.inputRef<{
  name: string;
  kind: string;
  language: 'it' | 'en' | 'sv';
  color: string;
  header: string;
  goodbye: string;
  footer: string;
}>('EmailTemplateInput');
export const EmailTemplateInput = Input.implement({
  description: 'How a provider words its mails to customers.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name for the provider; at most 60 characters.' }),
    kind: t.string({ required: true, description: `Which mails: ${kinds}.` }),
    language: t.field({ type: Language, required: true, description: 'it or en.' }),
    color: t.string({ required: true, description: 'Colour of the band, `#FA8072`.' }),
    header: t.string({ required: true, description: 'Words before the facts, at most 600; may be empty.' }),
    goodbye: t.string({ required: true, description: 'At most 200; empty: the provider’s team.' }),
    footer: t.string({ required: true, description: 'At most 600; may be empty.' }),
  }),
});
