import type { Locale } from '#contracts/languages.ts';
import type { Fact } from '#server/kernel/facts.ts';
import { fact } from '#server/kernel/facts.ts';

/** Somebody asked for the newsletter and has to confirm it by mail. */
export type NewsletterRequested = Fact<'newsletterAsked', { entryId: number; askedAt: string }>;
export const newsletterRequested = fact<NewsletterRequested>('newsletterAsked');

/** An administrator wants to see an issue in their own mailbox. */
export type NewsletterTestRequested = Fact<
  'newsletterTestAsked',
  { issueId: number; personId: number; language: Locale; occasion: string }
>;
export const newsletterTestRequested = fact<NewsletterTestRequested>('newsletterTestAsked');
