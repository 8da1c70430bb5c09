/** Where somebody signed up for the newsletter. */
export const NEWSLETTER_PLACES = ['read', 'page', 'api'] as const;
export type NewsletterPlace = (typeof NEWSLETTER_PLACES)[number];

/** What an issue is at: being written, going into the outbox, all in it. */
export const NEWSLETTER_ISSUE_STATES = ['draft', 'sending', 'sent'] as const;
export type NewsletterIssueState = (typeof NEWSLETTER_ISSUE_STATES)[number];

export const LONGEST_ISSUE_SUBJECT = 120;
export const LONGEST_ISSUE_OPENING = 2000;
export const MOST_ISSUE_ARTICLES = 6;
