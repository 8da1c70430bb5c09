import { IconClock, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import type { ProviderOnCard } from '#web/generated/operations.ts';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { SmartImage } from '#web/ui/smart-image.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CardTimes } from './card-times.tsx';
import { nextFreeLabel } from './next-free-labels.ts';
import { priceFromLabel } from './price-from-label.ts';
import placeholder from './provider/provider-placeholder.svg';
import styles from './provider-card.module.css';

type ProviderCardProps = {
  provider: ProviderOnCard;
  /** Milliseconds since 1970, from the loader, so that server and browser say the same day. */
  now: number;
  /** On the map, its pin. */
  number?: number;
  /** The first row is worth loading at once. */
  isFirst?: boolean;
  /** As in the heading order of the page. */
  headingLevel?: 2 | 3;
};

/** Picture first, then name, place, what it is, when and from how much; the whole card is one link. */
export function ProviderCard({
  provider,
  now,
  number,
  isFirst = false,
  headingLevel = 2,
}: ProviderCardProps) {
  const t = useTexts();
  const { id, name, language, images, location, categories, distanceKm } = provider;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.card}>
      <div className={styles.frame}>
        <SmartImage
          src={images.medium ?? images.small}
          srcSet={images.medium && images.small ? `${images.small} 400w, ${images.medium} 800w` : undefined}
          sizes="(width >= 1216px) 18rem, (width >= 600px) 46vw, 92vw"
          fallback={placeholder}
          alt=""
          width="400"
          height="250"
          loading={isFirst ? 'eager' : 'lazy'}
          className={styles.picture}
        />
      </div>
      {number !== undefined && <span className={styles.number}>{number}</span>}
      <div className={styles.words}>
        <Heading className={styles.name}>
          <LocalLink to={`/provider/${id}`} className={styles.link} lang={language}>
            {name}
          </LocalLink>
        </Heading>
        {location.city && (
          <p className={styles.place}>
            <IconMapPin size={16} stroke={1.6} aria-hidden="true" />
            <span>
              {location.city}
              {distanceKm !== null &&
                distanceKm > 0 &&
                ` · ${t(m.search_away, { km: kilometres(distanceKm) })}`}
            </span>
          </p>
        )}
        {categories.length > 0 && (
          <p className={styles.categories}>{categories.map((each) => each.name).join(' · ')}</p>
        )}
        <WhatAndWhen provider={provider} now={now} />
      </div>
    </article>
  );
}

/** What is offered, when next and from which price: who takes bookings shows its services, who has classes alone their next session. */
function WhatAndWhen({ provider, now }: Pick<ProviderCardProps, 'provider' | 'now'>) {
  const t = useTexts();
  const locale = useLocale();
  const { language, priceFrom, matchingService, nextFreeTimes, takesBookings } = provider;
  const session = takesBookings ? null : provider.nextSession;
  return (
    <div className={styles.offer}>
      {(matchingService ?? session) && (
        <span className={styles.service} lang={language}>
          {matchingService ?? session?.className}
        </span>
      )}
      {nextFreeTimes.length > 0 ? (
        <CardTimes provider={provider} now={now} />
      ) : (
        <span className={classNames(styles.next, !session && styles.none)}>
          <IconClock size={16} stroke={1.6} aria-hidden="true" />
          {session && <span className="visually-hidden">{t(m.search_next_session)}: </span>}
          {session && nextFreeLabel(session.dateTimeFrom, now, locale)}
          {!session && t(takesBookings ? m.search_no_next : m.booking_not_online)}
        </span>
      )}
      {priceFrom !== null && <span className={styles.price}>{priceFromLabel(priceFrom, locale)}</span>}
    </div>
  );
}

/** 3.4 → '3,4', 12.3 → '12'; written as all figures are, in Italian form. */
function kilometres(km: number): string {
  return km < 10 ? String(km).replace('.', ',') : String(Math.round(km));
}

/** Cards, as many beside each other as there is room for. */
export function CardList({ most, children }: { most: 2 | 3 | 4; children: ReactNode }) {
  return (
    <ul className={classNames(styles.cards, most === 3 && styles.byThree, most === 4 && styles.byFour)}>
      {children}
    </ul>
  );
}

/** The shape of a card on its way. */
export function ProviderCardSkeleton() {
  return (
    <div className={styles.card}>
      <div className={styles.frame}>
        <Skeleton height="100%" radius="0" />
      </div>
      <div className={styles.words}>
        <Skeleton width="70%" height="1.5rem" />
        <Skeleton width="45%" />
        <Skeleton width="60%" />
        <Skeleton width="100%" />
      </div>
    </div>
  );
}
