import type { ReactNode } from 'react';
import { IconClock, IconMapPin } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import { readBookingRequest } from '#web/booking/booking-request.ts';
import { findOffer, isBookable } from '#web/booking/booking-types.ts';
import type { ServiceToBook } from '#web/booking/booking-types.ts';
import type { ClassToBook } from '#web/booking/classes/class-calls.ts';
import type { LoadedWeek } from '#web/booking/classes/load-week.ts';
import type { LoadedHolds } from '#web/booking/holds/load-holds.ts';
import { OpenHolds } from '#web/booking/lazy-parts.tsx';
import { ProviderLanguage } from '#web/booking/provider-language.ts';
import { useBookingNavigation } from '#web/booking/use-booking-navigation.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { SmartImage } from '#web/ui/smart-image.tsx';
import { About } from './about.tsx';
import { BookBar } from './book-bar.tsx';
import { BookingSheet } from './booking-sheet.tsx';
import providerPlaceholder from './provider-placeholder.svg';
import { OpeningHours } from './opening-hours.tsx';
import { addressLines, largestImage } from './provider.ts';
import type { ProviderOnPage } from './provider.ts';
import styles from './provider-page.module.css';
import { Team } from './team.tsx';
import { WhatIsOffered } from './what-is-offered.tsx';
import { WhereAndContacts } from './where-and-contacts.tsx';

export type ProviderPageData = {
  provider: ProviderOnPage;
  services: readonly ServiceToBook[];
  classes: readonly ClassToBook[];
  week: LoadedWeek | null;
  asked: AskedContact;
  isBookable: boolean;
  held: LoadedHolds | null;
  /** Sentences made by the loader, which the page need not know how to make. */
  words: {
    goodToKnow: readonly string[];
    closed: readonly string[];
    openNow: { isOpen: boolean; text: string } | null;
  };
  /** ISO instant, so that server and browser say the same day. */
  readAt: string;
};

/** A provider with its prices and hours; `children` is the booking beside them. */
export function ProviderPage({
  children,
  ...page
}: Omit<ProviderPageData, 'asked'> & { children: ReactNode }) {
  const { provider, services, classes, week, isBookable: isOnline, held, words } = page;
  const [search] = useSearchParams();
  const { pending } = useBookingNavigation();
  const { offerId } = pending ?? readBookingRequest(search);
  const chosen = isOnline ? findOffer(services, offerId) : null;
  return (
    <ProviderLanguage value={provider.language}>
      <article className={styles.page}>
        {held && <OpenHolds {...held} />}
        <PageHead provider={provider} words={words} />
        <div className={styles.columns}>
          <div className={styles.main}>
            <WhatIsOffered provider={provider} services={services} classes={classes} week={week} />
            {isOnline && <Team services={services} language={provider.language} />}
            <About description={provider.description} language={provider.language} />
            <Photos photos={provider.photos.slice(1)} />
            <div className={styles.facts}>
              <OpeningHours provider={provider} language={provider.language} />
              {words.goodToKnow.length > 0 && <GoodToKnow sentences={words.goodToKnow} />}
            </div>
          </div>
          <div className={styles.booking}>
            <BookingSheet offerId={chosen?.offer.id ?? null}>{children}</BookingSheet>
          </div>
          <WhereAndContacts provider={provider} />
        </div>
        {isOnline && !chosen && <BookBar lowestCents={lowestPrice(services)} />}
      </article>
    </ProviderLanguage>
  );
}

function PageHead({ provider, words }: Pick<ProviderPageData, 'provider' | 'words'>) {
  const t = useTexts();
  const { name, language, type, categories, location } = provider;
  return (
    <header className={styles.header}>
      <SmartImage
        src={largestImage(provider.images)}
        fallback={providerPlaceholder}
        alt={provider.photos[0]?.description || t(m.provider_picture, { name })}
        width={1280}
        height={800}
        loading="eager"
        fetchPriority="high"
        className={styles.picture}
      />
      <div className={styles.names}>
        <h1 lang={language}>{name}</h1>
        <ul className={styles.badges}>
          <li className={styles.kind}>
            {t(type === 'C' ? m.provider_type_center : m.provider_type_professional)}
          </li>
          {categories.map((category, position) => (
            <li key={category.id}>
              <Badge position={position}>{category.name}</Badge>
            </li>
          ))}
        </ul>
        <p className={styles.address}>
          <IconMapPin size={20} stroke={1.6} aria-hidden="true" />
          <a href="#where">{addressLines(location).join(', ')}</a>
        </p>
        {words.openNow && (
          <p className={styles.address} data-open={words.openNow.isOpen || undefined}>
            <IconClock size={20} stroke={1.6} aria-hidden="true" />
            <span>{words.openNow.text}</span>
          </p>
        )}
        {words.closed.map((sentence) => (
          <p key={sentence} className={styles.closed}>
            {sentence}
          </p>
        ))}
      </div>
    </header>
  );
}

/** In cents, of what can be booked; a free first talk says nothing of what the rest costs. */
function lowestPrice(services: readonly ServiceToBook[]): number | null {
  const prices = services.flatMap(({ offers }) => offers.filter(isBookable).map((offer) => offer.priceCents));
  const paid = prices.filter((cents) => cents > 0);
  if (prices.length === 0) return null;
  return paid.length > 0 ? Math.min(...paid) : 0;
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

function GoodToKnow({ sentences }: { sentences: readonly string[] }) {
  const t = useTexts();
  return (
    <section aria-labelledby="good-to-know">
      <h2 id="good-to-know" className={styles.factTitle}>
        {t(m.provider_good_to_know)}
      </h2>
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
