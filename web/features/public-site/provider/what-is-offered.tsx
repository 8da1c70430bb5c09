import { useSearchParams } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { offerKinds, shownKind } from '#web/booking/classes/offer-kinds.ts';
import { KIND_NAMES, Offers } from '#web/booking/classes/offers.tsx';
import { WeekSessions } from '#web/booking/classes/week-sessions.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { ProviderPageData } from './provider-page.tsx';
import styles from './provider-page.module.css';

/** The services, courses and events of a provider under the name of the kind that is shown, and the sessions of a week. */
export function WhatIsOffered({
  provider: { id, timezone },
  week,
  ...offered
}: Pick<ProviderPageData, 'provider' | 'services' | 'classes' | 'week'>) {
  const t = useTexts();
  const localPath = useLocalPath();
  const [search] = useSearchParams();
  const kind = shownKind(offerKinds(offered.services, offered.classes), search);
  const basePath = localPath(`/provider/${id}`);
  return (
    <>
      <section aria-labelledby="services" className={styles.services}>
        <h2 id="services">{t(kind === 'services' ? m.provider_services : KIND_NAMES[kind])}</h2>
        <Offers {...offered} basePath={basePath} timeZone={timezone} />
      </section>
      {week && <WeekSessions week={week} classes={offered.classes} basePath={basePath} />}
    </>
  );
}
