import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './booking-panel.module.css';

/** What booking agrees to, with the documents. */
export function TermsLine() {
  const t = useTexts();
  const localPath = useLocalPath();
  const documentLink = (path: string, text: string) => (
    <Link to={localPath(path)} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden"> {t(m.booking_new_tab)}</span>
    </Link>
  );
  return (
    <p className={styles.small}>
      {t(m.booking_terms_before)}
      {documentLink('/terms', t(m.booking_terms))}
      {t(m.booking_terms_between)}
      {documentLink('/privacy', t(m.booking_privacy))}
      {t(m.booking_terms_after)}
    </p>
  );
}
