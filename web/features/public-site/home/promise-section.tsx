import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import sections from './sections.module.css';
import styles from './promise-section.module.css';

export function PromiseSection() {
  const t = useTexts();
  return (
    <section className={`${sections.section} ${styles.band}`}>
      <div className={`${sections.inside} ${styles.columns}`}>
        <h2>{t(m.home_promise_title)}</h2>
        <ul className={styles.promises}>
          <li>{t(m.home_promise_times)}</li>
          <li>{t(m.home_promise_price)}</li>
          <li>{t(m.home_promise_guest)}</li>
        </ul>
      </div>
    </section>
  );
}
