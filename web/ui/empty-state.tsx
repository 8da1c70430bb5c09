import type { ReactNode } from 'react';
import { WholeWords } from './whole-words.tsx';
import styles from './empty-state.module.css';

/** What an empty list says, and the next step it offers. */
export function EmptyState({
  title,
  text,
  headingLevel = 3,
  children,
}: {
  title: string;
  text?: string;
  /** As in the heading order of the page. */
  headingLevel?: 2 | 3;
  children?: ReactNode;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.empty}>
      <svg viewBox="0 0 120 60" width="120" height="60" aria-hidden="true">
        <circle cx="78" cy="24" r="10" fill="var(--apricot)" opacity=".8" />
        <path d="M0 48C22 30 42 30 62 44s38 6 58-4v20H0Z" fill="var(--sage)" opacity=".7" />
        <path d="M0 54c30-12 60-10 120-2v8H0Z" fill="var(--forest)" />
      </svg>
      <Heading className={styles.title}>{title}</Heading>
      {text && (
        <p>
          <WholeWords text={text} />
        </p>
      )}
      {children}
    </div>
  );
}
