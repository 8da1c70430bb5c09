import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PolicyPage } from '../pages/policy-page.tsx';
import type { Route } from './+types/cookies.route.ts';
import { CookieSettings } from './cookie-settings.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.policies_cookies_title), description: t(m.policies_cookies_lead) }));

export default function CookiesRoute() {
  const t = useTexts();
  return (
    <PolicyPage
      title={t(m.policies_cookies_title)}
      lead={t(m.policies_cookies_lead)}
      first={<CookieSettings />}
      sections={[
        { title: t(m.policies_cookies_what_title), text: t(m.policies_cookies_what_text) },
        { title: t(m.cookies_session_title), text: t(m.cookies_session_text) },
        { title: t(m.cookies_device_title), text: t(m.cookies_device_text) },
        { title: t(m.cookies_registration_title), text: t(m.cookies_registration_text) },
        { title: t(m.cookies_business_title), text: t(m.cookies_business_text) },
        { title: t(m.cookies_logout_title), text: t(m.cookies_logout_text) },
        { title: t(m.cookies_own_title), text: t(m.cookies_own_text) },
        { title: t(m.cookies_sidebar_title), text: t(m.cookies_sidebar_text) },
        { title: t(m.policies_cookies_language_title), text: t(m.policies_cookies_language_text) },
        { title: t(m.policies_cookies_storage_title), text: t(m.policies_cookies_storage_text) },
        { title: t(m.policies_cookies_payment_title), text: t(m.policies_cookies_payment_text) },
        { title: t(m.policies_cookies_off_title), text: t(m.policies_cookies_off_text) },
      ]}
    />
  );
}
