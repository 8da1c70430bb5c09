import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { ReadingPage } from './pages/reading-page.tsx';
import type { Route } from './+types/about.route.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.about_title), description: t(m.about_lead) }));

export default function AboutRoute() {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <ReadingPage
      title={t(m.about_title)}
      lead={t(m.about_lead)}
      sections={[
        { title: t(m.about_people_title), text: t(m.about_people_text) },
        { title: t(m.about_providers_title), text: t(m.about_providers_text) },
        { title: t(m.about_promise_title), text: t(m.about_promise_text) },
      ]}
    >
      <ButtonLink to={localPath('/book/')}>{t(m.about_action)}</ButtonLink>
    </ReadingPage>
  );
}
