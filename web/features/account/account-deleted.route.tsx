import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import type { Route } from './+types/account-deleted.route.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.privacydata_gone_title), isPrivate: true }));

/** Goodbye, and the way back to what everybody sees. */
export default function AccountDeletedRoute() {
  const t = useTexts();
  const localPath = useLocalPath();
  return (
    <QuietPage>
      <Outcome tone="failure" title={t(m.privacydata_gone_title)} text={t(m.privacydata_gone_text)}>
        <ButtonLink to={localPath('/')} reloadDocument>
          {t(m.shell_go_home)}
        </ButtonLink>
      </Outcome>
    </QuietPage>
  );
}
