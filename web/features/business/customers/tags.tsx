import styles from './tags.module.css';

type Tag = { id: number; name: string; color: string };

/** The tags of a customer: the colour stands before the name and tells nothing alone. */
export function Tags({ tags }: { tags: readonly Tag[] }) {
  if (tags.length === 0) return null;
  return (
    <span className={styles.tags}>
      {tags.map(({ id, name, color }) => (
        <span key={id} className={styles.tag}>
          <span className={styles.dot} style={{ backgroundColor: color }} />
          {name}
        </span>
      ))}
    </span>
  );
}
