import { Form } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import styles from './open-holds.module.css';
import { RELEASE_INTENT } from './release-from-form.ts';

type ReleaseHoldProps = { reservationId: number; action?: string; isBusy: boolean };

/** Giving back a place that waits for its payment, in two taps: the second one tells what happens. Works without scripts. */
export function ReleaseHold({ reservationId, action, isBusy }: ReleaseHoldProps) {
  const t = useTexts();
  return (
    <details className={styles.release}>
      <summary>{t(m.hold_release)}</summary>
      <div className={styles.sure}>
        <p>{t(m.hold_release_sure)}</p>
        <Form method="post" {...(action && { action })}>
          <input type="hidden" name="intent" value={RELEASE_INTENT} />
          <input type="hidden" name="reservationId" value={reservationId} />
          <Button type="submit" isBusy={isBusy} className={styles.danger}>
            {t(m.hold_release_yes)}
          </Button>
        </Form>
      </div>
    </details>
  );
}
