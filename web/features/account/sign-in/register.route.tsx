import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { goOnIfSignedIn } from '#web/sign-in/page-actions.ts';
import { registerFromForm } from '#web/sign-in/register-from-form.ts';
import { RegisterForm } from '#web/sign-in/register-form.tsx';
import { SignInPage } from '#web/sign-in/sign-in-page.tsx';
import type { Route } from './+types/register.route.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.signin_page_register), isPrivate: true }));

export function loader({ context, request }: Route.LoaderArgs) {
  return goOnIfSignedIn(request, requestOf(context));
}

export async function action({ context, request }: Route.ActionArgs) {
  return registerFromForm(await request.formData(), requestOf(context));
}

export default function RegisterRoute({ actionData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <SignInPage title={t(m.signin_register_title)}>
      <RegisterForm pageAnswer={actionData} />
    </SignInPage>
  );
}
