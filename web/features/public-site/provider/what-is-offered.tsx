import { useSearchParams } from 'react-router';
import { offerKinds, shownKind } from '#web/booking/classes/offer-kinds.ts';
import { OFFER_TABS, Offers } from '#web/booking/classes/offers.tsx';
import { WeekSessions } from '#web/booking/lazy-parts.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { ProviderPageData } from './provider-page-data.ts';
import styles from './provider-page.module.css';

/** The services, courses, events, video courses and memberships of a provider under the name of the kind that is shown, and the sessions of a week. */
export function WhatIsOffered({
  provider: { id, timezone },
  week,
  ...offered
}: Pick<ProviderPageData, 'provider' | 'services' | 'classes' | 'videos' | 'memberships' | 'week'>) {
  const t = useTexts();
  const localPath = useLocalPath();
  const [search] = useSearchParams();
  const kinds = offerKinds(offered);
  const kind = shownKind(kinds, search);
  const basePath = localPath(`/provider/${id}`);
  return (
    <>
      <section
        aria-labelledby="services"
        className={styles.services}
        data-tabs={kinds.length > 1 || undefined}
      >
        <h2 id="services" tabIndex={-1}>
          {t(OFFER_TABS[kind].title)}
        </h2>
        <Offers {...offered} basePath={basePath} timeZone={timezone} />
      </section>
      {week && <WeekSessions week={week} classes={offered.classes} basePath={basePath} />}
    </>
  );
}
