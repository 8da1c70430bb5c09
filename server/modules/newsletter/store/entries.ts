import { sql } from 'kysely';
import type { Locale } from '#contracts/languages.ts';
import type { NewsletterPlace } from '#contracts/newsletter.ts';
import type { Work } from '#server/kernel/work.ts';
import { newsletterTables } from './tables.ts';

/** Somebody who signed up for the newsletter. */
export interface NewsletterEntry {
  id: number;
  /** null once they left. */
  email: string | null;
  language: Locale;
  state: 'waiting' | 'confirmed' | 'left';
  askedAt: Date;
}

/**
 * Notes that an address wants the newsletter. One row an address: who is in it, or was mailed less than an hour ago, stays as they are.
 * @returns its id when it must be mailed; else null
 */
export async function askFor(
  work: Work,
  entry: {
    emailName: string;
    email: string;
    language: Locale;
    place: NewsletterPlace;
    consent: string;
    mailedBefore: Date;
  },
): Promise<number | null> {
  const { emailName, mailedBefore, ...said } = entry;
  const row = await newsletterTables(work)
    .insertInto('newsletter_entries')
    .values({ ...said, email_name: emailName, state: 'waiting', asked_at: work.now() })
    .onConflict((conflict) =>
      conflict
        .column('email_name')
        .doUpdateSet({ ...said, state: 'waiting', asked_at: work.now(), confirmed_at: null, left_at: null })
        .where((eb) =>
          eb.or([
            eb('newsletter_entries.state', '=', 'left'),
            eb.and([
              eb('newsletter_entries.state', '=', 'waiting'),
              eb('newsletter_entries.asked_at', '<=', mailedBefore),
            ]),
          ]),
        ),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function readEntry(work: Work, id: number): Promise<NewsletterEntry | null> {
  const row = await newsletterTables(work)
    .selectFrom('newsletter_entries')
    .select(['id', 'email', 'language', 'state', 'asked_at as askedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Confirms who waits since `askedAfter`. @returns whether anybody did */
export async function confirmEntry(work: Work, id: number, askedAfter: Date): Promise<boolean> {
  const { numUpdatedRows } = await newsletterTables(work)
    .updateTable('newsletter_entries')
    .set({ state: 'confirmed', confirmed_at: work.now() })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .where('asked_at', '>', askedAfter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Takes the address away; what stands for it stays, and tells nobody. */
export async function leaveEntry(work: Work, id: number): Promise<void> {
  await newsletterTables(work)
    .updateTable('newsletter_entries')
    .set({ state: 'left', email: null, left_at: work.now() })
    .where('id', '=', id)
    .where('state', '!=', 'left')
    .execute();
}

export async function deleteUnconfirmed(work: Work, askedBefore: Date): Promise<void> {
  await newsletterTables(work)
    .deleteFrom('newsletter_entries')
    .where('state', '=', 'waiting')
    .where('asked_at', '<=', askedBefore)
    .execute();
}

/** How many get each language's issues. */
export async function countConfirmed(work: Work): Promise<Record<Locale, number>> {
  const rows = await newsletterTables(work)
    .selectFrom('newsletter_entries')
    .select((eb) => ['language', eb.fn.countAll<number>().as('count')])
    .where('state', '=', 'confirmed')
    .groupBy('language')
    .execute();
  const countOf = (language: Locale) => Number(rows.find((row) => row.language === language)?.count ?? 0);
  return { it: countOf('it'), en: countOf('en') };
}

/** What somebody signed up for, for their export. */
export async function entriesOf(work: Work, addresses: readonly string[]) {
  return newsletterTables(work)
    .selectFrom('newsletter_entries')
    .select([
      'email',
      'language',
      'state',
      'place',
      'consent',
      'asked_at as askedAt',
      'confirmed_at as confirmedAt',
    ])
    .where(sql<string>`lower(email)`, 'in', addresses)
    .orderBy('id')
    .execute();
}

export async function deleteEntriesOf(work: Work, addresses: readonly string[]): Promise<void> {
  await newsletterTables(work)
    .deleteFrom('newsletter_entries')
    .where(sql<string>`lower(email)`, 'in', addresses)
    .execute();
}
