import type {
  ArticlesForIssueData,
  NewsletterIssueSeen,
  NewsletterListData,
} from '#web/generated/operations.ts';
import { operation } from '#web/lib/api.ts';

export type { NewsletterIssueSeen };
export type IssueListed = NewsletterListData['getNewsletter']['issues'][number];
export type ArticleForIssue = ArticlesForIssueData['getArticlesForIssue'][number];

const ISSUE = `fragment NewsletterIssueSeen on NewsletterIssue {
  id language subject opening articleIds state recipients version sentAt
}`;

export const NEWSLETTER = operation(`query NewsletterList {
  getNewsletter { readersIt readersEn issues { id language subject state recipients sentAt } }
}`);

export const NEWSLETTER_ISSUE = operation(
  `query NewsletterIssuePage($id: Id!) {
  getNewsletterIssue(id: $id) { ...NewsletterIssueSeen }
  getNewsletter { readersIt readersEn }
} ${ISSUE}`,
);

export const ARTICLES_FOR_ISSUE = operation(
  'query ArticlesForIssue($language: Language!) { getArticlesForIssue(language: $language) { id title publishedAt } }',
);

export const CREATE_ISSUE = operation(
  'mutation CreateNewsletterIssue($input: NewsletterIssueInput!) { createNewsletterIssue(input: $input) }',
);

export const EDIT_ISSUE = operation(
  `mutation EditNewsletterIssue($id: Id!, $version: Int!, $input: NewsletterIssueInput!) {
  editNewsletterIssue(id: $id, version: $version, input: $input)
}`,
);

export const DELETE_ISSUE = operation(
  'mutation DeleteNewsletterIssue($id: Id!) { deleteNewsletterIssue(id: $id) }',
);

export const SEND_ISSUE = operation(
  'mutation SendNewsletterIssue($id: Id!, $version: Int!) { sendNewsletterIssue(id: $id, version: $version) }',
);

export const TEST_ISSUE = operation(
  'mutation TestNewsletterIssue($id: Id!) { testNewsletterIssue(id: $id) }',
);
