import type { Locale } from '#contracts/languages.ts';
import type { ProviderType } from '#contracts/statuses.ts';
import { PROVIDER_TYPES } from '#contracts/statuses.ts';
import type { Places } from '#server/adapters/places/port.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { SearchQuery, SearchQuestion } from '../rules/search-question.ts';
import { PAGE_SIZE, readSearchQuestion } from '../rules/search-question.ts';
import { understoodWords } from '../rules/understood-words.ts';
import { readNearWords } from '../store/near-words.ts';
import { findPage } from './find-page.ts';
import type { FoundProvider, PageOfProviders, Words } from './find-page.ts';
import { findNearby } from './nearby.ts';
import type { Where } from './where-to-search.ts';
import { whereToSearch } from './where-to-search.ts';

export interface ProviderSearch {
  centers: FoundProvider[];
  professionals: FoundProvider[];
  /** Null when only the other type was asked for, or both together. */
  centersTotal: number | null;
  professionalsTotal: number | null;
  /** Both types as one list, where that was asked for. */
  providers: FoundProvider[];
  total: number | null;
  page: number;
  pageSize: number;
  seed: number;
  /** What was looked for in place of a keyword that nothing has. */
  understoodAs: string | null;
  /** Nobody is in a town of that name, nor does the place index know one. */
  isPlaceUnknown: boolean;
  /** Where one or none was found in a town: the nearest others, read when asked for. */
  findNearby: () => Promise<FoundProvider[]>;
}

export interface SearchContext {
  places: Places;
  locale: Locale;
  /** The seed to use when none is asked for: a whole number below 2³¹. */
  drawnSeed: number;
}

/**
 * Centers and professionals that visitors may see, eight of each on a page, or eight of both together. The order by
 * chance is the same for the same seed, so pages never repeat a provider.
 * @throws Refusal invalidInput naming the arguments that cannot be; geocoderFailed
 */
export async function searchProviders(
  work: Work,
  { places, locale, drawnSeed }: SearchContext,
  asked: SearchQuery,
): Promise<ProviderSearch> {
  const read = readSearchQuestion(asked, drawnSeed);
  if ('affected' in read) throw new Refusal('invalidInput', { affected: read.affected });
  const { question } = read;
  const where = await whereToSearch(places, locale, question);
  const { found, words, understoodAs } = await findInTiers(work, question, where);
  const pages = Object.values(found);
  return {
    centers: found.C?.providers ?? [],
    professionals: found.P?.providers ?? [],
    centersTotal: found.C?.total ?? null,
    professionalsTotal: found.P?.total ?? null,
    providers: found.together?.providers ?? [],
    total: found.together?.total ?? null,
    page: question.page,
    pageSize: PAGE_SIZE,
    seed: question.seed,
    understoodAs,
    isPlaceUnknown: where.isPlaceUnknown && pages.every(({ total }) => total === 0),
    findNearby: () => findNearby(work, question, where, { words, pages }),
  };
}

/** A page of each type that was asked for, or of both together. */
type Found = Partial<Record<ProviderType | 'together', PageOfProviders>>;

async function findInTiers(
  work: Work,
  question: SearchQuestion,
  where: Where,
): Promise<{ found: Found; words: Words; understoodAs: string | null }> {
  const { words, hasKeyword } = question;
  const find = (wanted: Words) => findTypes(work, question, where, wanted);
  const anything: Words = { words: null };
  if (!hasKeyword) return { found: await find(anything), words: anything, understoodAs: null };
  const typed: Words = { words: words.map((word) => [word]) };
  const found = await find(typed);
  if (Object.values(found).some(({ total }) => total > 0)) return { found, words: typed, understoodAs: null };
  const understood = understoodWords(await readNearWords(work, words));
  if (!understood) return { found, words: typed, understoodAs: null };
  const understoodAs = understood.map(([likeliest]) => likeliest).join(' ');
  const meant: Words = { words: understood, isLiteral: true };
  return { found: await find(meant), words: meant, understoodAs };
}

async function findTypes(work: Work, question: SearchQuestion, where: Where, words: Words): Promise<Found> {
  const { type, isTogether } = question;
  if (isTogether) return { together: await findPage(work, question, { ...where, ...words, type }) };
  const types = type ? [type] : PROVIDER_TYPES;
  const pages = await Promise.all(
    types.map(
      async (each) => [each, await findPage(work, question, { ...where, ...words, type: each })] as const,
    ),
  );
  return Object.fromEntries(pages);
}
