import styles from './busy.module.css';

/** A thin line at the top of the window while something is being fetched. */
export function BusyBar({ isBusy, label }: { isBusy: boolean; label: string }) {
  return <progress aria-label={label} hidden={!isBusy} className={styles.bar} />;
}

/** Covers the page while a step must not be disturbed; `text` says what is going on. */
export function FullScreenLoader({ text }: { text: string }) {
  return (
    <div role="alert" aria-busy="true" className={styles.screen}>
      <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden="true">
        <circle className={styles.sun} cx="48" cy="50" r="14" fill="var(--apricot)" />
        <path d="M4 66c20-14 34-10 46-4s26 6 42-4v30H4Z" fill="var(--sage)" />
        <path d="M4 76c26-10 52-8 88-2v18H4Z" fill="var(--forest)" />
      </svg>
      <p>{text}</p>
    </div>
  );
}
