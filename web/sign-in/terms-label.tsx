import { Link } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';

/** The sentence that is accepted; its documents open beside the form, which keeps what was typed. */
export function TermsLabel() {
  const t = useTexts();
  const localPath = useLocalPath();
  const documentLink = (path: string, text: string) => (
    <Link to={localPath(path)} target="_blank" rel="noopener">
      {text}
      <span className="visually-hidden"> {t(m.signin_new_tab)}</span>
    </Link>
  );
  return (
    <>
      {t(m.signin_terms_before)}
      {documentLink('/terms', t(m.signin_terms))}
      {t(m.signin_terms_between)}
      {documentLink('/privacy', t(m.signin_privacy))}
    </>
  );
}
