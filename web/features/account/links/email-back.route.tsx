import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/email-back.route.ts';
import { loadLink } from './account-link.ts';
import { takeEmailBackByLink } from './answer-link.ts';
import { Confirmation } from './confirmation.tsx';
import { DeadLink } from './dead-link.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.account_email_back_title), isPrivate: true }));

export function loader({ context, params }: Route.LoaderArgs) {
  return loadLink(requestOf(context), params.code, 'emailBack');
}

export function action({ context, params, request }: Route.ActionArgs) {
  return takeEmailBackByLink(request, requestOf(context), params.code);
}

/** Takes an account's former e-mail back, for whoever did not change it themselves; no log-in is asked for. */
export default function EmailBackRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <QuietPage>
      {loaderData.isHydrated && !actionData?.isDead ? (
        <Confirmation
          title={t(m.account_email_back_title)}
          text={t(m.account_email_back_text, { email: loaderData.email })}
          button={t(m.account_email_back_button)}
          errors={actionData?.errors ?? []}
        />
      ) : (
        <DeadLink purpose="emailBack" email={null} />
      )}
    </QuietPage>
  );
}
