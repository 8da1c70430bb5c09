import { useState } from 'react';
import * as m from '#contracts/texts/messages.js';
import type { FormAnswer } from '#web/lib/form/form-answer.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { textOf } from '#web/lib/form-text.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { requestOf } from '#web/lib/request-context.ts';
import { textsIn } from '#web/lib/texts-in.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import type { Route } from './+types/contact.route.ts';
import { ReadingPage } from './pages/reading-page.tsx';
import { CONTACT_CALL, contactProblems, contactFormValues } from './shell/contact-fields.ts';
import { ContactForm } from './shell/contact-form.tsx';

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.contact_title), description: t(m.contact_intro) }));

export const loader = ({ url }: Route.LoaderArgs) => ({ isDemo: url.searchParams.has('demo') });

/** Sends a message that a browser without scripts posts. */
export async function action({ context, request }: Route.ActionArgs): Promise<FormAnswer> {
  const form = await request.formData();
  const { postForm, locale } = requestOf(context);
  const values = contactFormValues((name) => textOf(form, name));
  return sendForm({ problems: contactProblems(textsIn(locale), values), form }, () =>
    postForm(CONTACT_CALL, Object.entries(values)),
  );
}

/** The contact form as a page of its own: what the entries lead to where no dialog opens. */
export default function ContactRoute({ loaderData: { isDemo }, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const [isSent, setSent] = useState(false);
  if (isSent || actionData?.isSaved)
    return (
      <ReadingPage title={t(m.contact_sent)} lead={t(m.mail_contact_copy_preheader)} sections={[]}>
        <ButtonLink to={localPath('/')}>{t(m.shell_go_home)}</ButtonLink>
      </ReadingPage>
    );
  return (
    <ReadingPage
      title={t(isDemo ? m.demo_title : m.contact_title)}
      lead={t(isDemo ? m.demo_intro : m.contact_intro)}
      sections={[]}
    >
      <ContactForm
        key={String(isDemo)}
        isDemo={isDemo}
        onSent={() => setSent(true)}
        {...(actionData && { answered: actionData })}
      />
    </ReadingPage>
  );
}
