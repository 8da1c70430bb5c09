import { formatDateTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import panelStyles from '#web/ui/panel.module.css';
import { Panel } from '#web/ui/panel.tsx';
import type { MySignIn } from './log-in-calls.ts';
import styles from './sign-ins-panel.module.css';

type SignInsPanelProps = {
  signIns: readonly MySignIn[];
  /** The person's own, in which moments are shown. */
  timeZone: string;
};

/** Every device that is signed in, and how to end it. */
export function SignInsPanel({ signIns, timeZone }: SignInsPanelProps) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = useApiForm({
    intent: 'endOtherSignIns',
    anchor: 'sign-ins',
  });
  const hasOthers = signIns.some(({ isCurrent }) => !isCurrent);
  return (
    <Panel id="sign-ins" title={t(m.account_signins_title)} intro={t(m.account_signins_intro)}>
      <ul className={styles.list}>
        {signIns.map((signIn) => (
          <SignInItem key={signIn.id} signIn={signIn} timeZone={timeZone} />
        ))}
      </ul>
      {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      {hasOthers ? (
        <Form {...formProps}>
          <input type="hidden" name="intent" value="endOtherSignIns" />
          <Button type="submit" look="secondary" isBusy={isBusy}>
            {t(m.account_signins_end_others)}
          </Button>
        </Form>
      ) : (
        <p className={panelStyles.hint} role="status">
          {t(m.account_signins_only_here)}
        </p>
      )}
    </Panel>
  );
}

const AREAS = { public: null, business: m.account_signin_business, admin: m.account_signin_admin };

function SignInItem({ signIn, timeZone }: { signIn: MySignIn; timeZone: string }) {
  const t = useTexts();
  const { Form, formProps, answer, isBusy } = useApiForm({ intent: 'endSignIn', anchor: 'sign-ins' });
  const device = signIn.device || t(m.account_device_unknown);
  const momentOf = (instant: string): string => formatDateTime(localDateTimeIn(timeZone, instant));
  const area = AREAS[signIn.area];
  return (
    <li className={styles.item}>
      <div className={styles.device}>
        <strong>
          {device}
          {area && <Badge>{t(area)}</Badge>}
          {signIn.isCurrent && <Badge>{t(m.account_signin_current)}</Badge>}
        </strong>
        <span className={panelStyles.hint}>
          {t(m.account_signin_since, { moment: momentOf(signIn.createdAt) })} ·{' '}
          {t(m.account_signin_last_used, { moment: momentOf(signIn.lastUsedAt) })}
        </span>
        {answer && answer.errors.length > 0 && <ErrorBoxes errors={answer.errors} />}
      </div>
      {!signIn.isCurrent && (
        <Form {...formProps}>
          <AttemptKey />
          <input type="hidden" name="intent" value="endSignIn" />
          <input type="hidden" name="id" value={signIn.id} />
          <Button
            type="submit"
            look="quiet"
            isBusy={isBusy}
            aria-label={t(m.account_signin_end_of, { device })}
          >
            {t(m.account_signin_end)}
          </Button>
        </Form>
      )}
    </li>
  );
}
