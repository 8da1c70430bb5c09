import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PolicyPage } from './pages/policy-page.tsx';
import type { Route } from './+types/terms.route.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.policies_terms_title), description: t(m.policies_terms_lead) }));

export default function TermsRoute() {
  const t = useTexts();
  return (
    <PolicyPage
      title={t(m.policies_terms_title)}
      lead={t(m.policies_terms_lead)}
      sections={[
        { title: t(m.policies_terms_role_title), text: t(m.policies_terms_role_text) },
        { title: t(m.policies_terms_booking_title), text: t(m.policies_terms_booking_text) },
        { title: t(m.policies_terms_price_title), text: t(m.policies_terms_price_text) },
        { title: t(m.policies_terms_cancel_title), text: t(m.policies_terms_cancel_text) },
        { title: t(m.policies_terms_duties_title), text: t(m.policies_terms_duties_text) },
        { title: t(m.policies_terms_liability_title), text: t(m.policies_terms_liability_text) },
        { title: t(m.policies_terms_law_title), text: t(m.policies_terms_law_text) },
      ]}
    />
  );
}
