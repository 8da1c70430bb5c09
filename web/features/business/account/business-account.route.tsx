import { Form, redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useAuthentication } from '#web/sign-in/authentication.tsx';
import { changeLogIn, isLogInIntent } from '#web/sign-in/own-account/change-log-in.ts';
import { EmailPanel } from '#web/sign-in/own-account/email-panel.tsx';
import { PasswordPanel } from '#web/sign-in/own-account/password-panel.tsx';
import { SignInsPanel } from '#web/sign-in/own-account/sign-ins-panel.tsx';
import { hasSecondFactor } from '#web/sign-in/second-factor/second-factor-calls.ts';
import { SecondFactorPanel } from '#web/sign-in/second-factor/second-factor-panel.tsx';
import { whenSignedIn } from '#web/sign-in/when-signed-in.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/business-account.route.ts';
import { BusinessShell } from '#web/business-frame/business-shell.tsx';
import { MY_BUSINESS_ACCOUNT } from './business-account-calls.ts';
import styles from './business-account.module.css';
import { CentersPanel } from './centers-panel.tsx';
import { changePin } from './change-pin.ts';
import { changePlaces } from './change-places.ts';
import { InvitationsPanel } from './invitations-panel.tsx';
import { PinPanel } from './pin-panel.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.bizlogin_account_title), isPrivate: true }));

export async function loader({ context, request }: Route.LoaderArgs) {
  const found = await whenSignedIn(() => requestOf(context).api(MY_BUSINESS_ACCOUNT)).catch(whenNotProved);
  if (found === 'notProved')
    throw redirect(pathInLocale('/business', localeInPath(new URL(request.url).pathname)));
  if (!found?.getCurrentUser) {
    throw redirect(pathInLocale('/business/login', localeInPath(new URL(request.url).pathname)));
  }
  const { getCurrentUser: person, getMySignIns: signIns, getMySecondFactors: factors } = found;
  return { person, signIns, factors, invitations: found.getMyInvitations, pin: found.getMyPin };
}

/** Who has not proved the e-mail yet has a center to set up, and no account to change. */
function whenNotProved(failure: unknown): 'notProved' {
  if (failure instanceof ApiFailure && failure.hasCode('userNotConfirmed')) return 'notProved';
  throw failure;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const intent = form.get('intent');
  const ofPlace = await changePlaces(form, requestOf(context));
  if (ofPlace) return ofPlace;
  const ofPin = await changePin(form, requestOf(context));
  if (ofPin) return ofPin;
  return changeLogIn(isLogInIntent(intent) ? intent : 'password', form, requestOf(context));
}

/** Who one is on the business side: where one works, and how one gets in. */
export default function BusinessAccountRoute({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { person, signIns, factors, invitations, pin } = loaderData;
  const hasFactor = hasSecondFactor(factors);
  const name = person.firstname || person.fullname;
  return (
    <BusinessShell end={<SignOut />}>
      <div className={styles.page}>
        <header className={styles.who}>
          <Avatar image={person.image} name={person.fullname || person.email} size={56} />
          <div>
            <h1>
              {name ? t(m.bizlogin_account_greeting, { name }) : t(m.bizlogin_account_greeting_nameless)}
            </h1>
            <p>{person.email}</p>
          </div>
        </header>
        <div className={styles.panels}>
          <div className={styles.column}>
            <InvitationsPanel invitations={invitations} email={person.email} hasSecondFactor={hasFactor} />
            <CentersPanel centers={person.businesses} email={person.email} />
            <SecondFactorPanel factors={factors} email={person.email} timeZone={person.timezone} />
            <PinPanel pin={pin} email={person.email} timeZone={person.timezone} hasSecondFactor={hasFactor} />
          </div>
          <div className={styles.column}>
            <SignInsPanel signIns={signIns} timeZone={person.timezone} />
            <EmailPanel email={person.email} hasSecondFactor={hasFactor} />
            <PasswordPanel email={person.email} hasSecondFactor={hasFactor} />
          </div>
        </div>
      </div>
    </BusinessShell>
  );
}

function SignOut() {
  const t = useTexts();
  const localPath = useLocalPath();
  const { tellSignedOut } = useAuthentication();
  return (
    <Form method="post" action={localPath('/business/logout')} onSubmit={tellSignedOut}>
      <Button type="submit" look="quiet">
        {t(m.bizlogin_sign_out)}
      </Button>
    </Form>
  );
}
