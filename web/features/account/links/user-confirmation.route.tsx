import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import type { Route } from './+types/user-confirmation.route.ts';
import { findAccountLink, loadLink } from './account-link.ts';
import { confirmByLink } from './answer-link.ts';
import { ConfirmAccount } from './confirm-account.tsx';
import { DeadLink } from './dead-link.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.account_verify_title), isPrivate: true }));

export function loader({ context, params }: Route.LoaderArgs) {
  return loadLink(requestOf(context), params.code, 'verify');
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const known = requestOf(context);
  const link = await findAccountLink(known, { code: params.code, email: null });
  return confirmByLink(request, known, link, params.code);
}

/** Confirms an account by its code alone (specification section 2). */
export default function UserConfirmationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <QuietPage>
      {loaderData.isHydrated && !actionData?.isDead ? (
        <ConfirmAccount email={null} keepsPassword={loaderData.keepsPassword} answer={actionData} />
      ) : (
        <DeadLink purpose="verify" email={null} />
      )}
    </QuietPage>
  );
}
