import * as v from 'valibot';
import type { Locale } from '#contracts/languages.ts';
import { NewsletterIssueForm } from '#contracts/validation/newsletter.ts';
import { adminCommand, expectAdmin } from '#server/modules/authority/index.ts';
import type { Article } from '#server/modules/blog/index.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor, RequestContext } from '#server/kernel/request-context.ts';
import { countRequest } from '#server/kernel/request-limits.ts';
import type { Work } from '#server/kernel/work.ts';
import { newsletterTestRequested } from '../facts.ts';
import { countConfirmed } from '../store/entries.ts';
import type { NewsletterIssue } from '../store/issues.ts';
import {
  deleteIssue,
  insertIssue,
  listIssues,
  readIssue,
  startSending,
  updateIssue,
} from '../store/issues.ts';
import { articlesOfIssue, articlesToChooseFrom } from './issue-articles.ts';

export type { NewsletterIssue };

type Asking = Pick<RequestContext, 'work' | 'actor' | 'idempotencyKey'>;

const action = 'writeNewsletters';
const MOST_LISTED = 100;
const MOST_TESTS_AN_HOUR = 10;

/** The issues, the newest first, and how many would get the next. @throws Refusal as `expectAdmin` */
export async function getNewsletter(
  work: Work,
  actor: Actor,
): Promise<{ issues: NewsletterIssue[]; confirmed: Record<Locale, number> }> {
  expectAdmin(work, actor, action);
  return { issues: await listIssues(work, MOST_LISTED), confirmed: await countConfirmed(work) };
}

/** One issue. @throws Refusal as `expectAdmin`; notFound */
export async function getNewsletterIssue(work: Work, actor: Actor, id: number): Promise<NewsletterIssue> {
  expectAdmin(work, actor, action);
  return issueAt(work, id);
}

/** The latest articles that an issue may tell of. @throws Refusal as `expectAdmin` */
export async function getArticlesForIssue(work: Work, actor: Actor, language: Locale): Promise<Article[]> {
  expectAdmin(work, actor, action);
  return articlesToChooseFrom(work, language);
}

/** Begins an issue. @throws Refusal as `adminCommand`; invalidInput for articles that readers cannot open */
export async function createNewsletterIssue(asking: Asking, input: unknown): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: 'createNewsletterIssue',
    action,
    schema: NewsletterIssueForm,
    input,
    async run(tx, form) {
      await expectArticles(tx, form);
      const id = await insertIssue(tx, form);
      return { answer: { id }, changes: [changeOf(id, { after: { subject: form.subject } })] };
    },
  });
}

/** Writes an issue over that was not sent. @throws Refusal as `createNewsletterIssue`; notFound; changedMeanwhile; cannotUpdate once it is sent */
export async function editNewsletterIssue(
  asking: Asking,
  { id, version }: { id: number; version: number },
  input: unknown,
): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: 'editNewsletterIssue',
    action,
    of: { id, version },
    schema: NewsletterIssueForm,
    input,
    async run(tx, form) {
      const before = await draftAt(tx, id, version);
      await expectArticles(tx, form);
      await updateIssue(tx, id, form);
      const change = { before: { subject: before.subject }, after: { subject: form.subject } };
      return { answer: { id }, changes: [changeOf(id, change)] };
    },
  });
}

/** Deletes an issue that was not sent. @throws Refusal as `adminCommand`; notFound; cannotUpdate once it is sent */
export async function deleteNewsletterIssue(asking: Asking, id: number): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: 'deleteNewsletterIssue',
    action,
    of: { id },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const { subject } = await draftAt(tx, id);
      await deleteIssue(tx, id);
      return { answer: { id }, changes: [changeOf(id, { before: { subject } })] };
    },
  });
}

/**
 * Sends an issue to who confirmed, in slices by a job. What thousands get asks for a fresh proof.
 * @throws Refusal as `adminCommand`; notFound; changedMeanwhile; cannotUpdate once it is sent
 */
export async function sendNewsletterIssue(
  asking: Asking,
  { id, version }: { id: number; version: number },
): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: 'sendNewsletterIssue',
    action: 'sendNewsletters',
    of: { id, version },
    schema: v.object({}),
    input: {},
    async run(tx) {
      const { subject } = await draftAt(tx, id, version);
      await startSending(tx, id);
      return { answer: { id }, changes: [changeOf(id, { after: { subject, state: 'sending' } })] };
    },
  });
}

/** Mails an issue to who asks alone. @throws Refusal as `adminCommand`; notFound; tooManyRequests */
export async function testNewsletterIssue(asking: Asking, id: number): Promise<{ id: number }> {
  return adminCommand(asking, {
    operation: 'testNewsletterIssue',
    action,
    of: { id },
    schema: v.object({}),
    input: {},
    async run(tx, _input, { personId }) {
      const { language } = await issueAt(tx, id);
      await countRequest(tx, `newsletter-test:${personId}`, MOST_TESTS_AN_HOUR);
      const occasion = tx.now().toISOString();
      await tx.announce(newsletterTestRequested({ issueId: id, personId, language, occasion }));
      return { answer: { id }, changes: [] };
    },
  });
}

async function issueAt(work: Work, id: number): Promise<NewsletterIssue> {
  const issue = await readIssue(work, id);
  if (!issue) throw new Refusal('notFound');
  return issue;
}

/** An issue that was not sent, locked. @param version the one that was read; left out: any */
async function draftAt(tx: Work, id: number, version?: number): Promise<NewsletterIssue> {
  const issue = await readIssue(tx, id, { forChange: true });
  if (!issue) throw new Refusal('notFound');
  if (issue.state !== 'draft') throw new Refusal('cannotUpdate');
  if (version !== undefined && issue.version !== version) throw new Refusal('changedMeanwhile');
  return issue;
}

async function expectArticles(tx: Work, form: NewsletterIssueForm): Promise<void> {
  if ((await articlesOfIssue(tx, form)).length < form.articleIds.length)
    throw new Refusal('invalidInput', { affected: ['articleIds'] });
}

const changeOf = (subjectId: number, more: object) => ({ subject: 'newsletterIssue', subjectId, ...more });
