import type { Locale } from '#contracts/languages.ts';
import type { Work } from '#server/kernel/work.ts';
import { cleanHtml } from './clean-html.ts';
import { slugOf } from './slug.ts';
import { readCategories } from '../store/categories.ts';
import { insertArticle, publishDraft, readOwnArticle, saveDraft } from '../store/drafts.ts';

/** An article that is out, for the demo town and tests. */
export interface WrittenArticle {
  language: Locale;
  title: string;
  description: string;
  content: string;
  picture: string;
  pictureAlt: string;
  /** Slug. */
  category: string;
  authorId: number;
  publishedAt: Date;
}

/**
 * Writes and publishes an article without anybody's command. Joins the caller's transaction.
 * @param storyId of the article it is another language of
 */
export async function addArticle(
  tx: Work,
  storyId: number | null,
  { category, publishedAt, authorId, language, ...written }: WrittenArticle,
): Promise<{ id: number; storyId: number; slug: string }> {
  const [found] = await readCategories(tx, { slug: category });
  if (!found) throw new Error(`There is no category ${category}`);
  const { picture, pictureAlt } = written;
  const values = { picture, pictureAlt, categoryId: found.id };
  const id = await insertArticle(tx, { storyId, language, authorId, ...values });
  if (id === null) throw new Error('The article has this language already');
  const slug = slugOf(written.title);
  await saveDraft(tx, id, {
    ...written,
    categoryId: found.id,
    content: cleanHtml(written.content).html,
    slug,
  });
  const article = await readOwnArticle(tx, id);
  if (!article) throw new Error('An article was not kept');
  await publishDraft(tx, article, publishedAt);
  return { id, storyId: article.storyId, slug };
}
