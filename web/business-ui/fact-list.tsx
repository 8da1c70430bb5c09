import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** What is known of something, as pairs of `dt` and `dd`: what it is called, and beside it what it is. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}
