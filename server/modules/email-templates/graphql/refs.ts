import { EMAIL_TEMPLATE_KINDS } from '#contracts/email-templates.ts';
import { builder } from '#server/graphql/builder.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { Language } from '#server/modules/identity/graphql/refs.ts';

export const EmailLogoUpload = builder.objectRef<AwaitedUpload>('EmailLogoUpload').implement({
  description: 'Upload address for a logo of mails, valid for 15 minutes.',
  fields: (t) => ({
    uploadId: t.expose('uploadId', { type: 'Id', description: 'Id for `takeEmailLogo` after the upload.' }),
    presignedUrl: t.exposeString('presignedUrl', {
      description: 'Takes one HTTP PUT of the file, at most 10 MB, with its own content type.',
    }),
  }),
});

const kinds = EMAIL_TEMPLATE_KINDS.join(', ');

const Input = builder.inputRef<{
  name: string;
  kind: string;
  language: 'it' | 'en' | 'sv';
  color: string;
  logo?: string | null;
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
    logo: t.string({ description: 'Path from `takeEmailLogo`; null: the name.' }),
    header: t.string({
      required: true,
      description: 'Words before the facts, at most 600, with fields such as `{firstname}`; may be empty.',
    }),
    goodbye: t.string({ required: true, description: 'At most 200; empty: the provider’s team.' }),
    footer: t.string({ required: true, description: 'At most 600; may be empty.' }),
  }),
});
