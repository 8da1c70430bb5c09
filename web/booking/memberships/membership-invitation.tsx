import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from '../classes/sign-up.module.css';

/** In the place of the booking form while memberships are shown: each has a page of its own. */
export function MembershipInvitation() {
  const t = useTexts();
  return (
    <Card className={styles.head}>
      <h2 className={styles.step}>{t(m.memberships_title)}</h2>
      <p>{t(m.passes_invitation)}</p>
    </Card>
  );
}
