import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import bookPicture from './pictures/book.webp';
import readPicture from './pictures/read.webp';
import watchPicture from './pictures/watch.webp';
import sections from './sections.module.css';
import styles from './ways-section.module.css';

/** What Book, Read and Video are; only what can be entered has a link. */
export function WaysSection() {
  const t = useTexts();
  return (
    <section className={sections.section}>
      <div className={sections.inside}>
        <h2>{t(m.home_ways_title)}</h2>
        <p className={sections.lead}>{t(m.home_ways_lead)}</p>
        <div className={styles.ways}>
          <Way picture={bookPicture} title={t(m.home_book_title)} text={t(m.home_book_text)}>
            <LocalLink to="/book/" className={styles.action}>
              {t(m.home_book_action)}
            </LocalLink>
          </Way>
          <Way picture={readPicture} title={t(m.home_read_title)} text={t(m.home_read_text)}>
            <LocalLink to="/read" className={styles.action}>
              {t(m.read_home_all)}
            </LocalLink>
          </Way>
          <Way picture={watchPicture} title={t(m.home_video_title)} text={t(m.home_video_text)}>
            <LocalLink to="/video-courses" className={styles.action}>
              {t(m.home_video_action)}
            </LocalLink>
          </Way>
        </div>
      </div>
    </section>
  );
}

type WayProps = { picture: string; title: string; text: string; children?: ReactNode };

function Way({ picture, title, text, children }: WayProps) {
  return (
    <article className={styles.way}>
      <img
        src={picture}
        alt=""
        width="760"
        height="560"
        loading="lazy"
        decoding="async"
        className={styles.picture}
      />
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      {children}
    </article>
  );
}
