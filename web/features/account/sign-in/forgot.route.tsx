import * as m from '#contracts/texts/messages.js';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ForgotForm } from '#web/sign-in/forgot-form.tsx';
import { forgotFromForm } from '#web/sign-in/forgot-from-form.ts';
import { SignInPage } from '#web/sign-in/sign-in-page.tsx';
import type { Route } from './+types/forgot.route.ts';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.signin_page_forgot), isPrivate: true }));

export async function action({ context, request }: Route.ActionArgs) {
  return forgotFromForm(await request.formData(), requestOf(context));
}

export default function ForgotRoute() {
  const t = useTexts();
  return (
    <SignInPage title={t(m.signin_forgot_title)}>
      <ForgotForm />
    </SignInPage>
  );
}
