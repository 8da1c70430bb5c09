import { redirect } from 'react-router';
import { isLocale, localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { languageCookie } from '#web/lib/language-cookie.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { SettingsPages } from '#web/sign-in/own-account/settings-pages.tsx';
import { whenSignedIn } from '#web/sign-in/when-signed-in.ts';
import type { Route } from './+types/account-info.route.ts';
import { accountRows } from './account-rows.ts';
import { AccountSection, isSection } from './account-section.tsx';
import { changeAccount, isIntent } from './change-account.ts';
import { countryOptions } from '#web/lib/country-options.ts';
import { MY_ACCOUNT } from './profile-calls.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, locale } = requestOf(context);
  const found = await whenSignedIn(async () => ({
    ...(await api(MY_ACCOUNT)),
    countries: countryOptions(locale),
  }));
  if (params.section !== undefined && !isSection(params.section))
    throw redirect(pathInLocale('/profile', localeInPath(url.pathname)));
  return found;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const asked = form.get('intent');
  const answer = await changeAccount(isIntent(asked) ? asked : 'details', form, requestOf(context));
  const language = form.get('userLanguage');
  if (answer.isSaved && isLocale(language) && language !== form.get('languageBefore')) {
    const inPath = localeInPath(new URL(request.url).pathname);
    throw redirect(pathInLocale('/profile/details', inPath && language), {
      status: 303,
      headers: { 'Set-Cookie': languageCookie(language, requestOf(context).origin) },
    });
  }
  return answer;
}

/** The first tab: a list of settings, each a page of its own; `/profile` itself is the list (specification section 2). */
export default function AccountInfoRoute({ loaderData, params }: Route.ComponentProps) {
  const t = useTexts();
  const profile = loaderData?.getCurrentUser;
  if (!profile) return null;
  const open = isSection(params.section) ? params.section : null;
  return (
    <SettingsPages
      label={t(m.account_settings)}
      home="/profile"
      back={t(m.account_settings_back)}
      rows={accountRows(profile, loaderData, t)}
      open={open}
    >
      {open && <AccountSection section={open} profile={profile} account={loaderData} />}
    </SettingsPages>
  );
}
