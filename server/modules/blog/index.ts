/** The front door of the blog: articles, authors and categories. */
export { addAuthor } from './use-cases/author-commands.ts';
export { addArticle } from './use-cases/add-article.ts';
