import { redirect, useNavigation } from 'react-router';
import { pathWithoutLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { lazyPart } from '#web/lib/lazy-part.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Texts } from '#web/lib/texts-in.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { SearchBlock } from '../search-block.tsx';
import type { Route } from './+types/book.route.ts';
import { loadResults } from './load-results.ts';
import type { Results } from './load-results.ts';
import { FoldedSearch } from './folded-search.tsx';
import { ResultsList, ResultsSkeleton } from './results-list.tsx';
import { ResultsMap } from './results-map.tsx';
import { ResultsToolbar } from './results-toolbar.tsx';
import { readSearchAddress, searchOf, seedOfDay } from './search-address.ts';
import type { SearchAddress } from './search-address.ts';
import styles from './book.module.css';

/** Most searches find several. */
const Nearby = lazyPart(async () => (await import('./nearby.tsx')).Nearby);
const NoResults = lazyPart(async () => (await import('./no-results.tsx')).NoResults);
const Failed = lazyPart(async () => (await import('./no-results.tsx')).Failed);
const UnknownTown = lazyPart(async () => (await import('./no-results.tsx')).UnknownTown);

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = new Date();
  const { pathname, searchParams } = url;
  const address = readSearchAddress(searchParams, seedOfDay(now));
  const { categories, results } = await loadResults(requestOf(context).api, address);
  if ('total' in results && results.total > 0 && address.page > results.pageCount) {
    throw redirect(pathname + searchOf({ ...address, page: results.pageCount }));
  }
  // The next search is another draw
  const hasFailed = 'errors' in results && !results.isPlaceUnknown;
  return {
    address,
    categories,
    results,
    hasFailed,
    now: now.getTime(),
    nextSeed: Math.floor(Math.random() * 2 ** 31),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({
    title: args.loaderData ? headingOf(t, args.loaderData.address) : t(m.search_all),
    description: t(m.shell_description),
  }));

export default function BookRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { address, categories, results, now, nextSeed } = loaderData;
  const { type, keyword, city, country, category, distance, sort, view } = address;
  const { day, priceTo, payOnline } = address;
  const { location } = useNavigation();
  const isLoading = location !== undefined && pathWithoutLocale(location.pathname).startsWith('/book');
  return (
    <div className={styles.page}>
      <FoldedSearch key={searchOf(address)} address={address}>
        <SearchBlock
          initial={{ type, keyword, city, country, category: String(category ?? '') }}
          categories={categories}
          alsoSent={{
            distance: String(distance ?? ''),
            sort: sort === 'fit' ? '' : sort,
            day,
            price: String(priceTo ?? ''),
            pay: payOnline ? 'online' : '',
            view: view === 'list' ? '' : view,
            seed: String(nextSeed),
          }}
        />
      </FoldedSearch>
      <ResultsToolbar address={address} />
      <div className={styles.head}>
        <h1>{headingOf(t, address)}</h1>
        <output className={styles.count}>
          {isLoading ? t(m.search_loading) : 'total' in results && countOf(t, address, results)}
        </output>
      </div>
      <section aria-label={headingOf(t, address)} aria-busy={isLoading}>
        {isLoading ? <ResultsSkeleton /> : <Shown {...{ address, results, now }} />}
      </section>
    </div>
  );
}

type ShownProps = { address: SearchAddress; results: Results; now: number };

function Shown({ address, results, now }: ShownProps) {
  const t = useTexts();
  if ('errors' in results) return <Failed address={address} {...results} />;
  if (results.isTownUnknown) return <UnknownTown address={address} />;
  const nearby = results.nearby.length > 0 && <Nearby city={address.city} results={results} now={now} />;
  if (results.total === 0) {
    return (
      <>
        {address.view === 'map' && <ResultsMap providers={[]} />}
        <NoResults address={address} otherTotal={results.otherTotal} />
        {nearby}
      </>
    );
  }
  const { providers, understoodAs, pageCount } = results;
  return (
    <>
      {understoodAs && (
        <p className={styles.understood}>
          {t(m.search_understood, { keyword: address.keyword, understood: understoodAs })}
        </p>
      )}
      <ResultsList providers={providers} now={now} view={address.view} />
      {nearby}
      <div className={styles.pages}>
        <Pagination
          page={address.page}
          pageCount={pageCount}
          hrefOf={(page) => searchOf({ ...address, page })}
          labels={{
            navigation: t(m.search_pages),
            previous: t(m.ui_previous_page),
            next: t(m.ui_next_page),
            page: (number) => t(m.ui_page_number, { number }),
          }}
        />
      </div>
    </>
  );
}

const HEADINGS = {
  '': { anywhere: m.search_all, in: m.search_all_in, near: m.search_all_near },
  C: { anywhere: m.search_centers, in: m.search_centers_in, near: m.search_centers_near },
  P: { anywhere: m.search_professionals, in: m.search_professionals_in, near: m.search_professionals_near },
};

function headingOf(t: Texts, { type, city, distance }: SearchAddress): string {
  const words = HEADINGS[type];
  if (city === '') return t(words.anywhere);
  return distance === null ? t(words.in, { city }) : t(words.near, { city, km: distance });
}

function countOf(t: Texts, { keyword }: SearchAddress, { total }: { total: number }): string {
  const one = total === 1 ? t(m.search_count_one) : t(m.search_count_many, { count: total });
  const count = total === 0 ? t(m.search_count_none) : one;
  return keyword === '' ? count : t(m.search_for, { count, keyword });
}
