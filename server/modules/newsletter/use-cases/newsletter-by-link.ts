import type { Locale } from '#contracts/languages.ts';
import { pathInLocale } from '#contracts/languages.ts';
import type { Deps } from '#server/kernel/deps.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { NewsletterEntry } from '../store/entries.ts';
import { confirmEntry, leaveEntry, readEntry } from '../store/entries.ts';
import { CONFIRM_WITHIN_MS } from './sign-up.ts';

type Purpose = 'confirm' | 'leave';

/** What a link of the newsletter is for, and how things are. */
export interface NewsletterLink {
  purpose: Purpose;
  state: NewsletterEntry['state'];
}

/** Where who reads the newsletter confirms it, or leaves. */
export const newsletterAddress = (
  { links, origin }: Pick<Deps, 'links' | 'origin'>,
  { purpose, entryId, language }: { purpose: Purpose; entryId: number; language: Locale },
): string => origin + pathInLocale(`/newsletter/${links.newsletterCodeFor(purpose, entryId)}`, language);

/** What a link is for; looking changes nothing. @throws Refusal notFound for a forged code, and one that came too late */
export async function newsletterByLink(
  work: Work,
  deps: Pick<Deps, 'links'>,
  code: string,
): Promise<NewsletterLink> {
  const { purpose, entry } = await found(work, deps, code);
  return { purpose, state: entry.state };
}

/** Does what the link is for: confirms, or leaves. Twice has one effect. @throws as `newsletterByLink` */
export async function followNewsletterLink(
  work: Work,
  deps: Pick<Deps, 'links'>,
  code: string,
): Promise<NewsletterLink> {
  return work.transaction(async (tx) => {
    const { purpose, entry } = await found(tx, deps, code);
    if (purpose === 'leave') {
      await leaveEntry(tx, entry.id);
      return { purpose, state: 'left' };
    }
    await confirmEntry(tx, entry.id, oldestAsking(tx));
    const now = await readEntry(tx, entry.id);
    if (!now) throw new Refusal('notFound');
    return { purpose, state: now.state };
  });
}

const oldestAsking = (work: Work): Date => new Date(work.now().getTime() - CONFIRM_WITHIN_MS);

async function found(
  work: Work,
  { links }: Pick<Deps, 'links'>,
  code: string,
): Promise<{ purpose: Purpose; entry: NewsletterEntry }> {
  const read = links.readNewsletter(code);
  const entry = read && (await readEntry(work, read.entryId));
  if (!read || !entry) throw new Refusal('notFound');
  const isLate = entry.state === 'left' || (entry.state === 'waiting' && entry.askedAt <= oldestAsking(work));
  if (read.purpose === 'confirm' && isLate) throw new Refusal('notFound');
  return { purpose: read.purpose, entry };
}
