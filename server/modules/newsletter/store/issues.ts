import type { Locale } from '#contracts/languages.ts';
import type { NewsletterIssueState } from '#contracts/newsletter.ts';
import type { NewsletterIssueForm } from '#contracts/validation/newsletter.ts';
import type { Work } from '#server/kernel/work.ts';
import { newsletterTables } from './tables.ts';

/** An issue of the newsletter. */
export interface NewsletterIssue {
  id: number;
  language: Locale;
  subject: string;
  opening: string;
  articleIds: number[];
  state: NewsletterIssueState;
  /** How many it went to so far. */
  recipients: number;
  version: number;
  sentAt: Date | null;
}

const COLUMNS = [
  'id',
  'language',
  'subject',
  'opening',
  'article_ids as articleIds',
  'state',
  'recipients',
  'version',
  'sent_at as sentAt',
] as const;

/** The latest issues, the newest first. */
export async function listIssues(work: Work, limit: number): Promise<NewsletterIssue[]> {
  const rows = await newsletterTables(work)
    .selectFrom('newsletter_issues')
    .select(COLUMNS)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(asIssue);
}

export async function readIssue(
  work: Work,
  id: number,
  { forChange = false } = {},
): Promise<NewsletterIssue | null> {
  const row = await newsletterTables(work)
    .selectFrom('newsletter_issues')
    .select(COLUMNS)
    .where('id', '=', id)
    .$if(forChange, (query) => query.forUpdate())
    .executeTakeFirst();
  return row ? asIssue(row) : null;
}

/** Ids come as text out of an array. */
const asIssue = <Row extends { articleIds: readonly (number | string)[] }>(row: Row) => ({
  ...row,
  articleIds: row.articleIds.map(Number),
});

export async function insertIssue(work: Work, form: NewsletterIssueForm): Promise<number> {
  const { id } = await newsletterTables(work)
    .insertInto('newsletter_issues')
    .values({ ...columnsOf(form), created_at: work.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateIssue(work: Work, id: number, form: NewsletterIssueForm): Promise<void> {
  await newsletterTables(work)
    .updateTable('newsletter_issues')
    .set((eb) => ({ ...columnsOf(form), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

const columnsOf = ({ language, subject, opening, articleIds }: NewsletterIssueForm) => ({
  language,
  subject,
  opening,
  article_ids: articleIds,
});

export async function deleteIssue(work: Work, id: number): Promise<void> {
  await newsletterTables(work).deleteFrom('newsletter_issues').where('id', '=', id).execute();
}

export async function startSending(work: Work, id: number): Promise<void> {
  await newsletterTables(work)
    .updateTable('newsletter_issues')
    .set((eb) => ({ state: 'sending', sent_at: work.now(), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Confirmed addresses that an issue goes to next. */
export interface Slice {
  issueId: number;
  language: Locale;
  entries: { id: number; email: string }[];
}

/**
 * Takes the next addresses of an issue on its way; whoever takes them puts their mails into the outbox in the same transaction.
 * @returns null when no issue is on its way, or another process has it
 */
export async function takeSlice(tx: Work, limit: number): Promise<Slice | null> {
  const issue = await newsletterTables(tx)
    .selectFrom('newsletter_issues')
    .select(['id', 'language', 'queued_until as queuedUntil', 'sent_at as sentAt'])
    .where('state', '=', 'sending')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!issue) return null;
  const rows = await newsletterTables(tx)
    .selectFrom('newsletter_entries')
    .select(['id', 'email'])
    .where('state', '=', 'confirmed')
    .where('language', '=', issue.language)
    .where('id', '>', issue.queuedUntil)
    .orderBy('id')
    .limit(limit)
    .execute();
  const entries = rows.flatMap(({ id, email }) => (email === null ? [] : [{ id, email }]));
  const last = rows.at(-1);
  await newsletterTables(tx)
    .updateTable('newsletter_issues')
    .set((eb) => ({
      recipients: eb('recipients', '+', entries.length),
      ...(last && { queued_until: last.id }),
      ...(rows.length < limit && { state: 'sent' as const }),
    }))
    .where('id', '=', issue.id)
    .execute();
  return { issueId: issue.id, language: issue.language, entries };
}
