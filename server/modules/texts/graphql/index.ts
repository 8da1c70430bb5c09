import { TEXT_LANGUAGES } from '#contracts/own-texts.ts';
import { builder } from '#server/graphql/builder.ts';
import type { AwaitedUpload } from '#server/modules/media/index.ts';
import { TEXT_PROBLEMS } from '../rules/check-texts.ts';
import type { CheckedFile, PublishedSet } from '../use-cases/text-sets.ts';
import {
  checkTranslations,
  getPublishedTexts,
  getTranslations,
  getTranslationUploadUrl,
  publishTranslations,
  revertTranslations,
} from '../use-cases/text-sets.ts';

const LanguageRef = builder.enumType('TextLanguage', {
  description: 'Language whose texts can be published; Swedish is for the screens of businesses.',
  values: TEXT_LANGUAGES,
});

const ProblemRef = builder.enumType('TextProblem', {
  description: 'No text, empty, too long, other placeholders than before, or markup in it.',
  values: TEXT_PROBLEMS,
});

const PublishedRef = builder.objectRef<PublishedSet>('PublishedTexts').implement({
  description: 'Texts that were published together.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the set.' }),
    language: t.expose('language', { type: LanguageRef, description: 'Language.' }),
    texts: t.exposeInt('texts', { description: 'How many differ from ours.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'Since when they count.' }),
    isReverted: t.exposeBoolean('isReverted', { description: 'Whether they were taken back.' }),
  }),
});

const TranslationRef = builder.objectRef<{ key: string; text: string }>('Translation').implement({
  description: 'A text as it is now.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Its key in the file.' }),
    text: t.exposeString('text', { description: 'The text, with placeholders in braces.' }),
  }),
});

const UploadRef = builder.objectRef<AwaitedUpload>('TranslationUpload').implement({
  description: 'Where to upload a file of texts.',
  fields: (t) => ({
    uploadId: t.expose('uploadId', { type: 'Id', description: 'For `checkTranslations`.' }),
    presignedUrl: t.exposeString('presignedUrl', {
      description: 'Takes one PUT of the file as application/json, at most 2 MB, for 15 minutes.',
    }),
  }),
});

const ChangedRef = builder.objectRef<CheckedFile['changed'][number]>('ChangedText').implement({
  description: 'A text that a file changes.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Key.' }),
    before: t.exposeString('before', { description: 'Ours.' }),
    after: t.exposeString('after', { description: 'That of the file.' }),
  }),
});

const WrongRef = builder.objectRef<CheckedFile['wrong'][number]>('WrongText').implement({
  description: 'A text that cannot be published.',
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Key.' }),
    problem: t.expose('problem', { type: ProblemRef, description: 'Why.' }),
  }),
});

const CheckedRef = builder.objectRef<CheckedFile>('CheckedTranslations').implement({
  description: 'What an uploaded file would change.',
  fields: (t) => ({
    textSetId: t.expose('textSetId', {
      type: 'Id',
      nullable: true,
      description: 'For `publishTranslations`; null where a text is wrong or nothing changes.',
    }),
    changed: t.expose('changed', { type: [ChangedRef], description: 'Texts that differ from ours.' }),
    unknown: t.exposeStringList('unknown', { description: 'Keys that we do not have; they are left out.' }),
    wrong: t.expose('wrong', { type: [WrongRef], description: 'What has to be mended first.' }),
  }),
});

const language = { type: LanguageRef, required: true, description: 'Which language.' } as const;

builder.queryFields((t) => ({
  getPublishedTexts: t.field({
    type: [PublishedRef],
    description: 'The latest 20 sets of texts that were published, the newest first; for administrators.',
    resolve: (_root, _args, { work, actor }) => getPublishedTexts(work, actor),
  }),
  getTranslations: t.field({
    type: [TranslationRef],
    description: 'All texts of a language as they are now; for administrators.',
    args: { language: t.arg(language) },
    resolve: (_root, args, { work, actor }) => getTranslations(work, actor, args.language),
  }),
}));

builder.mutationFields((t) => ({
  getTranslationUploadUrl: t.field({
    type: UploadRef,
    description: 'An address to upload a file of texts to: a flat JSON object; for administrators.',
    args: { language: t.arg(language) },
    resolve: (_root, _args, context) => getTranslationUploadUrl(context),
  }),
  checkTranslations: t.field({
    type: CheckedRef,
    description: 'Says what an uploaded file would change.',
    args: {
      language: t.arg(language),
      uploadId: t.arg({ type: 'Id', required: true, description: 'Which upload.' }),
    },
    resolve: (_root, args, context) => checkTranslations(context, args),
  }),
  publishTranslations: t.field({
    type: 'Id',
    description: 'Lets a checked file count, after a fresh proof. Answers its id.',
    args: { textSetId: t.arg({ type: 'Id', required: true, description: 'As checked.' }) },
    resolve: async (_root, args, context) => (await publishTranslations(context, args.textSetId)).id,
  }),
  revertTranslations: t.field({
    type: 'Id',
    description:
      'Takes back the texts that count in a language, after a fresh proof: those before them count again. Answers their id.',
    args: { textSetId: t.arg({ type: 'Id', required: true, description: 'Which set.' }) },
    resolve: async (_root, args, context) => (await revertTranslations(context, args.textSetId)).id,
  }),
}));
