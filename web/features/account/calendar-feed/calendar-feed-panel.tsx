import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { IconCalendarPlus, IconCopy } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { Button } from '#web/ui/button.tsx';
import buttonStyles from '#web/ui/button.module.css';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { CalendarFeedAnswer } from '../calendar-feed.route.ts';
import { Panel } from '#web/sign-in/own-account/panel.tsx';
import type { CalendarFeed } from './calendar-feed-calls.ts';
import styles from './calendar-feed-panel.module.css';

/** The own bookings in the person's calendar program: make the address, copy it, revoke it (specification section 2). */
export function CalendarFeedPanel({ feed }: { feed: CalendarFeed }) {
  const t = useTexts();
  const localPath = useLocalPath();
  const isHydrated = useIsHydrated();
  const { showSuccess } = useToasts();
  const { Form, data: answer, state } = useFetcher<CalendarFeedAnswer>({ key: 'calendar-feed' });
  const isBusy = state !== 'idle';
  useEffect(() => {
    if (answer?.done === 'enabled') showSuccess(t(m.mybookings_feed_enabled));
    if (answer?.done === 'revoked') showSuccess(t(m.mybookings_feed_revoked));
  }, [answer, showSuccess, t]);
  const hidden = (intent: 'enable' | 'revoke') => (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="isHydrated" value={isHydrated ? 'Y' : ''} />
    </>
  );
  const action = localPath('/profile/calendar-feed');
  return (
    <Panel id="calendar-feed" title={t(m.mybookings_feed_title)} intro={t(m.mybookings_feed_intro)}>
      <ErrorBoxes errors={answer?.errors ?? []} />
      {feed.url === null ? (
        <Form method="post" action={action}>
          {hidden('enable')}
          <Button type="submit" isBusy={isBusy}>
            {t(m.mybookings_feed_enable)}
          </Button>
        </Form>
      ) : (
        <>
          <Address url={feed.url} isHydrated={isHydrated} />
          <details className={styles.revoke}>
            <summary>{t(m.mybookings_feed_revoke)}</summary>
            <Form method="post" action={action} className={styles.sure}>
              {hidden('revoke')}
              <p>
                <strong>{t(m.mybookings_feed_revoke_sure)}</strong> {t(m.mybookings_feed_revoke_text)}
              </p>
              <Button type="submit" look="secondary" isBusy={isBusy}>
                {t(m.mybookings_feed_revoke_yes)}
              </Button>
            </Form>
          </details>
        </>
      )}
    </Panel>
  );
}

function Address({ url, isHydrated }: { url: string; isHydrated: boolean }) {
  const t = useTexts();
  const { showSuccess } = useToasts();
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(url);
    showSuccess(t(m.mybookings_feed_copied));
  };
  return (
    <div className={styles.address}>
      <label htmlFor="calendar-feed-url">{t(m.mybookings_feed_address)}</label>
      <input
        id="calendar-feed-url"
        readOnly
        value={url}
        aria-describedby="calendar-feed-private"
        className={styles.url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <p id="calendar-feed-private" className={styles.private}>
        {t(m.mybookings_feed_private)}
      </p>
      <div className={styles.ways}>
        <a
          href={url.replace(/^https?:/, 'webcal:')}
          className={`${buttonStyles.button} ${buttonStyles.secondary}`}
        >
          <IconCalendarPlus size={18} stroke={1.6} aria-hidden="true" />
          {t(m.mybookings_feed_subscribe)}
        </a>
        {isHydrated && (
          <Button look="quiet" onClick={() => void copy()}>
            <IconCopy size={18} stroke={1.6} aria-hidden="true" />
            {t(m.mybookings_feed_copy)}
          </Button>
        )}
      </div>
    </div>
  );
}
