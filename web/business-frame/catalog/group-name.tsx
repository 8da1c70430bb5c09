import styles from './group-name.module.css';

/** A group as it is told everywhere: its colour as a dot, and its name. */
export function GroupName({ group: { name, color } }: { group: { name: string; color: string } }) {
  return (
    <span className={styles.group}>
      <span className={styles.dot} style={{ background: color }} aria-hidden="true" />
      {name}
    </span>
  );
}
