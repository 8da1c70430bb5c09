import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './staff.module.css';

/** What working with others is and how to get it, where the package is for one alone. */
export function StaffGate() {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <section aria-labelledby="staff-gate" className={styles.gate}>
      <h2 id="staff-gate">{t(m.users_gate_title)}</h2>
      <p>
        {t(m.error_insufficient_plan)} {t(m.staff_gate_text)}
      </p>
      <p>
        {t(m.users_gate_how)} <a href={localPath('/')}>{t(m.users_gate_home)}</a>
      </p>
    </section>
  );
}
