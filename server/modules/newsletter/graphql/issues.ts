import type { Locale } from '#contracts/languages.ts';
import { NEWSLETTER_ISSUE_STATES } from '#contracts/newsletter.ts';
import { builder } from '#server/graphql/builder.ts';
import type { Article } from '#server/modules/blog/index.ts';
import { Language } from '#server/modules/identity/graphql/refs.ts';
import type { NewsletterIssue } from '../use-cases/issues.ts';
import {
  createNewsletterIssue,
  deleteNewsletterIssue,
  editNewsletterIssue,
  getArticlesForIssue,
  getNewsletter,
  getNewsletterIssue,
  sendNewsletterIssue,
  testNewsletterIssue,
} from '../use-cases/issues.ts';

const StateRef = builder.enumType('NewsletterIssueState', {
  description: 'Being written, on its way into the outbox, or all in it.',
  values: NEWSLETTER_ISSUE_STATES,
});

const IssueRef = builder.objectRef<NewsletterIssue>('NewsletterIssue').implement({
  description: 'An issue of the newsletter.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the issue.' }),
    language: t.expose('language', { type: Language, description: 'it or en.' }),
    subject: t.exposeString('subject', { description: 'Subject of the mail.' }),
    opening: t.exposeString('opening', { description: 'Words before the articles.' }),
    articleIds: t.expose('articleIds', { type: ['Id'], description: 'Articles in their order.' }),
    state: t.expose('state', { type: StateRef, description: 'What it is at.' }),
    recipients: t.exposeInt('recipients', { description: 'To how many it went so far.' }),
    version: t.exposeInt('version', { description: 'What a change must be based on.' }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When somebody said to send it.',
    }),
  }),
});

interface Newsletter {
  issues: NewsletterIssue[];
  confirmed: Record<Locale, number>;
}
const NewsletterRef = builder.objectRef<Newsletter>('Newsletter').implement({
  description: 'The newsletter as administrators see it.',
  fields: (t) => ({
    issues: t.expose('issues', { type: [IssueRef], description: 'The latest 100, the newest first.' }),
    readersIt: t.int({
      description: 'Who confirmed the Italian one.',
      resolve: ({ confirmed }) => confirmed.it,
    }),
    readersEn: t.int({
      description: 'Who confirmed the English one.',
      resolve: ({ confirmed }) => confirmed.en,
    }),
  }),
});

const ChoiceRef = builder.objectRef<Article>('ArticleForIssue').implement({
  description: 'An article that an issue may tell of.',
  fields: (t) => ({
    id: t.expose('id', { type: 'Id', description: 'Id of the article.' }),
    title: t.exposeString('title', { description: 'Title.' }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'Since when it is out.' }),
  }),
});

const IssueInput = builder.inputType('NewsletterIssueInput', {
  description: 'An issue as it shall be.',
  fields: (t) => ({
    language: t.field({ type: Language, required: true, description: 'it or en.' }),
    subject: t.string({ required: true, description: 'At most 120 characters.' }),
    opening: t.string({ required: true, description: 'At most 2000 characters, in paragraphs.' }),
    articleIds: t.field({
      type: ['Id'],
      required: true,
      description: 'At most 6 published articles of the language.',
    }),
  }),
});

const id = { type: 'Id', required: true, description: 'Which issue.' } as const;
const version = { required: true, description: 'The one that was read.' } as const;
const input = { type: IssueInput, required: true, description: 'The whole of it.' } as const;

builder.queryFields((t) => ({
  getNewsletter: t.field({
    type: NewsletterRef,
    description: 'Issues and number of readers, for administrators.',
    resolve: (_root, _args, { work, actor }) => getNewsletter(work, actor),
  }),
  getNewsletterIssue: t.field({
    type: IssueRef,
    description: 'One issue, for administrators.',
    args: { id: t.arg(id) },
    resolve: (_root, args, { work, actor }) => getNewsletterIssue(work, actor, args.id),
  }),
  getArticlesForIssue: t.field({
    type: [ChoiceRef],
    description: 'The latest 24 articles of a language, for administrators.',
    args: { language: t.arg({ type: Language, required: true, description: 'it or en.' }) },
    resolve: (_root, { language }, { work, actor }) => getArticlesForIssue(work, actor, language),
  }),
}));

builder.mutationFields((t) => ({
  createNewsletterIssue: t.field({
    type: 'Id',
    description: 'Begins an issue. Answers its id.',
    args: { input: t.arg(input) },
    resolve: async (_root, args, context) => (await createNewsletterIssue(context, args.input)).id,
  }),
  editNewsletterIssue: t.field({
    type: 'Id',
    description: 'Writes an issue over that was not sent. Answers its id.',
    args: { id: t.arg(id), version: t.arg.int(version), input: t.arg(input) },
    resolve: async (_root, args, context) => (await editNewsletterIssue(context, args, args.input)).id,
  }),
  deleteNewsletterIssue: t.field({
    type: 'Id',
    description: 'Deletes an issue that was not sent. Answers its id.',
    args: { id: t.arg(id) },
    resolve: async (_root, args, context) => (await deleteNewsletterIssue(context, args.id)).id,
  }),
  sendNewsletterIssue: t.field({
    type: 'Id',
    description:
      'Sends an issue to everybody who confirmed its language; after a fresh proof. Answers its id.',
    args: { id: t.arg(id), version: t.arg.int(version) },
    resolve: async (_root, args, context) => (await sendNewsletterIssue(context, args)).id,
  }),
  testNewsletterIssue: t.field({
    type: 'Id',
    description: 'Mails an issue to who asks, ten times an hour at most. Answers its id.',
    args: { id: t.arg(id) },
    resolve: async (_root, args, context) => (await testNewsletterIssue(context, args.id)).id,
  }),
}));
