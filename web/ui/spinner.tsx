import styles from './button.module.css';

/** A small turning circle where something is on its way; what it waits for is said beside it. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;
