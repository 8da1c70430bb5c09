import type { ServiceGroup } from './service-calls.ts';
import styles from './services.module.css';

/** A group as it is told everywhere: its colour as a dot, and its name. */
export function GroupName({ group: { name, color } }: { group: Pick<ServiceGroup, 'name' | 'color'> }) {
  return (
    <span className={styles.group}>
      <span className={styles.dot} style={{ background: color }} aria-hidden="true" />
      {name}
    </span>
  );
}
