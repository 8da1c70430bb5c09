import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { readBookingRequest } from '#web/booking/booking-request.ts';
import { findOffer } from '#web/booking/booking-types.ts';
import { OpenHolds } from '#web/booking/lazy-parts.tsx';
import { ProviderLanguage } from '#web/booking/provider-language.ts';
import { useBookingNavigation } from '#web/booking/use-booking-navigation.ts';
import { About } from './about.tsx';
import { BookBar } from './book-bar.tsx';
import { BookingSheet } from './booking-sheet.tsx';
import { Facts } from './facts.tsx';
import type { ProviderOnPage } from './provider.ts';
import { ProviderHead } from './provider-head.tsx';
import styles from './provider-page.module.css';
import type { ProviderPageData } from './provider-page-data.ts';
import { Team } from './team.tsx';
import { WhatIsOffered } from './what-is-offered.tsx';
import { WhereAndContacts } from './where-and-contacts.tsx';

/** A provider with its prices and hours; `children` is the booking beside them. */
export function ProviderPage({
  children,
  ...page
}: Omit<ProviderPageData, 'asked'> & { children: ReactNode }) {
  const { provider, services, classes, videos, memberships, week, isBookable: isOnline, held, words } = page;
  const [search] = useSearchParams();
  const { pending } = useBookingNavigation();
  const { offerId } = pending ?? readBookingRequest(search);
  const chosen = isOnline ? findOffer(services, offerId) : null;
  return (
    <ProviderLanguage value={provider.language}>
      <article className={styles.page}>
        {held && <OpenHolds {...held} />}
        <ProviderHead provider={provider} words={words} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <WhatIsOffered {...{ provider, services, classes, videos, memberships, week }} />
            {isOnline && <Team services={services} language={provider.language} />}
            <About description={provider.description} language={provider.language} />
            <Photos photos={provider.photos.slice(1)} />
            <Facts provider={provider} goodToKnow={words.goodToKnow} />
          </div>
          <div className={styles.booking}>
            <BookingSheet offerId={chosen?.offer.id ?? null}>{children}</BookingSheet>
          </div>
          <WhereAndContacts provider={provider} />
        </div>
        {isOnline && !chosen && <BookBar services={services} />}
      </article>
    </ProviderLanguage>
  );
}

/** The gallery after its main photo, which stands above. */
function Photos({ photos }: { photos: ProviderOnPage['photos'] }) {
  return photos.length === 0 ? null : (
    <ul className={styles.photos}>
      {photos.map(({ id, description, images }) => (
        <li key={id}>
          <img src={images.small ?? ''} alt={description} width={400} height={250} loading="lazy" />
        </li>
      ))}
    </ul>
  );
}
