/** The front door of the blog: articles, authors and categories. */
export { addAuthor } from './use-cases/author-commands.ts';
export { addArticle } from './use-cases/add-article.ts';
/** Articles for other rooms: what is out, row by row. */
export type { Article } from './store/articles.ts';
export { readArticles } from './store/articles.ts';
/** Cleans every text with markup of the product (docs/decisions/0123). */
export { cleanHtml } from './use-cases/clean-html.ts';
