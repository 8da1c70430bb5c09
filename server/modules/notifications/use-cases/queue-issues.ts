import { takeSlice } from '#server/modules/newsletter/index.ts';
import type { Work } from '#server/kernel/work.ts';
import { insertMails } from '../store/mails.ts';

const MOST_IN_A_SLICE = 1000;

/** Puts issues that are to be sent into the outbox, a slice in each transaction: whichever process stops, another goes on after the last slice. */
export async function queueIssues(work: Work): Promise<void> {
  while (await queueSlice(work));
}

/** @returns whether there may be more */
const queueSlice = (work: Work): Promise<boolean> =>
  work.transaction(async (tx) => {
    const slice = await takeSlice(tx, MOST_IN_A_SLICE);
    if (!slice) return false;
    const { issueId, language, entries } = slice;
    await insertMails(
      tx,
      entries.map(({ id, email }) => ({
        providerId: null,
        kind: 'newsletter-issue',
        recipient: email,
        language,
        subjectId: issueId,
        details: { entryId: id },
        sendKey: `newsletter-issue:${issueId}/${id}`,
      })),
    );
    return true;
  });
