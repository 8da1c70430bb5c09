import type { Work } from '#server/kernel/work.ts';
import { getBookableOffersOf, publicClassNamesOf } from '#server/modules/catalog/index.ts';
import { getPublicProviders, publicProviderIds } from '#server/modules/providers/index.ts';
import { searchEntryOf } from '../rules/search-entry.ts';
import { addWords, forgetWords, removeEntries, removeOthers, saveEntries } from '../store/entries.ts';
import { SEARCH_SCOPE } from '../store/find-anybody.ts';

const BATCH = 500;

/** Brings the entries of some providers up to date; one that visitors may not see has none. */
export async function refreshEntries(work: Work, providerIds: readonly number[]): Promise<void> {
  await work.transaction(async (tx) => {
    // Two facts about one provider may be worked off at once: who comes second reads what the first one wrote.
    await tx.lock(providerIds.map((id) => `search:${id}`));
    const providers = await getPublicProviders(tx, providerIds);
    const offers = Map.groupBy(await getBookableOffersOf(tx, providerIds), ({ providerId }) => providerId);
    const classes = Map.groupBy(await publicClassNamesOf(tx, providerIds), ({ providerId }) => providerId);
    const entries = providers.map((provider) => {
      const names = (offers.get(provider.id) ?? []).flatMap(({ name, serviceName }) => [name, serviceName]);
      const classNames = (classes.get(provider.id) ?? []).map(({ name }) => name);
      return searchEntryOf(provider, [...names, ...classNames]);
    });
    const shown = new Set(providers.map(({ id }) => id));
    await removeEntries(
      tx,
      providerIds.filter((id) => !shown.has(id)),
    );
    await saveEntries(tx, entries);
    await addWords(
      tx,
      entries.flatMap(({ words }) => words),
    );
    tx.invalidate(SEARCH_SCOPE);
  });
}

/**
 * Fills the search anew, for imports that announced nothing. Each batch commits on its own; searches go on meanwhile.
 * @returns how many providers can be found
 */
export async function rebuildSearch(work: Work): Promise<number> {
  await forgetWords(work);
  let count = 0;
  for (let after = 0; ;) {
    const ids = await publicProviderIds(work, after, BATCH);
    const last = ids.at(-1) ?? null;
    await removeOthers(work, { after, last, keep: ids });
    if (last === null) return count;
    await refreshEntries(work, ids);
    count += ids.length;
    after = last;
  }
}
