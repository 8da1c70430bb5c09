import { operation } from '#web/lib/api.ts';

export const ARTICLE_PREVIEW = operation(`query ArticlePreview($id: Id!) {
  getOwnArticle(id: $id) { language title description content image imageAlt date categoryId author { displayName Slug } }
  getBlogCategories { id name color Slug }
}`);
