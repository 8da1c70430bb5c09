import type { LinkDescriptor } from 'react-router';
import frauncesItalic from '@fontsource-variable/fraunces/files/fraunces-latin-wght-italic.woff2?url';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { SearchBlock } from '../search-block.tsx';
import styles from './hero.module.css';
import narrowClearing from './pictures/clearing-narrow.svg';
import wideClearing from './pictures/clearing-wide.svg';

const NARROW = '(max-width: 767px)';
const WIDE = '(min-width: 768px)';

/** The picture that the visitor sees first, and the one word in italics on it. */
export const heroPreloads: LinkDescriptor[] = [
  { rel: 'preload', as: 'image', href: narrowClearing, media: NARROW },
  { rel: 'preload', as: 'image', href: wideClearing, media: WIDE },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: frauncesItalic, crossOrigin: 'anonymous' },
];

/** The drawn clearing, one sentence, and the search block standing in it; `seed` orders what it will find. */
export function Hero({ seed }: { seed: number | null }) {
  const t = useTexts();
  return (
    <section className={styles.hero}>
      <picture className={styles.sky}>
        <source media={NARROW} srcSet={narrowClearing} />
        <img
          src={wideClearing}
          alt=""
          width="1600"
          height="1000"
          fetchPriority="high"
          className={styles.picture}
        />
      </picture>
      <div className={styles.inside}>
        <div className={styles.words}>
          <h1 className={styles.sentence}>
            {t(m.home_sentence_before)}
            <em>{t(m.home_sentence_word)}</em>
            {t(m.home_sentence_after)}
          </h1>
          <p className={styles.lead}>{t(m.home_lead)}</p>
        </div>
        <div className={styles.search}>
          <SearchBlock alsoSent={{ seed: String(seed ?? '') }} />
        </div>
      </div>
    </section>
  );
}
