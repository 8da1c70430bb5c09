import { redirect } from 'react-router';
import { isLocale, localeInPath, pathInLocale } from '#contracts/languages.ts';
import { languageCookie } from '#web/lib/language-cookie.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { EmailPanel } from '#web/sign-in/own-account/email-panel.tsx';
import { PasswordPanel } from '#web/sign-in/own-account/password-panel.tsx';
import { SignInsPanel } from '#web/sign-in/own-account/sign-ins-panel.tsx';
import { hasSecondFactor } from '#web/sign-in/second-factor/second-factor-calls.ts';
import { SecondFactorPanel } from '#web/sign-in/second-factor/second-factor-panel.tsx';
import { whenSignedIn } from '#web/sign-in/when-signed-in.ts';
import type { Route } from './+types/account-info.route.ts';
import { CalendarFeedPanel } from '../calendar-feed/calendar-feed-panel.tsx';
import { PrivacyPanel } from '../privacy/privacy-panel.tsx';
import { changeAccount, isIntent } from './change-account.ts';
import { ChatMailsPanel } from './chat-mails-panel.tsx';
import { ConsentsPanel } from './consents-panel.tsx';
import { countryOptions } from '#web/lib/country-options.ts';
import { DetailsPanel } from './details-panel.tsx';
import { MY_ACCOUNT } from './profile-calls.ts';
import styles from './profile.module.css';

export function loader({ context }: Route.LoaderArgs) {
  const { api, locale } = requestOf(context);
  return whenSignedIn(async () => ({ ...(await api(MY_ACCOUNT)), countries: countryOptions(locale) }));
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const asked = form.get('intent');
  const answer = await changeAccount(isIntent(asked) ? asked : 'details', form, requestOf(context));
  const language = form.get('userLanguage');
  if (answer.isSaved && isLocale(language) && language !== form.get('languageBefore')) {
    const inPath = localeInPath(new URL(request.url).pathname);
    throw redirect(pathInLocale('/profile', inPath && language), {
      status: 303,
      headers: { 'Set-Cookie': languageCookie(language, requestOf(context).origin) },
    });
  }
  return answer;
}

/** The first tab: data, consents, password and sign-ins, each on a card of its own. */
export default function AccountInfoRoute({ loaderData }: Route.ComponentProps) {
  const profile = loaderData?.getCurrentUser;
  if (!profile) return null;
  const hasFactor = hasSecondFactor(loaderData.getMySecondFactors);
  return (
    <div className={styles.panels}>
      <div className={styles.column}>
        <DetailsPanel profile={profile} countries={loaderData.countries} />
        <PasswordPanel email={profile.email} hasSecondFactor={hasFactor} />
        <SecondFactorPanel
          factors={loaderData.getMySecondFactors}
          email={profile.email}
          timeZone={profile.timezone}
        />
      </div>
      <div className={styles.column}>
        <EmailPanel email={profile.email} hasSecondFactor={hasFactor} />
        <CalendarFeedPanel feed={loaderData.getMyCalendarFeed} />
        <ChatMailsPanel wishes={loaderData.getChatMailWishes} />
        <ConsentsPanel agreements={profile.agreements} />
        <SignInsPanel signIns={loaderData.getMySignIns} timeZone={profile.timezone} />
        <PrivacyPanel />
      </div>
    </div>
  );
}
