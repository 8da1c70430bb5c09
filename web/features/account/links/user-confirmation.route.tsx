import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import type { Route } from './+types/user-confirmation.route.ts';
import { loadLink } from './account-link.ts';
import { confirmByLink } from './answer-link.ts';
import { Confirmation } from './confirmation.tsx';
import { DeadLink } from './dead-link.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.account_verify_title), isPrivate: true }));

export function loader({ context, params }: Route.LoaderArgs) {
  return loadLink(requestOf(context), params.code, 'verify');
}

export function action({ context, params, request }: Route.ActionArgs) {
  return confirmByLink(request, requestOf(context), params.code);
}

/** Confirms an account by its code alone (ledger ROU-04). */
export default function UserConfirmationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <QuietPage>
      {loaderData.isAlive && !actionData?.isDead ? (
        <Confirmation
          title={t(m.account_verify_title)}
          text={t(m.account_verify_text_nameless)}
          button={t(m.account_verify_button)}
          errors={actionData?.errors ?? []}
        />
      ) : (
        <DeadLink purpose="verify" email={null} />
      )}
    </QuietPage>
  );
}
