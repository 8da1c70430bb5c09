import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { usePublicConfig } from '#web/lib/root-data.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PolicyPage } from './pages/policy-page.tsx';
import type { Route } from './+types/privacy.route.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.policies_privacy_title), description: t(m.policies_privacy_lead) }));

export default function PrivacyRoute() {
  const t = useTexts();
  const { companyName, companyAddress } = usePublicConfig();
  const company = [companyName, companyAddress].filter(Boolean).join(', ') || t(m.policies_operator);
  return (
    <PolicyPage
      title={t(m.policies_privacy_title)}
      lead={t(m.policies_privacy_lead)}
      sections={[
        { title: t(m.policies_privacy_who_title), text: t(m.policies_privacy_who_text, { company }) },
        { title: t(m.policies_privacy_what_title), text: t(m.policies_privacy_what_text) },
        { title: t(m.policies_privacy_cards_title), text: t(m.policies_privacy_cards_text) },
        { title: t(m.policies_privacy_why_title), text: t(m.policies_privacy_why_text) },
        { title: t(m.policies_privacy_share_title), text: t(m.policies_privacy_share_text) },
        { title: t(m.policies_privacy_long_title), text: t(m.policies_privacy_long_text) },
        { title: t(m.policies_privacy_rights_title), text: t(m.policies_privacy_rights_text) },
      ]}
    />
  );
}
