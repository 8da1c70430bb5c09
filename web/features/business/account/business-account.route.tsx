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
import { SettingsPages } from '#web/sign-in/own-account/settings-pages.tsx';
import { hasSecondFactor } from '#web/sign-in/second-factor/second-factor-calls.ts';
import { whenSignedIn } from '#web/sign-in/when-signed-in.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/business-account.route.ts';
import { BusinessShell } from '#web/business-frame/business-shell.tsx';
import { isSection, rowsOf, Section } from './account-section.tsx';
import { MY_BUSINESS_ACCOUNT } from './business-account-calls.ts';
import styles from './business-account.module.css';
import { CentersPanel } from './centers-panel.tsx';
import { changePin } from './change-pin.ts';
import { changePlaces } from './change-places.ts';
import { InvitationsPanel } from './invitations-panel.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.bizlogin_account_title), isPrivate: true }));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const found = await whenSignedIn(() => requestOf(context).api(MY_BUSINESS_ACCOUNT)).catch(whenNotProved);
  if (found === 'notProved')
    throw redirect(pathInLocale('/business', localeInPath(new URL(request.url).pathname)));
  if (!found?.getCurrentUser) {
    throw redirect(pathInLocale('/business/login', localeInPath(new URL(request.url).pathname)));
  }
  if (params.section !== undefined && !isSection(params.section))
    throw redirect(pathInLocale('/business/account', localeInPath(new URL(request.url).pathname)));
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
export default function BusinessAccountRoute({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts();
  const { person, factors, invitations } = loaderData;
  const open = isSection(params.section) ? params.section : null;
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
        {open === null && (
          <div className={styles.panels}>
            <InvitationsPanel invitations={invitations} email={person.email} hasSecondFactor={hasFactor} />
            <CentersPanel centers={person.businesses} email={person.email} />
          </div>
        )}
        <SettingsPages
          label={t(m.account_settings)}
          home="/business/account"
          back={t(m.center_account)}
          rows={rowsOf(loaderData, t)}
          open={open}
        >
          {open && <Section section={open} {...loaderData} />}
        </SettingsPages>
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
