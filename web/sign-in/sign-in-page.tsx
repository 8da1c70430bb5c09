import type { ReactNode } from 'react';
import styles from './sign-in.module.css';

/** One of the forms as a page of its own. */
export function SignInPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
