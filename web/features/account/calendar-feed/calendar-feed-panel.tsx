import { IconCalendarPlus, IconCopy } from '@tabler/icons-react';
import * as m from '#contracts/texts/messages.js';
import { ScriptedField } from '#web/lib/form/scripted-field.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useIsHydrated } from '#web/lib/use-is-alive.ts';
import { ProofIfRequired } from '#web/sign-in/second-factor/proof-if-required.tsx';
import { Button } from '#web/ui/button.tsx';
import buttonStyles from '#web/ui/button.module.css';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import type { CalendarFeed } from './calendar-feed-calls.ts';
import styles from './calendar-feed-panel.module.css';

/** The own bookings in the person's calendar program: make the address, copy it, revoke it (specification section 2). */
export function CalendarFeedPanel({ feed }: { feed: CalendarFeed }) {
  const t = useTexts();
  const localPath = useLocalPath();
  const isHydrated = useIsHydrated();
  const { showSuccess } = useToasts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    action: localPath('/profile/calendar-feed'),
    onSaved: ({ intent }) =>
      showSuccess(t(intent === 'revoke' ? m.mybookings_feed_revoked : m.mybookings_feed_enabled)),
  });
  const hidden = (intent: 'enable' | 'revoke') => (
    <>
      <input type="hidden" name="intent" value={intent} />
      <ScriptedField />
    </>
  );
  return (
    <Panel id="calendar-feed" title={t(m.mybookings_feed_title)} intro={t(m.mybookings_feed_intro)}>
      <ErrorBoxes errors={answer?.errors ?? []} />
      {feed.url === null ? (
        <Form {...formProps}>
          {hidden('enable')}
          <ProofIfRequired answer={answer} />
          <Button type="submit" isBusy={isBusy}>
            {t(m.mybookings_feed_enable)}
          </Button>
        </Form>
      ) : (
        <>
          <Address url={feed.url} isHydrated={isHydrated} />
          <details className={styles.revoke}>
            <summary>{t(m.mybookings_feed_revoke)}</summary>
            <Form {...formProps} className={styles.sure}>
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
