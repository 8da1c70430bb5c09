import * as m from '#contracts/texts/messages.js';
import { textOf } from '#web/lib/form-text.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { unlessOffline } from '#web/lib/unless-offline.ts';
import { ForgotForm } from '#web/sign-in/forgot-form.tsx';
import { forgotFromForm } from '#web/sign-in/forgot-from-form.ts';
import type { ForgotAnswer } from '#web/sign-in/forgot-from-form.ts';
import { SignInPage } from '#web/sign-in/sign-in-page.tsx';
import type { Route } from './+types/forgot.route.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.signin_page_forgot), isPrivate: true }));

export async function action({ context, request }: Route.ActionArgs) {
  return forgotFromForm(await request.formData(), requestOf(context));
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const email = textOf(await request.clone().formData(), 'email');
  return unlessOffline<ForgotAnswer>(serverAction, (errors) => {
    return { kind: 'refused', email, errors, emailError: undefined };
  });
}

export default function ForgotRoute({ actionData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <SignInPage title={t(m.signin_forgot_title)}>
      <ForgotForm pageAnswer={actionData} />
    </SignInPage>
  );
}
