import * as m from '#contracts/texts/messages.js';
import { NEWSLETTER_PLACES } from '#contracts/newsletter.ts';
import { LONGEST_EMAIL } from '#contracts/validation/email.ts';
import { NewsletterSignUp } from '#contracts/validation/newsletter.ts';
import { formAction } from '#web/lib/form/form-action.ts';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { textOf } from '#web/lib/form-text.ts';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ReadingPage } from '../pages/reading-page.tsx';
import type { Route } from './+types/newsletter.route.ts';
import { SUBSCRIBE_TO_NEWSLETTER } from './newsletter-calls.ts';
import { NewsletterForm } from './newsletter-form.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.newsletter_title), description: t(m.newsletter_lead) }));

/** Signs an address up; the forms of other pages come here, too. */
export async function action({ context, request }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const { api, locale } = requestOf(context);
  const place = NEWSLETTER_PLACES.find((one) => one === textOf(form, 'place')) ?? 'page';
  return formAction({
    form,
    locale,
    schema: NewsletterSignUp,
    given: { email: textOf(form, 'email'), place },
    fieldOf: (path) =>
      path === 'email' ? { name: m.newsletter_email({}, { locale }), longest: LONGEST_EMAIL } : { name: '' },
    send: (input) => api(SUBSCRIBE_TO_NEWSLETTER, input),
  });
}

/** The newsletter: what it brings, and the sign-up. */
export default function NewsletterRoute({ actionData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <ReadingPage title={t(m.newsletter_title)} lead={t(m.newsletter_lead)} sections={[]}>
      <NewsletterForm place="page" {...(actionData && { answered: actionData })} />
    </ReadingPage>
  );
}
