import { useLocation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './outdated-form.module.css';

type OutdatedFormProps = {
  /** Of what is kept now. */
  version: number | null;
  /** Until the page has been read anew, it is not known what would be written over. */
  isBusy: boolean;
};

/** Somebody saved the same thing meanwhile: theirs can be looked at, or overwritten by what stands in the form. */
export function OutdatedForm({ version, isBusy }: OutdatedFormProps) {
  const t = useTexts();
  const { pathname } = useLocation();
  return (
    <div role="alert" tabIndex={-1} className={styles.outdated}>
      <h2>{t(m.form_outdated_title)}</h2>
      <p>{t(m.form_outdated_text)}</p>
      <div className={styles.buttons}>
        <Button type="submit" look="secondary" name="overwrites" value={version ?? ''} isBusy={isBusy}>
          {t(m.form_outdated_keep)}
        </Button>
        <a href={pathname} target="_blank" rel="noreferrer">
          {t(m.form_outdated_reload)}
        </a>
      </div>
    </div>
  );
}
