import { useId } from 'react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { WholeWords } from './whole-words.tsx';
import styles from './panel.module.css';

type PanelProps = {
  /** Part of the address, for links to it. */
  id: string;
  title: string;
  intro?: string;
  children: ReactNode;
};

/** One matter of the account, on a card of its own. */
export function Panel({ id, title, intro, children }: PanelProps) {
  const titleId = useId();
  return (
    <section id={id} aria-labelledby={titleId}>
      <Card className={styles.panel}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {intro && (
            <p className={styles.intro}>
              <WholeWords text={intro} />
            </p>
          )}
        </div>
        {children}
      </Card>
    </section>
  );
}
