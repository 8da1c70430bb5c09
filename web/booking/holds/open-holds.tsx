import { useEffect, useState } from 'react';
import { Form } from 'react-router';
import { IconCheck, IconClockHour4 } from '@tabler/icons-react';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { momentIn } from '../shown-times.ts';
import { useBookingNavigation } from '../use-booking-navigation.ts';
import type { OpenHold } from './hold-calls.ts';
import type { LoadedHolds } from './load-holds.ts';
import styles from './open-holds.module.css';
import { ReleaseHold } from './release-hold.tsx';

/** One's own places that wait for their payment: what, when, how long still, paying and giving back. Works without scripts. */
export function OpenHolds({ holds, isReleased, readAt }: LoadedHolds) {
  const t = useTexts();
  const { isBusy } = useBookingNavigation();
  const now = useNow(readAt);
  const open = holds.filter((hold) => millisecondsLeft(hold, now) > 0);
  return (
    <>
      {isReleased && open.length === 0 && (
        <p className={styles.released} role="status">
          <IconCheck size={20} stroke={1.6} aria-hidden="true" />
          {t(m.hold_released)}
        </p>
      )}
      {open.map((hold) => (
        <Hold key={hold.id} hold={hold} now={now} isBusy={isBusy} />
      ))}
    </>
  );
}

function Hold({ hold, now, isBusy }: { hold: OpenHold; now: number; isBusy: boolean }) {
  const t = useTexts();
  const locale = useLocale();
  const { id, offerName, resourceName, startsAt, timeZone, amountCents } = hold;
  const minutes = Math.ceil(millisecondsLeft(hold, now) / 60_000);
  const title = `hold-${id}`;
  return (
    <section className={styles.hold} aria-labelledby={title}>
      <IconClockHour4 size={24} stroke={1.5} aria-hidden="true" />
      <div className={styles.words}>
        <h2 id={title} className={styles.title}>
          {t(m.hold_title)}
        </h2>
        <p>
          {offerName} · {momentIn(timeZone, startsAt, locale)}
          {resourceName && ` · ${t(m.booking_with, { name: resourceName })}`}
        </p>
        <p className={styles.left}>{t(minutes === 1 ? m.hold_left_one : m.hold_left, { minutes })}</p>
      </div>
      <div className={styles.ways}>
        <Form method="post" action="?index">
          <input type="hidden" name="intent" value="payAgain" />
          <input type="hidden" name="reservationId" value={id} />
          <Button type="submit" isBusy={isBusy}>
            {t(m.hold_pay, { amount: formatMoney(amountCents) })}
          </Button>
        </Form>
        <ReleaseHold reservationId={id} action="?index" isBusy={isBusy} />
      </div>
    </section>
  );
}

/** None once it stands or is off: it waits for nothing then. */
function millisecondsLeft({ expiresAt }: Pick<OpenHold, 'expiresAt'>, now: number): number {
  return expiresAt === null ? 0 : Date.parse(expiresAt) - now;
}

const TICK_MS = 5_000;

/** By the server's clock, in milliseconds since 1970: as it was read at first, so that server and browser say the same. */
function useNow(readAt: string): number {
  const [passed, setPassed] = useState({ since: readAt, ms: 0 });
  useEffect(() => {
    const from = performance.now();
    const timer = setInterval(() => setPassed({ since: readAt, ms: performance.now() - from }), TICK_MS);
    return () => clearInterval(timer);
  }, [readAt]);
  return Date.parse(readAt) + (passed.since === readAt ? passed.ms : 0);
}
