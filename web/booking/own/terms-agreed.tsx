import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { WholeWords } from '#web/ui/whole-words.tsx';
import styles from './own-reservation.module.css';
import type { ReservationSeen } from './own-reservation.ts';

/** The general terms as they read when it was booked, whatever they say today. */
export function TermsAgreed({ reservation: { termsText } }: { reservation: ReservationSeen }) {
  const t = useTexts();
  return (
    <details className={styles.terms}>
      <summary>{t(m.manage_terms)}</summary>
      {termsText.sections.map(({ title, text }) => (
        <section key={title} lang={termsText.language}>
          <h3>{title}</h3>
          <p>
            <WholeWords text={text} />
          </p>
        </section>
      ))}
    </details>
  );
}
