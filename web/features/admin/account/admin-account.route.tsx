import { data } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { Screen } from '#web/business-ui/frame/screen.tsx';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { changeLogIn, isLogInIntent } from '#web/sign-in/own-account/change-log-in.ts';
import { PasswordPanel } from '#web/sign-in/own-account/password-panel.tsx';
import { SignInsPanel } from '#web/sign-in/own-account/sign-ins-panel.tsx';
import { hasSecondFactor } from '#web/sign-in/second-factor/second-factor-calls.ts';
import { SecondFactorPanel } from '#web/sign-in/second-factor/second-factor-panel.tsx';
import { faultAt, titled } from '../frame/admin-screen.tsx';
import { whenAdmin } from '../frame/load-admin.ts';
import { MY_ADMIN_ACCOUNT } from './account-calls.ts';
import type { Route } from './+types/admin-account.route.ts';
import styles from './admin-account.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;
export const meta = titled(m.admin_account);
export const ErrorBoundary = faultAt(m.admin_account);

export function loader({ context, url }: Route.LoaderArgs) {
  return whenAdmin(url, async () => {
    const found = await requestOf(context).api(MY_ADMIN_ACCOUNT);
    if (!found.getCurrentUser) throw data(null, { status: 404 });
    return {
      person: found.getCurrentUser,
      signIns: found.getMySignIns,
      factors: found.getMySecondFactors,
    };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = form.get('intent');
  return changeLogIn(isLogInIntent(intent) ? intent : 'password', form, requestOf(context));
}

/** How one gets in: second factor, sessions, password. */
export default function AdminAccountRoute({
  loaderData: { person, signIns, factors },
}: Route.ComponentProps) {
  const t = useTexts();
  const { email, timezone } = person;
  return (
    <Screen title={t(m.admin_account)}>
      <div className={styles.panels}>
        <SecondFactorPanel factors={factors} email={email} timeZone={timezone} />
        <SignInsPanel signIns={signIns} timeZone={timezone} />
        <PasswordPanel email={email} hasSecondFactor={hasSecondFactor(factors)} />
      </div>
    </Screen>
  );
}
