import { Form, redirect, useNavigation } from 'react-router';
import { formatTime } from '#contracts/format.ts';
import { localeInPath, pathInLocale } from '#contracts/languages.ts';
import * as m from '#contracts/texts/messages.js';
import { localDateTimeIn } from '#web/booking/shown-times.ts';
import { SubscriptionCard } from '#web/booking/subscriptions/subscription-card.tsx';
import { sendForm } from '#web/lib/form/send-form.ts';
import { useLocalPath } from '#web/lib/local-path.tsx';
import { pageMeta } from '#web/lib/page-meta.ts';
import { PRIVATE_HEADERS } from '#web/lib/private-headers.ts';
import { QuietPage } from '#web/lib/quiet-page.tsx';
import { requestOf } from '#web/lib/request-context.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { FullScreenLoader } from '#web/ui/busy.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { ErrorBoxes } from '#web/ui/error-boxes.tsx';
import { Outcome } from '#web/ui/outcome.tsx';
import type { Route } from './+types/subscription-confirmation.route.ts';
import { confirmationErrorPath } from './confirmation-problem.ts';
import { findSubscriptionByLink } from './find-by-link.ts';
import { OutcomePage } from './outcome-page.tsx';
import { CONFIRM_SUBSCRIPTION } from './subscription-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.signup_confirm_title), isPrivate: true }));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const subscription = await findSubscriptionByLink(requestOf(context), params.code, 'confirm');
  if (subscription === null)
    throw redirect(confirmationErrorPath(null, localeInPath(url.pathname), 'subscription'), {
      status: 303,
      headers: PRIVATE_HEADERS,
    });
  return { subscription, readAt: Temporal.Now.instant().toString() };
}

/** Only the button confirms; looking at the page changes nothing, however often a mail program opens the link. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const locale = localeInPath(new URL(request.url).pathname);
  const { code } = params;
  const answer = await sendForm({}, () => requestOf(context).api(CONFIRM_SUBSCRIPTION, { code }));
  return answer.isSaved ? redirect(pathInLocale('/subscription-success', locale), 303) : answer;
}

/** The mailed link that confirms a sign-up (specification section 4). */
export default function SubscriptionConfirmationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const isBusy = useNavigation().formMethod === 'POST';
  const { subscription, readAt } = loaderData;
  const { status, expiresAt, timeZone, manageCode, providerId, classId } = subscription;
  const card = <SubscriptionCard subscription={subscription} readAt={readAt} />;
  if (status === 'A') {
    return (
      <QuietPage>
        <Outcome tone="success" title={t(m.signup_already_title)} text={t(m.signup_already)} />
        {card}
        {manageCode !== null && (
          <ButtonLink to={localPath(`/manage-subscription/${manageCode}`)} look="secondary">
            {t(m.signup_manage)}
          </ButtonLink>
        )}
      </QuietPage>
    );
  }
  if (status !== 'P') {
    return (
      <OutcomePage tone="failure" title={m.signup_off_title} text={m.signup_off}>
        <ButtonLink to={localPath(`/provider/${providerId}/class/${classId}`)}>
          {t(m.signup_again)}
        </ButtonLink>
      </OutcomePage>
    );
  }
  const until =
    expiresAt && t(m.signup_confirm_until, { time: formatTime(localDateTimeIn(timeZone, expiresAt)) });
  return (
    <QuietPage>
      {isBusy && <FullScreenLoader text={t(m.confirmation_working)} />}
      <h1>{t(m.signup_confirm_title)}</h1>
      <p>
        {t(m.signup_confirm_text)} {until}
      </p>
      {card}
      <ErrorBoxes errors={actionData?.errors ?? []} />
      <Form method="post">
        <Button type="submit" isBusy={isBusy}>
          {t(m.signup_confirm)}
        </Button>
      </Form>
    </QuietPage>
  );
}
