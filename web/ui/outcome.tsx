import type { ReactNode } from 'react';
import { WholeWords } from './whole-words.tsx';
import styles from './outcome.module.css';

type OutcomeProps = {
  /** `light` for what went well, `dusk` for what did not. */
  tone: 'success' | 'failure';
  title: string;
  text: string;
  /** The ways on. */
  children?: ReactNode;
};

/** How something ended, and where to go from here. */
export function Outcome({ tone, title, text, children }: OutcomeProps) {
  return (
    <div className={styles.outcome}>
      <Clearing tone={tone} />
      <h1 className={styles.title}>{title}</h1>
      <p>
        <WholeWords text={text} />
      </p>
      {children && <div className={styles.ways}>{children}</div>}
    </div>
  );
}

function Clearing({ tone }: { tone: OutcomeProps['tone'] }) {
  const isLight = tone === 'success';
  return (
    <svg viewBox="0 0 240 120" width="240" height="120" aria-hidden="true" className={styles.picture}>
      <rect width="240" height="120" fill={isLight ? '#fbe9dd' : '#c9d3cd'} />
      <circle
        cx={isLight ? 150 : 168}
        cy={isLight ? 48 : 38}
        r={isLight ? 24 : 13}
        fill={isLight ? '#ee8f63' : '#fff3de'}
      />
      <path d="M0 78c40-22 80-18 120-6s84 8 120-10v58H0Z" fill={isLight ? '#9dbe9c' : '#7e9a8b'} />
      <path d="M0 100c60-20 150-16 240-2v22H0Z" fill={isLight ? '#1f5c49' : '#14352b'} />
    </svg>
  );
}
