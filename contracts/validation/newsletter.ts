import * as v from 'valibot';
import { LOCALES } from '../languages.ts';
import {
  LONGEST_ISSUE_OPENING,
  LONGEST_ISSUE_SUBJECT,
  MOST_ISSUE_ARTICLES,
  NEWSLETTER_PLACES,
} from '../newsletter.ts';
import { Email } from './email.ts';
import { requiredParagraphs, requiredText } from './plain-text.ts';

/** Who wants the newsletter. */
export const NewsletterSignUp = v.object({ email: Email, place: v.picklist(NEWSLETTER_PLACES) });

/** An issue of the newsletter as it is written. */
export const NewsletterIssueForm = v.object({
  language: v.picklist(LOCALES),
  subject: requiredText(LONGEST_ISSUE_SUBJECT),
  opening: requiredParagraphs(LONGEST_ISSUE_OPENING),
  articleIds: v.pipe(
    v.array(v.pipe(v.number(), v.integer(), v.minValue(1))),
    v.maxLength(MOST_ISSUE_ARTICLES, 'tooLong'),
    v.transform((ids) => [...new Set(ids)]),
  ),
});
export type NewsletterIssueForm = v.InferOutput<typeof NewsletterIssueForm>;
