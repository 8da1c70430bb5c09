import type { Work } from '#server/kernel/work.ts';
import { boxAround } from '../rules/around.ts';
import type { SearchQuestion } from '../rules/search-question.ts';
import type { FoundProvider, PageOfProviders, Words } from './find-page.ts';
import { findPage } from './find-page.ts';
import type { Where } from './where-to-search.ts';

/** Nobody goes farther for a massage. */
const FARTHEST_KM = 100;
const MOST_NEARBY = 4;
/** With more found in the town nobody looks elsewhere. */
const FEW = 1;

/** The nearest others of a search that found one or none in its town, by distance. */
export async function findNearby(
  work: Work,
  question: SearchQuestion,
  { center }: Where,
  { words, pages }: { words: Words; pages: readonly PageOfProviders[] },
): Promise<FoundProvider[]> {
  const found = new Set(pages.flatMap(({ providers }) => providers.map(({ id }) => id)));
  const total = pages.reduce((sum, page) => sum + page.total, 0);
  if (question.city === null || center === null || total > FEW) return [];
  const { providers } = await findPage(
    work,
    { ...question, sort: 'nearest', page: 1 },
    {
      ...words,
      townKey: null,
      center,
      within: { km: FARTHEST_KM, box: boxAround(center, FARTHEST_KM) },
      type: question.type,
    },
  );
  return providers.filter(({ id }) => !found.has(id)).slice(0, MOST_NEARBY);
}
