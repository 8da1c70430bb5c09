import type { ReactNode } from 'react';
import { WholeWords } from '#web/ui/whole-words.tsx';
import styles from './reading-page.module.css';

type ReadingSection = { title: string; text: string };

export type ReadingPageProps = {
  title: string;
  lead: string;
  /** What comes before the sections. */
  first?: ReactNode;
  sections: readonly ReadingSection[];
  children?: ReactNode;
};

/** A page to be read: a title, a sentence that says it all, then short sections. */
export function ReadingPage({ title, lead, first, sections, children }: ReadingPageProps) {
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {first}
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h2>{section.title}</h2>
          <p>
            <WholeWords text={section.text} />
          </p>
        </section>
      ))}
      {children && <div className={styles.after}>{children}</div>}
    </article>
  );
}
