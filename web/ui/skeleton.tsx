import styles from './skeleton.module.css';

type SkeletonProps = { width?: string; height?: string; radius?: string };

/** The shape of something that is still on its way; the region around it carries `aria-busy`. */
export function Skeleton({ width = '100%', height = '1rem', radius = 'var(--radius-input)' }: SkeletonProps) {
  return (
    <span aria-hidden="true" className={styles.skeleton} style={{ width, height, borderRadius: radius }} />
  );
}
