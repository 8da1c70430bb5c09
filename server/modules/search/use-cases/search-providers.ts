import type { Locale } from '#contracts/languages.ts';
import type { ProviderType } from '#contracts/statuses.ts';
import { PROVIDER_TYPES } from '#contracts/statuses.ts';
import type { Places } from '#server/adapters/places/port.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import type { Work } from '#server/kernel/work.ts';
import type { PublicProvider } from '#server/modules/providers/index.ts';
import { getPublicProviders } from '#server/modules/providers/index.ts';
import type { SearchAsked, SearchQuestion } from '../rules/search-question.ts';
import type { LookedFor } from '../rules/looked-for.ts';
import { lookedForIn } from '../rules/looked-for.ts';
import { PAGE_SIZE, readSearchQuestion } from '../rules/search-question.ts';
import { understoodWords } from '../rules/understood-words.ts';
import type { FoundPage, Wanted } from '../store/find-entries.ts';
import { findEntries } from '../store/find-entries.ts';
import { readNearWords } from '../store/near-words.ts';
import type { Where } from './where-to-search.ts';
import { whereToSearch } from './where-to-search.ts';

/** A provider as a search found it. */
export interface FoundProvider extends PublicProvider {
  /** In kilometres to one decimal, from the place asked for; null when none was. */
  distanceKm: number | null;
  /** What its card answers; null where nothing was asked for that an offer can have. */
  lookedFor: LookedFor | null;
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
 * Centers and professionals that visitors may see, eight of each on a page. The order by
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
  const { found, words, understoodAs } = await findInTiers(work, question, where);
  const providers = await providersOf(work, found, { words, categoryId: question.categoryId });
  return {
    centers: providers(found.C),
    professionals: providers(found.P),
    centersTotal: found.C?.total ?? null,
    professionalsTotal: found.P?.total ?? null,
    page: question.page,
    pageSize: PAGE_SIZE,
    seed: question.seed,
    understoodAs,
  };
}

/** A page of each type that was asked for. */
type Found = Partial<Record<ProviderType, FoundPage>>;
type Words = Pick<Wanted, 'words' | 'isLiteral'>;

async function findInTiers(
  work: Work,
  question: SearchQuestion,
  where: Where,
): Promise<{ found: Found; words: Words['words']; understoodAs: string | null }> {
  const { words, hasKeyword } = question;
  const find = (wanted: Words) => findTypes(work, question, { ...where, ...wanted });
  if (!hasKeyword) return { found: await find({ words: null }), words: null, understoodAs: null };
  const typed = words.map((word) => [word]);
  const found = await find({ words: typed });
  if (Object.values(found).some(({ total }) => total > 0)) return { found, words: typed, understoodAs: null };
  const understood = understoodWords(await readNearWords(work, words));
  if (!understood) return { found, words: typed, understoodAs: null };
  const understoodAs = understood.map(([likeliest]) => likeliest).join(' ');
  return { found: await find({ words: understood, isLiteral: true }), words: understood, understoodAs };
}

async function findTypes(work: Work, question: SearchQuestion, wanted: Where & Words): Promise<Found> {
  const { type: askedType, countryCode, categoryId, sort, seed, page } = question;
  // Signs alone are a keyword without words: nothing has it.
  if (wanted.words?.length === 0) return askedType ? { [askedType]: NOTHING } : { C: NOTHING, P: NOTHING };
  const rest = { countryCode, categoryId, sort, seed, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
  const types = askedType ? [askedType] : PROVIDER_TYPES;
  const pages = await Promise.all(
    types.map(async (type) => [type, await findEntries(work, { ...wanted, ...rest, type })] as const),
  );
  return Object.fromEntries(pages);
}

const NOTHING: FoundPage = { entries: [], total: 0 };

/** All providers of the answer in one query; one that was hidden a moment ago is left out. */
async function providersOf(
  work: Work,
  found: Found,
  { words, categoryId }: { words: Words['words']; categoryId: number | null },
): Promise<(page: FoundPage | undefined) => FoundProvider[]> {
  const ids = Object.values(found).flatMap(({ entries }) => entries.map(({ providerId }) => providerId));
  const providers = new Map((await getPublicProviders(work, ids)).map((provider) => [provider.id, provider]));
  const categories = [...providers.values()].flatMap((provider) => provider.categories);
  const lookedFor = lookedForIn(words, categories.find(({ id }) => id === categoryId)?.slug ?? null);
  return (page) =>
    (page?.entries ?? []).flatMap(({ providerId, distanceKm }) => {
      const provider = providers.get(providerId);
      return provider
        ? [{ ...provider, distanceKm: distanceKm && Math.round(distanceKm * 10) / 10, lookedFor }]
        : [];
    });
}
