import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { StoreLinks } from '../shell/store-links.tsx';
import sections from './sections.module.css';
import styles from './app-section.module.css';
import { PhonePicture } from './phone-picture.tsx';

export function AppSection() {
  const t = useTexts();
  return (
    <section className={sections.section}>
      <div className={`${sections.inside} ${styles.columns}`}>
        <div className={styles.words}>
          <h2>{t(m.app_title)}</h2>
          <p className={sections.lead}>{t(m.app_text)}</p>
          <StoreLinks />
        </div>
        <PhonePicture />
      </div>
    </section>
  );
}
