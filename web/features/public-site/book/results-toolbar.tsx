import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { changedSearch, DISTANCES, searchOf, SEARCH_SORTS } from './search-address.ts';
import type { SearchAddress } from './search-address.ts';
import styles from './results-toolbar.module.css';

const SORT_NAMES = { random: m.search_sort_random, nearest: m.search_sort_nearest, name: m.search_sort_name };
const VIEW_NAMES = { list: m.search_view_list, map: m.search_view_map };

/** Where, in which order and how the results are shown: links, so that each choice is an address. */
export function ResultsToolbar({ address }: { address: SearchAddress }) {
  const t = useTexts();
  const { city, distance, sort, view } = address;
  const to = (changes: Partial<SearchAddress>): string => searchOf(changedSearch(address, changes));
  const sorts = SEARCH_SORTS.filter((each) => each !== 'nearest' || city !== '');
  return (
    <div className={styles.toolbar}>
      {city !== '' && (
        <Choice label={t(m.search_distance)}>
          <Option to={to({ distance: null })} isChosen={distance === null}>
            {t(m.search_in_town, { city })}
          </Option>
          {DISTANCES.map((km) => (
            <Option key={km} to={to({ distance: km })} isChosen={distance === km}>
              {t(m.search_km, { km })}
            </Option>
          ))}
        </Choice>
      )}
      <Choice label={t(m.search_sort)}>
        {sorts.map((each) => (
          <Option key={each} to={to({ sort: each })} isChosen={sort === each}>
            {t(SORT_NAMES[each])}
          </Option>
        ))}
      </Choice>
      <Choice label={t(m.search_view)}>
        {(['list', 'map'] as const).map((each) => (
          <Option key={each} to={to({ view: each, page: address.page })} isChosen={view === each}>
            {t(VIEW_NAMES[each])}
          </Option>
        ))}
      </Choice>
    </div>
  );
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.choice}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      <div className={styles.options}>{children}</div>
    </nav>
  );
}

function Option({ to, isChosen, children }: { to: string; isChosen: boolean; children: string }) {
  return (
    <Link to={to} preventScrollReset className={styles.option} aria-current={isChosen || undefined}>
      {children}
    </Link>
  );
}
