import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** A screen inside the frame: its title, its one primary act, and what it shows. */
export function Screen({
  title,
  act,
  isInBar = false,
  children,
}: {
  title: string;
  act?: ReactNode;
  /** On a phone a bar of its own says what it shows, and its acts stand over it. */
  isInBar?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={styles.screen}>
      <header className={styles.screenHead} data-in-bar={isInBar || undefined}>
        <h1>{title}</h1>
        {act && <div className={styles.screenActs}>{act}</div>}
      </header>
      {children}
    </div>
  );
}
