import { classNames } from '#web/ui/class-names.ts';
import styles from './status-pill.module.css';

export type StatusTone = 'good' | 'quiet' | 'waiting' | 'wrong' | 'news';

/** A state in one word. The dot's shape differs with the tone, so that nothing is told by colour alone. */
export function StatusPill({ tone, children }: { tone: StatusTone; children: string }) {
  return <span className={classNames(styles.pill, styles[tone])}>{children}</span>;
}
