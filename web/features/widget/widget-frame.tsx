import type { CSSProperties, ReactNode } from 'react';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './widget.module.css';

/** The widget's own light page, made to stand in a provider's site and to take on its colours. */
export function WidgetFrame({
  title,
  theme,
  children,
}: {
  title: string;
  theme?: CSSProperties;
  children: ReactNode;
}) {
  const t = useTexts();
  return (
    <div className={styles.frame} style={theme}>
      <main>
        <h1 className={styles.title}>{title}</h1>
        {children}
      </main>
      <footer className={styles.footer}>
        <a href="/" target="_blank" rel="noopener">
          {t(m.provider_by_radura)}
          <span className="visually-hidden"> {t(m.booking_new_tab)}</span>
        </a>
      </footer>
    </div>
  );
}
