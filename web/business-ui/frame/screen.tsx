import type { ReactNode } from 'react';
import styles from './frame.module.css';

/** A screen inside the frame: its title, its one primary act, and what it shows. */
export function Screen({ title, act, children }: { title: string; act?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.screen}>
      <header className={styles.screenHead}>
        <h1>{title}</h1>
        {act && <div className={styles.screenActs}>{act}</div>}
      </header>
      {children}
    </div>
  );
}
