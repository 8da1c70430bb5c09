import type { Work } from '#server/kernel/work.ts';
import type { PublicProvider } from '#server/modules/providers/index.ts';
import { getPublicProviders } from '#server/modules/providers/index.ts';
import type { LookedFor } from '../rules/looked-for.ts';
import { lookedForIn } from '../rules/looked-for.ts';
import type { FreeDay, SearchQuestion } from '../rules/search-question.ts';
import { PAGE_SIZE } from '../rules/search-question.ts';
import type { FoundPage, Wanted } from '../store/find-entries.ts';
import { findEntries } from '../store/find-entries.ts';
import { isNarrowed, MOST_NARROWED, narrowCards } from './narrow.ts';
import { nameOfCard } from './offers-on-cards.ts';

/** A provider as a search found it. */
export interface FoundProvider extends PublicProvider {
  /** In kilometres to one decimal, from the place asked for; null when none was. */
  distanceKm: number | null;
  /** What its card answers; null where nothing was asked for that an offer can have. */
  lookedFor: LookedFor | null;
  /** The day alone whose times its card tells; null: the next ones. */
  freeOn: FreeDay | null;
}

export type Words = Pick<Wanted, 'words' | 'isLiteral'>;
/** Where, of which type, with which words. */
export type Sought = Words & Pick<Wanted, 'townKey' | 'center' | 'within' | 'type'>;

/** A page of providers, and how many there are on all pages. */
export interface PageOfProviders {
  providers: FoundProvider[];
  total: number;
}

const NOTHING: PageOfProviders = { providers: [], total: 0 };

/** What a question finds of one type or of both; of what is narrowed by offers or free times, the best found alone. */
export async function findPage(
  work: Work,
  question: SearchQuestion,
  sought: Sought,
): Promise<PageOfProviders> {
  const { countryCode, categoryId, sort, seed, page, narrowed } = question;
  // Signs alone are a keyword without words: nothing has it.
  if (sought.words?.length === 0) return NOTHING;
  const { townKey, center, within, type, words, isLiteral = false } = sought;
  const wanted = { townKey, center, within, type, words, isLiteral, countryCode, categoryId, sort, seed };
  const offset = (page - 1) * PAGE_SIZE;
  if (!isNarrowed(narrowed)) {
    const found = await findEntries(work, { ...wanted, limit: PAGE_SIZE, offset });
    return { providers: await providersOf(work, question, sought, found), total: found.total };
  }
  const found = await findEntries(work, { ...wanted, limit: MOST_NARROWED, offset: 0 });
  const providers = await providersOf(work, question, sought, found);
  const left = new Set((await narrowCards(work, providers, narrowed)).map(nameOfCard));
  const fitting = providers.filter((provider) => left.has(nameOfCard(provider)));
  return { providers: fitting.slice(offset, offset + PAGE_SIZE), total: fitting.length };
}

/** All providers of a page in one query; one that was hidden a moment ago is left out. */
async function providersOf(
  work: Work,
  { categoryId, narrowed: { freeOn } }: SearchQuestion,
  { words }: Words,
  { entries }: FoundPage,
): Promise<FoundProvider[]> {
  const ids = entries.map(({ providerId }) => providerId);
  const providers = new Map((await getPublicProviders(work, ids)).map((provider) => [provider.id, provider]));
  const categories = [...providers.values()].flatMap((provider) => provider.categories);
  const lookedFor = lookedForIn(words, categories.find(({ id }) => id === categoryId)?.slug ?? null);
  return entries.flatMap(({ providerId, distanceKm }) => {
    const provider = providers.get(providerId);
    return provider
      ? [{ ...provider, distanceKm: distanceKm && Math.round(distanceKm * 10) / 10, lookedFor, freeOn }]
      : [];
  });
}
