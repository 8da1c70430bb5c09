import type {
  ArticleOnCard,
  ArticlePageData,
  BlogAuthorSeen,
  ReadingListData,
} from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type { ArticleOnCard, BlogAuthorSeen };
/** An article with everything its page shows. */
export type ArticleRead = ArticlePageData['getArticles'][number];
export type CategoryOfBlog = ReadingListData['getBlogCategories'][number];

const CARD = `fragment ArticleOnCard on Article {
  id Slug language title description date image imageAlt category { name color } author { display_name }
}`;
const AUTHOR = 'fragment BlogAuthorSeen on Author { id Slug display_name job_title biographyInfo image }';

/** A page of the magazine: of all articles, of a category or of an author. */
export const READING_LIST = operation(`query ReadingList(
  $language: Language!, $start: Int!, $category: String, $author: String, $authorSlug: String
) {
  getArticles(language: $language, start: $start, category: $category, author: $author) { ...ArticleOnCard }
  countArticles(language: $language, category: $category, author: $author)
  getBlogCategories { id Slug name color }
  getAuthors(slug: $authorSlug, limit: 6) { ...BlogAuthorSeen }
}
${CARD}
${AUTHOR}`);

export const ARTICLE_PAGE = operation(`query ArticlePage($slug: String!, $language: Language!) {
  getArticles(slug: $slug, limit: 1) {
    id Slug language title description content date image imageAlt readingMinutes
    category { name color Slug }
    author { ...BlogAuthorSeen relatedArticles(language: $language, except: $slug) { ...ArticleOnCard } }
    translations { language Slug }
  }
  getArticleAddress(slug: $slug) { Slug language isHidden }
}
${CARD}
${AUTHOR}`);

/** The three latest, for the home page. */
export const LATEST_ARTICLES = operation(`query LatestArticles($language: Language!) {
  getArticles(language: $language, limit: 3) { ...ArticleOnCard }
}
${CARD}`);
