import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { RequireSignIn } from '#web/sign-in/require-sign-in.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Route } from './+types/new-email.route.ts';
import { loadLink } from './account-link.ts';
import { changeEmailByLink } from './answer-link.ts';
import { Confirmation } from './confirmation.tsx';
import { DeadLink } from './dead-link.tsx';
import styles from './links.module.css';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.account_use_email_title), isPrivate: true }));

export function loader({ context, params }: Route.LoaderArgs) {
  return loadLink(requestOf(context), params.code, 'newEmail');
}

export function action({ context, params, request }: Route.ActionArgs) {
  return changeEmailByLink(request, requestOf(context), params.code);
}

/** Makes another e-mail the own one; whoever gets the mail without being that person has a link that opens nothing. */
export default function NewEmailRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <RequireSignIn>
      <Card className={styles.card}>
        {loaderData.isHydrated && !actionData?.isDead ? (
          <Confirmation
            title={t(m.account_use_email_title)}
            text={t(m.account_use_email_text, { email: loaderData.email })}
            button={t(m.account_use_email_button)}
            errors={actionData?.errors ?? []}
          />
        ) : (
          <DeadLink purpose="newEmail" email={null} />
        )}
      </Card>
    </RequireSignIn>
  );
}
