import * as m from '#contracts/texts/messages.js';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { CardList, ProviderCard } from './provider-card.tsx';
import type { ProviderOnCard } from '#web/generated/operations.ts';
import styles from './home-selection.module.css';

export type HomeSelectionProps = {
  centers: readonly ProviderOnCard[];
  professionals: readonly ProviderOnCard[];
  /** Milliseconds since 1970. */
  now: number;
};

/** Some centers and professionals by chance, others at every visit (specification sections 2 and 9). */
export function HomeSelection({ centers, professionals, now }: HomeSelectionProps) {
  const t = useTexts();
  if (centers.length + professionals.length === 0) return null;
  return (
    <section className={styles.selection}>
      <div className={styles.inside}>
        <Row
          title={t(m.search_home_centers)}
          all={{ path: '/book/?type=C', text: t(m.search_home_all_centers) }}
          most={3}
          {...{ providers: centers, now }}
        />
        <Row
          title={t(m.search_home_professionals)}
          all={{ path: '/book/?type=P', text: t(m.search_home_all_professionals) }}
          most={4}
          {...{ providers: professionals, now }}
        />
      </div>
    </section>
  );
}

type RowProps = {
  title: string;
  providers: readonly ProviderOnCard[];
  all: { path: string; text: string };
  now: number;
  most: 3 | 4;
};

function Row({ title, providers, all, now, most }: RowProps) {
  if (providers.length === 0) return null;
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <LocalLink to={all.path} className={styles.all}>
          {all.text}
        </LocalLink>
      </div>
      <CardList most={most}>
        {providers.map((provider) => (
          <li key={provider.id}>
            <ProviderCard provider={provider} now={now} headingLevel={3} />
          </li>
        ))}
      </CardList>
    </div>
  );
}
