import type { ListedResource } from './staff-calls.ts';
import styles from './staff.module.css';

/** A person's colour as a dot, and the name. */
export function ResourceName({
  resource: { name, color },
}: {
  resource: Pick<ListedResource, 'name' | 'color'>;
}) {
  return (
    <span className={styles.name}>
      {color && <span className={styles.dot} style={{ background: color }} aria-hidden="true" />}
      {name}
    </span>
  );
}
