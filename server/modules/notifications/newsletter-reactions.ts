import type { Reaction } from '#server/kernel/facts.ts';
import { reaction } from '#server/kernel/facts.ts';
import { getPerson } from '#server/modules/identity/index.ts';
import type { NewsletterRequested, NewsletterTestRequested } from '#server/modules/newsletter/facts.ts';
import { readEntry } from '#server/modules/newsletter/index.ts';
import { queueMail } from './use-cases/queue-mail.ts';

/** Who is mailed what about the newsletter, but for its issues, which go in slices (`use-cases/queue-issues.ts`). */
export const newsletterReactions = (): Reaction[] => [
  reaction<NewsletterRequested>('newsletterAsked', 'mailNewsletterQuestion', async (work, of) => {
    const { entryId, askedAt } = of;
    const entry = await readEntry(work, entryId);
    if (entry?.state !== 'waiting' || entry.email === null) return;
    await queueMail(work, {
      providerId: null,
      kind: 'newsletter-confirm',
      recipient: entry.email,
      language: entry.language,
      subjectId: entryId,
      details: {},
      sendKey: `newsletter-confirm:${entryId}@${askedAt}`,
    });
  }),
  reaction<NewsletterTestRequested>('newsletterTestAsked', 'mailTestIssue', async (work, of) => {
    const { issueId, personId, language, occasion } = of;
    const person = await getPerson(work, personId);
    if (!person) return;
    await queueMail(work, {
      providerId: null,
      kind: 'newsletter-issue',
      recipient: person.email,
      language,
      subjectId: issueId,
      details: {},
      sendKey: `newsletter-test:${issueId}/${personId}@${occasion}`,
    });
  }),
];
