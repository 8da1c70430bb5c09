import type { ArticleState } from '#contracts/blog.ts';
import type { Locale } from '#contracts/languages.ts';
import type { AdminViewer } from '#server/modules/authority/index.ts';
import { expectAdmin } from '#server/modules/authority/index.ts';
import type { Page } from '#server/kernel/page.ts';
import { PAGE_SIZE, pageOf, rowsBefore } from '#server/kernel/page.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Actor } from '#server/kernel/request-context.ts';
import type { Work } from '#server/kernel/work.ts';
import type { OwnArticle } from '../store/drafts.ts';
import { countOwnArticles, languagesOf, listOwnArticles, readOwnArticle } from '../store/drafts.ts';

/** Articles as their authors see them: an author's own, all for an administrator. @throws Refusal as `expectAdmin` */
export async function getOwnArticles(
  work: Work,
  actor: Actor,
  { state, page }: { state: ArticleState | null; page: number },
): Promise<Page<OwnArticle>> {
  const { extent, personId } = expectAdmin(work, actor, 'writeArticles');
  const wanted = { state, personId: extent === 'own' ? personId : null };
  const items = await listOwnArticles(work, { ...wanted, start: rowsBefore(page), limit: PAGE_SIZE });
  return pageOf(items, { total: await countOwnArticles(work, wanted), page });
}

/** One article as its author sees it, with the languages it has. @throws Refusal as `expectAdmin`; notFound */
export async function getOwnArticle(
  work: Work,
  actor: Actor,
  id: number,
): Promise<OwnArticle & { languages: { id: number; language: Locale }[] }> {
  const viewer = expectAdmin(work, actor, 'writeArticles');
  const article = await ownArticle(work, viewer, id);
  return { ...article, languages: await languagesOf(work, article.storyId) };
}

/** An article that a viewer may see and change; of others there is none. @throws Refusal notFound */
export async function ownArticle(
  work: Work,
  { extent, personId }: AdminViewer,
  id: number,
  options: { forChange?: boolean } = {},
): Promise<OwnArticle> {
  const article = await readOwnArticle(work, id, options);
  if (!article || (extent === 'own' && article.authorPersonId !== personId)) throw new Refusal('notFound');
  return article;
}
