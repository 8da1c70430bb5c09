import type { ReactNode } from 'react';
import { IconMapPin } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import type { AskedContact } from '#contracts/validation/contact-details.ts';
import type { ServiceToBook } from '#web/booking/booking-types.ts';
import type { ClassToBook } from '#web/booking/classes/class-calls.ts';
import type { LoadedWeek } from '#web/booking/classes/load-week.ts';
import type { LoadedHolds } from '#web/booking/holds/load-holds.ts';
import { OpenHolds } from '#web/booking/lazy-parts.tsx';
import { ProviderLanguage } from '#web/booking/provider-language.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { SmartImage } from '#web/ui/smart-image.tsx';
import providerPlaceholder from './provider-placeholder.svg';
import { OpeningHours } from './opening-hours.tsx';
import { addressLines, largestImage } from './provider.ts';
import type { ProviderOnPage } from './provider.ts';
import styles from './provider-page.module.css';
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
  words: { goodToKnow: readonly string[]; closed: readonly string[] };
};

/** A provider with its prices and hours; `children` is the booking beside them. */
export function ProviderPage({
  provider,
  services,
  classes,
  week,
  held,
  words,
  children,
}: ProviderPageData & { children: ReactNode }) {
  const t = useTexts();
  const { name, language, type, categories, description, location } = provider;
  const paragraphs = description.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return (
    <ProviderLanguage value={language}>
      <article className={styles.page}>
        {held && <OpenHolds {...held} />}
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
            <p className={styles.kind}>
              {t(type === 'C' ? m.provider_type_center : m.provider_type_professional)}
            </p>
            <h1 lang={language}>{name}</h1>
            <ul className={styles.badges}>
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
            {words.closed.map((sentence) => (
              <p key={sentence} className={styles.closed}>
                {sentence}
              </p>
            ))}
          </div>
        </header>
        <div className={styles.columns}>
          <div className={styles.main}>
            <About paragraphs={paragraphs} language={language} />
            <Photos photos={provider.photos.slice(1)} />
            <div className={styles.facts}>
              <OpeningHours provider={provider} language={language} />
              {words.goodToKnow.length > 0 && <GoodToKnow sentences={words.goodToKnow} />}
            </div>
            <WhatIsOffered provider={provider} services={services} classes={classes} week={week} />
          </div>
          <div className={styles.booking}>{children}</div>
          <WhereAndContacts provider={provider} />
        </div>
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

/** What the provider says about itself, in its language. */
function About({ paragraphs, language }: { paragraphs: readonly string[]; language: string }) {
  const t = useTexts();
  if (paragraphs.length === 0) return null;
  return (
    <section aria-labelledby="about" className={styles.about}>
      <h2 id="about" className="visually-hidden">
        {t(m.provider_about)}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} lang={language}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}
