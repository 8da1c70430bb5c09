import { splitAtHyphenated } from './split-at-hyphenated.ts';
import styles from './whole-words.module.css';

/** A text whose short words with a hyphen, such as “e-mail”, stay on one line. */
export function WholeWords({ text }: { text: string }) {
  // A part never moves within its text, so its place may be its key.
  return splitAtHyphenated(text).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className={styles.whole}>
        {part}
      </span>
    ),
  );
}
