/** The front door of the newsletter. */
export type { NewsletterEntry } from './store/entries.ts';
export { readEntry } from './store/entries.ts';
export type { NewsletterIssue } from './store/issues.ts';
export { readIssue, takeSlice } from './store/issues.ts';
export { articlesOfIssue } from './use-cases/issue-articles.ts';
export { newsletterAddress } from './use-cases/newsletter-by-link.ts';
