import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { formatMoney } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import styles from '../own/own-reservation.module.css';
import { momentIn } from '../shown-times.ts';
import { CANCEL_FIELD } from './change-own-subscription.ts';
import type { SubscriptionSeen } from './own-subscription.ts';
import { FreeUntil } from './subscription-sessions.tsx';
import { sessionLabel } from './subscription-labels.ts';

type CancelSubscriptionProps = {
  subscription: SubscriptionSeen;
  /** What the address asks to give up. */
  asked: number | 'whole' | null;
  readAt: string;
  isBusy: boolean;
};

/** Giving up the whole or one session in two taps; what comes back is said before (specification section 4). */
export function CancelSubscription({ subscription, asked, readAt, isBusy }: CancelSubscriptionProps) {
  const session = subscription.sessions.find(({ id, canCancel }) => id === asked && canCancel);
  const words = useTermsOfWhole(subscription, readAt);
  if (session)
    return <Question {...{ subscription, session, isBusy, readAt }} words={null} key={session.id} />;
  if (!subscription.canCancelWhole) return null;
  if (asked === 'whole')
    return <Question {...{ subscription, isBusy, readAt }} session={null} words={words} />;
  return <Offer words={words} />;
}

function Offer({ words }: { words: ReactNode }) {
  const t = useTexts();
  return (
    <section className={styles.cancel} aria-labelledby="cancel-title">
      <h2 id="cancel-title" className={styles.subtitle}>
        {t(m.subscription_cancel_title)}
      </h2>
      <p>{words}</p>
      <ButtonLink to={`?${CANCEL_FIELD}`} look="secondary" preventScrollReset>
        {t(m.subscription_cancel)}
      </ButtonLink>
    </section>
  );
}

/** Until when the whole is free to give up, and what comes back. */
function useTermsOfWhole(subscription: SubscriptionSeen, readAt: string) {
  const t = useTexts();
  const { sessions, timeZone, refundCentsIfCancelledNow: refundCents, isPaidWithPass } = subscription;
  const first = sessions.find(({ isCancelled }) => !isCancelled);
  if (first && isPaidWithPass) return <EntryUntil session={first} timeZone={timeZone} />;
  return (
    <>
      {refundCents > 0 && `${t(m.subscription_cancel_refund, { amount: formatMoney(refundCents) })} `}
      {first && <FreeUntil session={first} timeZone={timeZone} readAt={readAt} />}
    </>
  );
}

/** What happens to the entry that paid a session. */
function EntryUntil({
  session: { freeUntil },
  timeZone,
}: {
  session: SubscriptionSeen['sessions'][number];
  timeZone: string;
}) {
  const t = useTexts();
  const locale = useLocale();
  return t(m.manage_pass_entry, { moment: momentIn(timeZone, freeUntil, locale) });
}

type QuestionProps = Omit<CancelSubscriptionProps, 'asked'> & {
  session: SubscriptionSeen['sessions'][number] | null;
  words: ReactNode;
};

function Question({ subscription, session, words, readAt, isBusy }: QuestionProps) {
  const t = useTexts();
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { timeZone, onlyBook, totalCents, isPaidWithPass } = subscription;
  const isFree = session !== null && Date.parse(session.freeUntil) >= Date.parse(readAt);
  return (
    <section className={styles.sure} aria-labelledby="sure-title">
      <h2 id="sure-title" ref={heading} tabIndex={-1} className={styles.subtitle}>
        {t(m.subscription_sure_title)}
      </h2>
      <p>
        {session
          ? t(m.subscription_sure_session, { moment: sessionLabel(session, timeZone, { t, locale }) })
          : t(m.subscription_sure_text)}
      </p>
      <p>
        {session === null && words}
        {session && isPaidWithPass && <EntryUntil session={session} timeZone={timeZone} />}
        {session && !isPaidWithPass && (
          <>
            <FreeUntil session={session} timeZone={timeZone} readAt={readAt} />{' '}
            {isFree && !onlyBook && totalCents > 0 && t(m.subscription_sure_session_refund)}
          </>
        )}
      </p>
      <div className={styles.answers}>
        <Form method="post" action="?" preventScrollReset replace>
          <AttemptKey />
          {session && <input type="hidden" name="session" value={session.id} />}
          <Button type="submit" isBusy={isBusy} className={styles.danger}>
            {t(m.subscription_sure_yes)}
          </Button>
        </Form>
        <ButtonLink to="?" look="secondary" preventScrollReset replace>
          {t(m.subscription_sure_no)}
        </ButtonLink>
      </div>
    </section>
  );
}
