import { data, redirect } from 'react-router';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/team-invitation.route.ts';
import { findAccountLink } from './account-link.ts';
import { enterByLink } from './answer-link.ts';
import styles from './links.module.css';
import { PasswordLinkForm } from './password-link-form.tsx';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.admin_invite_title), isPrivate: true }));

export async function loader({ context, params }: Route.LoaderArgs) {
  const { email, code } = params;
  const link = await findAccountLink(requestOf(context), { email, code });
  const isUsable = link.isUsable && link.purpose === 'invite';
  return data({ isUsable, email }, { status: isUsable ? 200 : 404 });
}

/** A password is chosen, which accepts the invitation; who comes in then logs in, with a second factor. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const answer = await enterByLink(request, requestOf(context), params);
  if (!(answer instanceof Response)) return answer;
  throw redirect(pathInLocale('/admin/login', localeInPath(new URL(request.url).pathname)), 303);
}

/** An invitation to the team of Radura. */
export default function TeamInvitationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const { isUsable, email } = loaderData;
  if (!isUsable || actionData?.isDead)
    return (
      <QuietPage>
        <h1>{t(m.admin_dead_title)}</h1>
        <p className={styles.lead}>{t(m.admin_dead_text)}</p>
        <ButtonLink to={localPath('/admin/login')} look="secondary">
          {t(m.admin_to_login)}
        </ButtonLink>
      </QuietPage>
    );
  return (
    <QuietPage>
      <h1>{t(m.admin_invite_title)}</h1>
      <p className={styles.lead}>{t(m.admin_invite_text, { email })}</p>
      <PasswordLinkForm email={email} demand="strong" answer={actionData} />
    </QuietPage>
  );
}
