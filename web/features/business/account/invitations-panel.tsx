import { formatDateTime } from '#contracts/format.ts';
import * as m from '#contracts/texts/messages.js';
import { localDateTimeIn, momentIn } from '#web/booking/shown-times.ts';
import { AttemptKey } from '#web/lib/attempt-key.tsx';
import { useApiForm } from '#web/lib/form/use-api-form.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { PasswordField } from '#web/sign-in/password-field.tsx';
import { FactorCodeField } from '#web/sign-in/second-factor/factor-code-field.tsx';
import { isProofRequired } from '#web/sign-in/second-factor/proof-if-required.tsx';
import { Button } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { useToasts } from '#web/ui/toasts.tsx';
import { ROLE_NAMES } from '#web/business-frame/center/role-names.ts';
import type { InvitationToMe } from './business-account-calls.ts';
import styles from './business-account.module.css';
import { placeIntent } from './change-places.ts';

type InvitationsPanelProps = {
  invitations: readonly InvitationToMe[];
  email: string;
  hasSecondFactor: boolean;
};

/** What waits for the person's answer, each with what it would mean. */
export function InvitationsPanel({ invitations, ...me }: InvitationsPanelProps) {
  const t = useTexts();
  if (invitations.length === 0) return null;
  return (
    <Panel id="invitations" title={t(m.mywork_invitations_title)}>
      <ul className={styles.centers}>
        {invitations.map((invitation) => (
          <InvitationItem key={invitation.providerId} invitation={invitation} {...me} />
        ))}
      </ul>
    </Panel>
  );
}

function InvitationItem({
  invitation,
  email,
  hasSecondFactor,
}: Omit<InvitationsPanelProps, 'invitations'> & { invitation: InvitationToMe }) {
  const t = useTexts();
  const { showSuccess } = useToasts();
  const { providerId, name, isHandover } = invitation;
  const accepting = useApiForm({
    intent: placeIntent('accept', providerId),
    anchor: 'invitations',
    onSaved: () => showSuccess(t(m.mywork_accepted)),
  });
  const declining = useApiForm({
    intent: placeIntent('decline', providerId),
    anchor: 'invitations',
    onSaved: () => showSuccess(t(m.mywork_declined)),
  });
  const errors = [...(accepting.answer?.errors ?? []), ...(declining.answer?.errors ?? [])];
  const fieldErrors = accepting.answer?.fieldErrors ?? {};
  return (
    <li className={styles.invitation}>
      <Meaning invitation={invitation} />
      {errors.length > 0 && <ErrorBoxes errors={errors} />}
      <div className={styles.answers}>
        <accepting.Form {...accepting.formProps} className={styles.accept}>
          <AttemptKey />
          <input type="hidden" name="intent" value={placeIntent('accept', providerId)} />
          {(isHandover || (accepting.answer && isProofRequired(accepting.answer))) && (
            <>
              <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
              <PasswordField
                name="password"
                label={t(m.signin_password)}
                autoComplete="current-password"
                required
                error={fieldErrors['password']}
              />
              {hasSecondFactor && <FactorCodeField error={fieldErrors['code']} />}
            </>
          )}
          <Button type="submit" isBusy={accepting.isBusy} aria-label={t(m.mywork_accept_of, { name })}>
            {t(m.mywork_accept)}
          </Button>
        </accepting.Form>
        <declining.Form {...declining.formProps}>
          <AttemptKey />
          <input type="hidden" name="intent" value={placeIntent('decline', providerId)} />
          <Button
            type="submit"
            look="secondary"
            isBusy={declining.isBusy}
            aria-label={t(m.mywork_decline_of, { name })}
          >
            {t(m.mywork_decline)}
          </Button>
        </declining.Form>
      </div>
    </li>
  );
}

/** Who asks for what, and until when. */
function Meaning({ invitation }: { invitation: InvitationToMe }) {
  const t = useTexts();
  const locale = useLocale();
  const { name, role, presentRole, isHandover, staffName, clashes, timezone, until } = invitation;
  const isOnlyStaff = presentRole === role && staffName !== null;
  return (
    <div className={styles.meaning}>
      <strong>{name}</strong>
      {isHandover ? (
        <p>{t(m.mywork_invitation_ownership)}</p>
      ) : (
        !isOnlyStaff && <p>{t(m.mywork_invitation_as, { role: t(ROLE_NAMES[role]) })}</p>
      )}
      {staffName !== null && (
        <p>
          {t(isOnlyStaff ? m.mywork_invitation_only_staff : m.mywork_invitation_staff, { name: staffName })}
        </p>
      )}
      {clashes.length > 0 && (
        <div className={styles.clashes}>
          <p>{t(m.mywork_clashes)}</p>
          <ul>
            {clashes.map(({ from, to }) => (
              <li key={from}>
                {momentIn(timezone, from, locale)}–{momentIn(timezone, to, locale).slice(-5)}
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.until}>
        {t(m.mywork_invitation_until, { until: formatDateTime(localDateTimeIn(timezone, until)) })}
      </p>
    </div>
  );
}
