import type { ReactNode } from 'react';
import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { changedSearch, DISTANCES, PRICES, searchOf, SORTS_OFFERED } from './search-address.ts';
import type { SearchAddress } from './search-address.ts';
import styles from './results-toolbar.module.css';

const SORT_NAMES = { fit: m.search_sort_fit, nearest: m.search_sort_nearest, name: m.search_sort_name };
const VIEW_NAMES = { list: m.search_view_list, map: m.search_view_map };
const TYPE_NAMES = { '': m.search_type_all, C: m.search_centers, P: m.search_professionals };

/** Who is shown, where, in which order and how: links in one row, so that each choice is an address. */
export function ResultsToolbar({ address }: { address: SearchAddress }) {
  const t = useTexts();
  const { type, city, distance, sort, view } = address;
  const to = (changes: Partial<SearchAddress>): string => searchOf(changedSearch(address, changes));
  const sorts = SORTS_OFFERED.filter((each) => each !== 'nearest' || city !== '');
  return (
    <div className={styles.toolbar}>
      <Choice label={t(m.home_search_type)} isLabelHidden className={styles.types}>
        {(['', 'C', 'P'] as const).map((each) => (
          <Option key={each} to={to({ type: each, category: null })} isChosen={type === each}>
            {t(TYPE_NAMES[each])}
          </Option>
        ))}
      </Choice>
      <Filters address={address} to={to} />
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

/** Each narrows the results; chosen, it leads back. */
function Filters({
  address: { day, priceTo, payOnline },
  to,
}: {
  address: SearchAddress;
  to: (changes: Partial<SearchAddress>) => string;
}) {
  const t = useTexts();
  return (
    <Choice label={t(m.search_filters)} isLabelHidden>
      <Option to={to({ day: day === 'today' ? '' : 'today' })} isChosen={day === 'today'}>
        {t(m.search_filter_today)}
      </Option>
      <Option to={to({ day: day === 'tomorrow' ? '' : 'tomorrow' })} isChosen={day === 'tomorrow'}>
        {t(m.search_filter_tomorrow)}
      </Option>
      {PRICES.map((price) => (
        <Option
          key={price}
          to={to({ priceTo: priceTo === price ? null : price })}
          isChosen={priceTo === price}
        >
          {t(m.search_filter_price, { price })}
        </Option>
      ))}
      <Option to={to({ payOnline: !payOnline })} isChosen={payOnline}>
        {t(m.search_filter_online)}
      </Option>
    </Choice>
  );
}

type ChoiceProps = {
  label: string;
  isLabelHidden?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

function Choice({ label, isLabelHidden = false, className, children }: ChoiceProps) {
  return (
    <nav aria-label={label} className={classNames(styles.choice, className)}>
      {!isLabelHidden && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
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
