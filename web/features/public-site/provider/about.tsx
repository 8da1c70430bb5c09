import { useId, useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './provider-page.module.css';

/** About what three lines hold on a phone. */
const SHORT_ENOUGH = 150;

/** What the provider says about itself, in its language: three lines, then more. */
export function About({ description, language }: { description: string; language: string }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const paragraphs = description.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return null;
  const isLong = paragraphs.length > 1 || description.length > SHORT_ENOUGH;
  return (
    <section aria-labelledby="about" className={styles.about}>
      <h2 id="about" className={styles.sectionTitle}>
        {t(m.provider_about)}
      </h2>
      <div id={id} className={styles.story} data-cut={(isLong && !isOpen) || undefined}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} lang={language}>
            {paragraph}
          </p>
        ))}
      </div>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? m.provider_less : m.provider_more)}
        </button>
      )}
    </section>
  );
}
