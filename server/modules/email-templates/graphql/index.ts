import { builder } from '#server/graphql/builder.ts';
import { Language } from '#server/modules/identity/graphql/refs.ts';
import {
  activateEmailTemplate,
  createEmailTemplate,
  deleteEmailTemplate,
  sendTestEmail,
  updateEmailTemplate,
} from '../use-cases/commands.ts';
import type { EmailTemplate, OwnTemplates } from '../use-cases/own-templates.ts';
import { getEmailTemplate, getEmailTemplates } from '../use-cases/own-templates.ts';
import { requestEmailLogo, takeEmailLogo } from '../use-cases/logos.ts';
import { EmailLogoUpload, EmailTemplateInput } from './refs.ts';

const TemplateRef = builder.objectRef<EmailTemplate>('EmailTemplate').implement({
  description: 'A template of a provider’s mails to customers.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the template.' }),
    name: t.exposeString('name', { description: 'Name for the provider.' }),
    kind: t.exposeString('kind', { description: '`all`, or the kind of mail.' }),
    language: t.expose('language', { type: Language, description: 'it or en.' }),
    color: t.exposeString('color', { description: 'Colour of the band.' }),
    logo: t.exposeString('logo', { nullable: true, description: 'Path of its picture; null: the name.' }),
    header: t.exposeString('header', { description: 'Words before the facts.' }),
    goodbye: t.exposeString('goodbye', { description: 'Empty: the provider’s team.' }),
    footer: t.exposeString('footer', { description: 'Words below the mail.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether mails take its words.' }),
    version: t.exposeInt('version', { description: 'What a change must be based on.' }),
  }),
});

const TemplatesRef = builder.objectRef<OwnTemplates>('EmailTemplates').implement({
  description: 'Templates of a provider’s mails.',
  fields: (t) => ({
    items: t.expose('items', { type: [TemplateRef], description: 'All of them, by kind and language.' }),
    isOpened: t.exposeBoolean('isOpened', { description: 'Whether the package has templates.' }),
  }),
});

const providerId = { type: 'Id', required: true, description: 'Id of the provider.' } as const;
const id = { type: 'Id', required: true, description: 'Which template.' } as const;
const input = {
  type: EmailTemplateInput,
  required: true,
  description: 'The template as it shall be.',
} as const;

builder.queryFields((t) => ({
  getEmailTemplates: t.field({
    type: TemplatesRef,
    description: 'Templates of a provider’s mails to customers.',
    args: { providerId: t.arg(providerId) },
    resolve: (_root, args, context) => getEmailTemplates(context, args.providerId),
  }),
  getEmailTemplate: t.field({
    type: TemplateRef,
    description: 'One template of a provider.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: (_root, args, context) => getEmailTemplate(context, args),
  }),
}));

builder.mutationFields((t) => ({
  requestEmailLogoUpload: t.field({
    type: EmailLogoUpload,
    description: 'Returns an upload address for a logo of mails.',
    args: {
      providerId: t.arg(providerId),
      fileType: t.arg.string({ required: true, description: 'File extension: jpg, jpeg, png, webp or gif.' }),
    },
    resolve: (_root, args, context) => requestEmailLogo(context, args),
  }),
  takeEmailLogo: t.string({
    description: 'Makes an uploaded image a logo of mails. Answers the path to save as `logo` of a template.',
    args: {
      providerId: t.arg(providerId),
      uploadId: t.arg({ type: 'Id', required: true, description: 'Which upload; works once.' }),
    },
    resolve: (_root, args, context) => takeEmailLogo(context, args),
  }),
  createEmailTemplate: t.field({
    type: 'Id',
    description: 'Adds a template, which rests until it is activated. Answers its id.',
    args: { providerId: t.arg(providerId), input: t.arg(input) },
    resolve: async (_root, args, context) =>
      (await createEmailTemplate(context, args.providerId, args.input)).id,
  }),
  updateEmailTemplate: t.field({
    type: 'Id',
    description: 'Writes a template over; the next mail follows. Answers its id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      version: t.arg.int({ required: true, description: 'The one that was read.' }),
      input: t.arg(input),
    },
    resolve: async (_root, { input: typed, ...of }, context) =>
      (await updateEmailTemplate(context, of, typed)).id,
  }),
  deleteEmailTemplate: t.field({
    type: 'Id',
    description: 'Deletes a template; if it was active, mails say ours again. Answers its id.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, args, context) => (await deleteEmailTemplate(context, args)).id,
  }),
  activateEmailTemplate: t.field({
    type: 'Id',
    description:
      'Has mails take a template’s words, in place of the former of its kind and language. Answers its id.',
    args: {
      providerId: t.arg(providerId),
      id: t.arg(id),
      isActive: t.arg.boolean({ defaultValue: true, description: 'False lets it rest.' }),
    },
    resolve: async (_root, { isActive, ...of }, context) =>
      (await activateEmailTemplate(context, { ...of, isActive: isActive ?? true })).id,
  }),
  sendTestEmail: t.field({
    type: 'Id',
    description: 'Mails a template with an example to who asks, ten times an hour at most. Answers its id.',
    args: { providerId: t.arg(providerId), id: t.arg(id) },
    resolve: async (_root, args, context) => (await sendTestEmail(context, args)).id,
  }),
}));
