import * as m from '#contracts/texts/messages.js';
import type { Act } from '#web/business-ui/act.ts';
import { ActButton } from '#web/business-ui/act-button.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import styles from './customer.module.css';

/** What can be done with one. */
export function CustomerActs({ acts }: { acts: readonly Act[] }) {
  const t = useTexts();
  if (acts.length === 0) return null;
  return (
    <section aria-label={t(m.kit_acts)} className={styles.acts}>
      {acts.map((act) => (
        <ActButton key={act.id} act={act} />
      ))}
    </section>
  );
}
