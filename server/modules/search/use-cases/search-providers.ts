import type { Locale } from '#contracts/languages.ts';
import type { Places } from '#server/adapters/places/port.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { PublicProvider } from '#server/modules/providers/index.ts';
import { getPublicProviders } from '#server/modules/providers/index.ts';
import type { SearchAsked, SearchQuestion } from '../rules/search-question.ts';
import { PAGE_SIZE, readSearchQuestion } from '../rules/search-question.ts';
import { understoodWords } from '../rules/understood-words.ts';
import type { FoundEntries, FoundEntry, Wanted } from '../store/find-entries.ts';
import { findEntries } from '../store/find-entries.ts';
import { readNearWords } from '../store/near-words.ts';
import { whereToSearch } from './where-to-search.ts';

/** A provider as a search found it. */
export interface FoundProvider extends PublicProvider {
  /** In kilometres to one decimal, from the place asked for; null when none was. */
  distanceKm: number | null;
}

export interface ProviderSearch {
  centers: FoundProvider[];
  professionals: FoundProvider[];
  /** Null when only the other type was asked for. */
  centersTotal: number | null;
  professionalsTotal: number | null;
  page: number;
  pageSize: number;
  seed: number;
  /** What was looked for in place of a keyword that nothing has. */
  understoodAs: string | null;
}

export interface SearchContext {
  places: Places;
  locale: Locale;
  /** The seed to use when none is asked for: a whole number below 2³¹. */
  drawnSeed: number;
}

/**
 * Centers and professionals that visitors may see, eight of each on a page (ledger API-26, SEA-03 to SEA-10). The order by
 * chance is the same for the same seed, so pages never repeat a provider.
 * @throws Refusal invalidInput naming the arguments that cannot be; geocoderFailed
 */
export async function searchProviders(
  work: Work,
  { places, locale, drawnSeed }: SearchContext,
  asked: SearchAsked,
): Promise<ProviderSearch> {
  const read = readSearchQuestion(asked, drawnSeed);
  if ('affected' in read) throw new Refusal('invalidInput', { affected: read.affected });
  const { question } = read;
  const where = await whereToSearch(places, locale, question);
  const { found, understoodAs } = await findInTiers(work, question, { ...question, ...where, ...pageOf(question) });
  const providers = await providersOf(work, found);
  const shownTotal = (type: 'C' | 'P', total: number) => (question.type === null || question.type === type ? total : null);
  return {
    centers: providers(found.C),
    professionals: providers(found.P),
    centersTotal: shownTotal('C', found.centersTotal),
    professionalsTotal: shownTotal('P', found.professionalsTotal),
    page: question.page,
    pageSize: PAGE_SIZE,
    seed: question.seed,
    understoodAs,
  };
}

const NOTHING: FoundEntries = { C: [], P: [], centersTotal: 0, professionalsTotal: 0 };

function pageOf({ page }: SearchQuestion): Pick<Wanted, 'limit' | 'offset'> {
  return { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
}

async function findInTiers(
  work: Work,
  { words, hasKeyword }: SearchQuestion,
  wanted: Omit<Wanted, 'words'>,
): Promise<{ found: FoundEntries; understoodAs: string | null }> {
  if (!hasKeyword) return { found: await findEntries(work, { ...wanted, words: null }), understoodAs: null };
  if (words.length === 0) return { found: NOTHING, understoodAs: null };
  const found = await findEntries(work, { ...wanted, words: words.map((word) => [word]) });
  if (found.centersTotal + found.professionalsTotal > 0) return { found, understoodAs: null };
  const understood = understoodWords(await readNearWords(work, words));
  if (!understood) return { found, understoodAs: null };
  const understoodAs = understood.map(([likeliest]) => likeliest).join(' ');
  return { found: await findEntries(work, { ...wanted, words: understood, isLiteral: true }), understoodAs };
}

/** All providers of the page in one query; one that was hidden a moment ago is left out. */
async function providersOf(work: Work, { C, P }: FoundEntries): Promise<(entries: FoundEntry[]) => FoundProvider[]> {
  const ids = [...C, ...P].map(({ providerId }) => providerId);
  const providers = new Map((await getPublicProviders(work, ids)).map((provider) => [provider.id, provider]));
  return (entries) =>
    entries.flatMap(({ providerId, distanceKm }) => {
      const provider = providers.get(providerId);
      return provider ? [{ ...provider, distanceKm: distanceKm && Math.round(distanceKm * 10) / 10 }] : [];
    });
}
