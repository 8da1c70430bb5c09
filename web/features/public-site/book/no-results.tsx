import * as m from '#contracts/texts/messages.js';
import { ButtonLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { changedSearch, DISTANCES, searchOf } from './search-address.ts';
import type { Results } from './load-results.ts';
import type { SearchAddress } from './search-address.ts';
import styles from './book.module.css';

const OF_OTHER_TYPE = { C: m.search_none_professionals, P: m.search_none_centers };
const ALL = { '': m.search_none_all, C: m.search_none_all_centers, P: m.search_none_all_professionals };

/** Nobody found (specification sections 2 and 8): what happened and where to go from here, the most promising way first. */
export function NoResults({ address, otherTotal }: { address: SearchAddress; otherTotal: number }) {
  const t = useTexts();
  const { type, city, category, distance, day, priceTo, payOnline } = address;
  const hasFilters = day !== '' || priceTo !== null || payOnline;
  const wider = city === '' ? undefined : DISTANCES.find((km) => km >= 25 && km > (distance ?? 0));
  const to = (changes: Partial<SearchAddress>): string => searchOf(changedSearch(address, changes));
  const ways = [
    hasFilters && {
      to: to({ day: '', priceTo: null, payOnline: false }),
      text: t(m.search_none_without_filters),
    },
    otherTotal > 0 &&
      type !== '' && {
        to: to({ type: type === 'C' ? 'P' : 'C', category: null }),
        text: t(OF_OTHER_TYPE[type], { count: otherTotal }),
      },
    wider !== undefined && { to: to({ distance: wider }), text: t(m.search_none_wider, { km: wider, city }) },
    category !== null && { to: to({ category: null }), text: t(m.search_none_without_category) },
    {
      to: to({
        keyword: '',
        city: '',
        country: '',
        category: null,
        distance: null,
        sort: 'fit',
        day: '',
        priceTo: null,
        payOnline: false,
      }),
      text: t(ALL[type]),
    },
  ].filter((way) => way !== false);
  return (
    <EmptyState headingLevel={2} title={t(m.search_none_title)} text={t(m.search_none_text)}>
      <div className={styles.ways}>
        {ways.slice(0, 3).map((way, index) => (
          <ButtonLink key={way.text} to={way.to} look={index === 0 ? 'primary' : 'secondary'}>
            {way.text}
          </ButtonLink>
        ))}
      </div>
    </EmptyState>
  );
}

/** There is no town of that name: said, rather than searched for. */
export function UnknownTown({ address }: { address: SearchAddress }) {
  const t = useTexts();
  const anywhere = changedSearch(address, { city: '', country: '', distance: null });
  return (
    <EmptyState
      headingLevel={2}
      title={t(m.search_unknown_town, { city: address.city })}
      text={t(m.search_unknown_town_text)}
    >
      <ButtonLink to={searchOf(anywhere)}>{t(m.search_unknown_town_without)}</ButtonLink>
    </EmptyState>
  );
}

type FailedProps = { address: SearchAddress } & Extract<Results, { errors: unknown }>;

/** The search failed: the place index alone, which leaves the town's name to search by, or all of it. */
export function Failed({ address, errors, isPlaceUnknown }: FailedProps) {
  const t = useTexts();
  const again = isPlaceUnknown ? changedSearch(address, { distance: null }) : address;
  return (
    <>
      <ErrorBoxes errors={errors} />
      <EmptyState headingLevel={2} title={t(m.search_failed_title)} text={t(m.search_failed_text)}>
        <ButtonLink to={searchOf(again)}>
          {isPlaceUnknown ? t(m.search_town_only, { city: address.city }) : t(m.shell_retry)}
        </ButtonLink>
      </EmptyState>
    </>
  );
}
