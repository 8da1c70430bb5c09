import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { logInFromForm } from '#web/sign-in/log-in-from-form.ts';
import { LoginForm } from '#web/sign-in/login-form.tsx';
import { goOnIfSignedIn, goOnWithoutScripts } from '#web/sign-in/page-actions.ts';
import { useNextPath } from '#web/sign-in/sign-in-link.tsx';
import { SignInPage } from '#web/sign-in/sign-in-page.tsx';
import type { Route } from './+types/login.route.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.signin_page_login), isPrivate: true }));

export function loader({ context, request }: Route.LoaderArgs) {
  return goOnIfSignedIn(request, requestOf(context));
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await logInFromForm(form, requestOf(context));
  const onward = answer.kind === 'signedIn' ? goOnWithoutScripts(request, form) : null;
  if (onward) throw onward;
  return answer;
}

export default function LoginRoute({ actionData }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const next = useNextPath();
  const target = next === '/' ? localPath('/profile') : next;
  const goOn = useCallback(() => void navigate(target, { replace: true }), [navigate, target]);
  return (
    <SignInPage title={t(m.signin_login_title)}>
      <LoginForm pageAnswer={actionData} onSignedIn={goOn} />
    </SignInPage>
  );
}
