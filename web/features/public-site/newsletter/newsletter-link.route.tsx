import { data, Form, useNavigation } from 'react-router';
import * as m from '#contracts/texts/messages.js';
import { ApiFailure } from '#web/lib/api-failure.ts';
import { sendForm } from '#web/lib/form/send-form.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import type { Route } from './+types/newsletter-link.route.ts';
import { FOLLOW_NEWSLETTER_LINK, NEWSLETTER_BY_LINK } from './newsletter-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.newsletter_title), isPrivate: true }));

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const { newsletterByLink } = await requestOf(context).api(NEWSLETTER_BY_LINK, { code: params.code });
    return data({ link: newsletterByLink });
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound'))
      return data({ link: null }, { status: 404 });
    throw failure;
  }
}

/** Only the button confirms or leaves, or a mail program's own by the same POST; looking at the page changes nothing. */
export async function action({ context, params }: Route.ActionArgs) {
  return sendForm({}, () => requestOf(context).api(FOLLOW_NEWSLETTER_LINK, { code: params.code }));
}

export default function NewsletterLinkRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <QuietPage>
      <FollowedLink link={loaderData.link} errors={actionData?.errors ?? []} />
    </QuietPage>
  );
}

type FollowedLinkProps = {
  link: Route.ComponentProps['loaderData']['link'];
  errors: NonNullable<Route.ComponentProps['actionData']>['errors'];
};

function FollowedLink({ link, errors }: FollowedLinkProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const isBusy = useNavigation().formMethod === 'POST';
  if (link === null)
    return (
      <Outcome tone="failure" title={t(m.newsletter_unknown_title)} text={t(m.newsletter_unknown_text)}>
        <ButtonLink to={localPath('/newsletter')}>{t(m.newsletter_again)}</ButtonLink>
      </Outcome>
    );
  const { purpose, state } = link;
  const isLeaving = purpose === 'leave';
  if (isLeaving && state === 'left')
    return (
      <Outcome tone="success" title={t(m.newsletter_left_title)} text={t(m.newsletter_left_text)}>
        <ButtonLink to={localPath('/newsletter')} look="secondary">
          {t(m.newsletter_again)}
        </ButtonLink>
      </Outcome>
    );
  if (!isLeaving && state === 'confirmed')
    return (
      <Outcome tone="success" title={t(m.newsletter_confirmed_title)} text={t(m.newsletter_confirmed_text)}>
        <ButtonLink to={localPath('/read')}>{t(m.newsletter_read)}</ButtonLink>
      </Outcome>
    );
  return (
    <>
      <h1>{t(isLeaving ? m.newsletter_leave_title : m.newsletter_confirm_title)}</h1>
      <p>{t(isLeaving ? m.newsletter_leave_text : m.newsletter_confirm_text)}</p>
      <ErrorBoxes errors={errors} />
      <Form method="post">
        <Button type="submit" isBusy={isBusy}>
          {t(isLeaving ? m.newsletter_leave_button : m.newsletter_confirm_button)}
        </Button>
      </Form>
    </>
  );
}
