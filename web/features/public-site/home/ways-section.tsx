import { IconBook2, IconCalendarHeart, IconPlayerPlay } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { LocalLink } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import sections from './sections.module.css';
import styles from './ways-section.module.css';

/** What Book, Read and Video are; those whose room is not open yet say so. */
export function WaysSection() {
  const t = useTexts();
  const soon = <p className={styles.soon}>{t(m.home_soon)}</p>;
  return (
    <section className={sections.section}>
      <div className={sections.inside}>
        <h2>{t(m.home_ways_title)}</h2>
        <p className={sections.lead}>{t(m.home_ways_lead)}</p>
        <div className={styles.ways}>
          <Way
            icon={<IconCalendarHeart size={30} stroke={1.4} />}
            title={t(m.home_book_title)}
            text={t(m.home_book_text)}
          >
            <LocalLink to="/book/" className={styles.action}>
              {t(m.home_book_action)}
            </LocalLink>
          </Way>
          <Way
            icon={<IconBook2 size={30} stroke={1.4} />}
            title={t(m.home_read_title)}
            text={t(m.home_read_text)}
          >
            {soon}
          </Way>
          <Way
            icon={<IconPlayerPlay size={30} stroke={1.4} />}
            title={t(m.home_video_title)}
            text={t(m.home_video_text)}
          >
            {soon}
          </Way>
        </div>
      </div>
    </section>
  );
}

function Way({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <article className={styles.way}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <h3>{title}</h3>
      <p className={styles.text}>{text}</p>
      {children}
    </article>
  );
}
