import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { CardList, ProviderCard } from '../provider-card.tsx';
import styles from './book.module.css';
import type { Results } from './load-results.ts';

type NearbyProps = { city: string; results: Extract<Results, { total: number }>; now: number };

/** Where one or none was found in a town: the nearest others, each with its distance. */
export function Nearby({ city, results: { nearby, total }, now }: NearbyProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="nearby" className={styles.nearby}>
      <h2 id="nearby">{t(total === 0 ? m.search_nearby_none : m.search_nearby_one, { city })}</h2>
      <CardList most={4}>
        {nearby.map((provider) => (
          <li key={provider.id}>
            <ProviderCard provider={provider} now={now} headingLevel={3} />
          </li>
        ))}
      </CardList>
    </section>
  );
}
