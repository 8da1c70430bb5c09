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
import type { Route } from './+types/stop-mails.route.ts';
import { STAFF_MAILS_BY_LINK, STOP_STAFF_MAILS } from '#web/business-frame/notices/notice-calls.ts';

export const headers: Route.HeadersFunction = () => PRIVATE_HEADERS;

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, (t) => ({ title: t(m.stop_mails_title), isPrivate: true }));

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const { staffMailsByLink } = await requestOf(context).api(STAFF_MAILS_BY_LINK, { code: params.code });
    return data({ mails: staffMailsByLink });
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.hasCode('notFound'))
      return data({ mails: null }, { status: 404 });
    throw failure;
  }
}

/** Only the button stops anything; looking at the page changes nothing, however often a mail program opens the link. */
export async function action({ context, params }: Route.ActionArgs) {
  return sendForm({}, () => requestOf(context).api(STOP_STAFF_MAILS, { code: params.code }));
}

export default function StopMailsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <QuietPage>
      <StopMails mails={loaderData.mails} errors={actionData?.errors ?? []} />
    </QuietPage>
  );
}

type StopMailsProps = {
  mails: Route.ComponentProps['loaderData']['mails'];
  errors: NonNullable<Route.ComponentProps['actionData']>['errors'];
};

function StopMails({ mails, errors }: StopMailsProps) {
  const t = useTexts();
  const localPath = useLocalPath();
  const isBusy = useNavigation().formMethod === 'POST';
  const toLogIn = (
    <ButtonLink to={localPath('/business/login')} look="secondary">
      {t(m.stop_mails_log_in)}
    </ButtonLink>
  );
  if (mails === null)
    return (
      <Outcome tone="failure" title={t(m.stop_mails_unknown_title)} text={t(m.stop_mails_unknown)}>
        {toLogIn}
      </Outcome>
    );
  const { about, providerName: provider, isStopped } = mails;
  const isOfMessages = about === 'messages';
  if (isStopped && isOfMessages)
    return (
      <Outcome tone="success" title={t(m.stop_mails_done_title)} text={t(m.stop_chat_mails_done)}>
        <ButtonLink to={localPath('/profile')} look="secondary">
          {t(m.stop_chat_mails_profile)}
        </ButtonLink>
      </Outcome>
    );
  if (isStopped)
    return (
      <Outcome tone="success" title={t(m.stop_mails_done_title)} text={t(m.stop_mails_done, { provider })}>
        {toLogIn}
      </Outcome>
    );
  return (
    <>
      <h1>{t(m.stop_mails_title)}</h1>
      <p>{isOfMessages ? t(m.stop_chat_mails_text) : t(m.stop_mails_text, { provider })}</p>
      <ErrorBoxes errors={errors} />
      <Form method="post">
        <Button type="submit" isBusy={isBusy}>
          {t(m.stop_mails_stop)}
        </Button>
      </Form>
    </>
  );
}
