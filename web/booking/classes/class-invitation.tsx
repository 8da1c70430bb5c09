import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import type { ServiceToBook } from '../booking-types.ts';
import type { ClassToBook } from './class-calls.ts';
import { isSold } from './class-rules.ts';
import { classesOf, offerKinds, shownKind } from './offer-kinds.ts';
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

/** Whether the address shows courses or events that can be signed up for online. */
export function isClassShown(
  services: readonly ServiceToBook[],
  classes: readonly ClassToBook[],
  search: URLSearchParams,
): boolean {
  return classesOf(shownKind(offerKinds(services, classes), search), classes).some(isSold);
}
