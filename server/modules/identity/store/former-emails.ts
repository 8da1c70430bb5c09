import type { Work } from '#server/kernel/work.ts';
import { identityTables } from './tables.ts';

/** Notes an e-mail that somebody's account has no longer. */
export async function insertFormerEmail(
  work: Work,
  { personId, email, emailKey }: { personId: number; email: string; emailKey: string },
): Promise<void> {
  await identityTables(work)
    .insertInto('former_emails')
    .values({ person_id: personId, email, email_key: emailKey, given_up_at: work.now() })
    .execute();
}

/**
 * Those an account had and nobody else has or had: an address that became somebody else's is theirs, with all that is sent to
 * it, and after two nobody tells whose mails they were.
 */
export async function listFormerEmails(work: Work, personId: number): Promise<string[]> {
  const rows = await identityTables(work)
    .selectFrom('former_emails')
    .select('email')
    .where('person_id', '=', personId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('people')
            .select('people.id')
            .whereRef('people.email_key', '=', 'former_emails.email_key'),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('former_emails as others')
            .select('others.id')
            .whereRef('others.email_key', '=', 'former_emails.email_key')
            .whereRef('others.person_id', '!=', 'former_emails.person_id'),
        ),
      ),
    )
    .orderBy('id')
    .execute();
  return rows.map(({ email }) => email);
}
