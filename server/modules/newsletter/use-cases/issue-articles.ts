import type { Locale } from '#contracts/languages.ts';
import type { Article } from '#server/modules/blog/index.ts';
import { readArticles } from '#server/modules/blog/index.ts';
import type { Work } from '#server/kernel/work.ts';
import type { NewsletterIssue } from '../store/issues.ts';

const MOST_TO_CHOOSE_FROM = 24;

/** Articles of an issue that readers can still open, in its order. */
export async function articlesOfIssue(
  work: Work,
  { articleIds, language }: Pick<NewsletterIssue, 'articleIds' | 'language'>,
): Promise<Article[]> {
  if (articleIds.length === 0) return [];
  const found = await readArticles(work, { ids: articleIds, language, start: 0, limit: articleIds.length });
  return articleIds.flatMap((id) => found.find((one) => one.id === id) ?? []);
}

/** The latest articles of a language, to choose from. */
export const articlesToChooseFrom = (work: Work, language: Locale): Promise<Article[]> =>
  readArticles(work, { language, start: 0, limit: MOST_TO_CHOOSE_FROM });
