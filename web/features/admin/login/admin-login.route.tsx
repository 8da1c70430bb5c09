import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { BusinessShell } from '#web/business-frame/business-shell.tsx';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { ownPath } from '#web/lib/own-path.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { goOnIfSignedIn, goOnWithoutScripts } from '#web/sign-in/page-actions.ts';
import { adminLogInFromForm } from './admin-log-in-from-form.ts';
import { AdminLogin } from './admin-login.tsx';
import type { Route } from './+types/admin-login.route.ts';
import styles from './admin-login.module.css';

const HOME = '/admin';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.admin_login_page), isPrivate: true }));

export const loader = ({ context, request }: Route.LoaderArgs) =>
  goOnIfSignedIn(request, requestOf(context), HOME);

/** Who has just come in stays here until the recovery codes are kept. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await adminLogInFromForm(form, requestOf(context));
  const onward = answer.kind === 'signedIn' ? goOnWithoutScripts(request, form, HOME) : null;
  if (onward) throw onward;
  return answer;
}

/** The door of administrators and authors: a password and a second factor. */
export default function AdminLoginRoute({ actionData }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [search] = useSearchParams();
  const asked = ownPath(search.get('next'));
  const home = asked === '/' ? localPath(HOME) : asked;
  const goOn = useCallback(() => void navigate(home, { replace: true }), [navigate, home]);
  return (
    <BusinessShell brand={t(m.admin_brand)}>
      <div className={styles.card}>
        <AdminLogin pageAnswer={actionData} home={home} onSignedIn={goOn} />
      </div>
    </BusinessShell>
  );
}
