import type { ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { LocalLink } from './local-path.tsx';
import { useTexts } from './texts.tsx';
import styles from './quiet-page.module.css';

/** A page that stands alone, without the main shell: one card under the product's name. */
export function QuietPage({ children }: { children: ReactNode }) {
  const t = useTexts();
  return (
    <div className={styles.page}>
      <header>
        <LocalLink to="/" className={styles.home} aria-label={t(m.shell_home_link)} reloadDocument>
          <img src="/favicon.svg" alt="" width={32} height={32} />
          Radura
        </LocalLink>
      </header>
      <main className={styles.card}>{children}</main>
    </div>
  );
}
