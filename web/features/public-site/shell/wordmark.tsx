import styles from './wordmark.module.css';

/** The name with its sign: the sun over a clearing. */
export function Wordmark() {
  return (
    <span className={styles.wordmark}>
      <svg viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
        <clipPath id="wordmark-frame">
          <circle cx="20" cy="20" r="19" />
        </clipPath>
        <g clipPath="url(#wordmark-frame)">
          <rect width="40" height="40" fill="#fbe3c4" />
          <circle cx="23" cy="18" r="7" fill="var(--apricot)" />
          <path d="M0 25c8-5 15-4 22-1s12 2 18-2v18H0Z" fill="var(--sage)" />
          <path d="M0 31c12-5 26-4 40 0v9H0Z" fill="var(--forest)" />
          <path d="m9 13 4.5 9h-2.4l4 8H2.9l4-8H4.5Z" fill="var(--deep)" />
        </g>
      </svg>
      <span>Radura</span>
    </span>
  );
}
