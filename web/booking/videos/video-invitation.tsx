import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import styles from '../classes/sign-up.module.css';

/** In the place of the booking form while video courses are shown: each has a page of its own. */
export function VideoInvitation() {
  const t = useTexts();
  return (
    <Card className={styles.head}>
      <h2 className={styles.step}>{t(m.videos_title)}</h2>
      <p>{t(m.videos_invitation)}</p>
    </Card>
  );
}
