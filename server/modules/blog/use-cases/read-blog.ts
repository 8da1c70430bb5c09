/** What everybody may read of the blog, row by row: nothing here asks who reads. */
export type { Article } from '../store/articles.ts';
export { countArticles, findAddress, readArticles, readContents } from '../store/articles.ts';
export type { BlogAuthor } from '../store/authors.ts';
export { readAuthors } from '../store/authors.ts';
export type { BlogCategory } from '../store/categories.ts';
export { readCategories } from '../store/categories.ts';
export type { OwnArticle } from '../store/drafts.ts';
export { languagesOf } from '../store/drafts.ts';
export { findPicture } from '../store/pictures.ts';
