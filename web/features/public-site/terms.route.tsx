import { termsSections } from '#contracts/terms-text.ts';
import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
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
      sections={termsSections(useLocale())}
    />
  );
}
