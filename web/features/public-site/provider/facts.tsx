import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { OpeningHours } from './opening-hours.tsx';
import type { ProviderOnPage } from './provider.ts';
import styles from './provider-page.module.css';

/** Opening hours, and what is good to know before booking. */
export function Facts({ provider, goodToKnow }: { provider: ProviderOnPage; goodToKnow: readonly string[] }) {
  return (
    <div className={styles.facts}>
      <OpeningHours provider={provider} language={provider.language} />
      {goodToKnow.length > 0 && <GoodToKnow sentences={goodToKnow} />}
    </div>
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
