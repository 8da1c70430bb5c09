import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { ownPath } from '#web/lib/own-path.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { goOnIfSignedIn, goOnWithoutScripts } from '#web/sign-in/page-actions.ts';
import type { Route } from './+types/business-login.route.ts';
import { BusinessShell } from '#web/business-frame/business-shell.tsx';
import { businessLogInFromForm } from './business-log-in-from-form.ts';
import { BusinessLogin, OTHER } from './business-login.tsx';
import styles from './business-login.module.css';

/** Leads on to where somebody works. */
const HOME = '/business';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.bizlogin_login_page), isPrivate: true }));

export function loader({ context, request }: Route.LoaderArgs) {
  // A colleague logs in fully at a shared computer: who is there comes back by their PIN, and so stays in until then
  if (new URL(request.url).searchParams.has(OTHER)) return null;
  return goOnIfSignedIn(request, requestOf(context), HOME);
}

/** Who has just come in stays here until the recovery codes are kept. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined && defaultShouldRevalidate;
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await request.formData();
  const answer = await businessLogInFromForm(form, requestOf(context));
  const onward = answer.kind === 'signedIn' ? goOnWithoutScripts(request, form, HOME) : null;
  if (onward) throw onward;
  return answer;
}

/** The door of who works at a provider (specification section 2). */
export default function BusinessLoginRoute({ actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const [search] = useSearchParams();
  const asked = ownPath(search.get('next'));
  const home = asked === '/' ? localPath(HOME) : asked;
  const goOn = useCallback(() => void navigate(home, { replace: true }), [navigate, home]);
  return (
    <BusinessShell>
      <div className={styles.card}>
        <BusinessLogin pageAnswer={actionData} home={home} onSignedIn={goOn} isOther={search.has(OTHER)} />
      </div>
    </BusinessShell>
  );
}
