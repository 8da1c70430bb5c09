import { classNames } from '#web/ui/class-names.ts';
import { CardList, ProviderCard, ProviderCardSkeleton } from '../provider-card.tsx';
import type { ProviderOnCard } from '#web/generated/operations.ts';
import { ResultsMap } from './results-map.tsx';
import type { SearchAddress } from './search-address.ts';
import styles from './book.module.css';

type ResultsListProps = { providers: readonly ProviderOnCard[]; now: number; view: SearchAddress['view'] };

/** The cards, or the map with the same cards below it, numbered like its pins. */
export function ResultsList({ providers, now, view }: ResultsListProps) {
  const isMap = view === 'map';
  return (
    <div className={classNames(styles.results, isMap && styles.withMap)}>
      {isMap && <ResultsMap providers={providers} />}
      <CardList most={isMap ? 2 : 4}>
        {providers.map((provider, index) => (
          <li key={provider.id}>
            <ProviderCard
              provider={provider}
              now={now}
              isFirst={index < 4 && !isMap}
              {...(isMap && { number: index + 1 })}
            />
          </li>
        ))}
      </CardList>
    </div>
  );
}

/** The shape of a page of results on its way. */
export function ResultsSkeleton() {
  return (
    <CardList most={4}>
      {Array.from({ length: 8 }, (_, index) => (
        <li key={index}>
          <ProviderCardSkeleton />
        </li>
      ))}
    </CardList>
  );
}
