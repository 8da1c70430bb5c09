import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from './sign-up.module.css';

/** In the place of the booking form while courses or events are shown: each has a page of its own. */
export function ClassInvitation() {
  const t = useTexts();
  return (
    <Card className={styles.head}>
      <h2 className={styles.step}>{t(m.signup_invitation_title)}</h2>
      <p>{t(m.signup_invitation)}</p>
    </Card>
  );
}
